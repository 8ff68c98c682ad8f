;;; lsp-mode-test.el --- Signalbox as an add-on of lsp-mode  -*- lexical-binding: t; -*-

;;; Commentary:

;; Beside Signalbox runs a main client for Swift: the same program under
;; another name, with all that could answer for routes switched off but
;; definition and hover, so that answers of two servers meet in one buffer.
;; The tests share the servers and run in the order of their names.

;;; Code:

(require 'lsp-mode)
(require 'lsp-completion)
(require 'lsp-diagnostics)
(require 'lsp-lens)
(require 'lsp-modeline)
(require 'signalbox)
(require 'xref)

(setq lsp-session-file (expand-file-name "session" user-emacs-directory)
      lsp-auto-guess-root t
      lsp-restart 'ignore
      lsp-enable-file-watchers nil
      lsp-enable-suggest-server-download nil
      lsp-enable-snippet nil
      lsp-headerline-breadcrumb-enable nil
      lsp-modeline-code-actions-enable nil
      lsp-diagnostics-provider :none
      lsp-idle-delay 0.01)

(lsp-register-client
 (make-lsp-client
  :new-connection (lsp-stdio-connection #'signalbox-command)
  :activation-fn (lsp-activate-on "swift")
  :server-id 'main
  :initialization-options '(:companion "none"
                            :features (:completion :json-false :references :json-false :documentSymbol :json-false
                                       :documentHighlight :json-false :codeLens :json-false :rename :json-false))))

(defun lsp-mode-test-open (name)
  "Visit NAME with both servers."
  (session-open name)
  (unless (bound-and-true-p lsp-mode) (lsp))
  (session-wait "two servers"
    (and (= (length (lsp-workspaces)) 2)
         (seq-every-p (lambda (each) (eq (lsp--workspace-status each) 'initialized)) (lsp-workspaces)))))

(defun lsp-mode-test-workspace (server)
  "The workspace of SERVER in this buffer."
  (seq-find (lambda (each) (eq (lsp--workspace-server-id each) server)) (lsp-workspaces)))

(defun lsp-mode-test-findings ()
  "Codes of what both servers published about this file, sorted."
  (sort (mapcar (lambda (each) (lsp-get each :code))
                (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics t)))
        #'string<))

(defun lsp-mode-test-settle ()
  "Until all that was typed has taken effect and what follows from it came."
  (dolist (each (lsp-workspaces))
    (with-lsp-workspace each (lsp-request "signalbox/synchronize" (make-hash-table)))))

(ert-deftest a-two-servers-in-one-buffer ()
  (lsp-mode-test-open session-list)
  (let ((ours (lsp-mode-test-workspace 'signalbox)))
    (should (equal (file-truename (lsp--workspace-root ours)) (file-truename (getenv "WORKSPACE"))))
    (should (lsp-mode-test-workspace 'main))
    (with-lsp-workspace ours
      (should-not (lsp:server-capabilities-document-symbol-provider? (lsp--workspace-server-capabilities ours))))))

(ert-deftest b-findings-arrive ()
  (lsp-mode-test-open session-list)
  (session-wait "findings" (equal (lsp-mode-test-findings) '("unknown-route" "unknown-route"))))

(ert-deftest c-completion-and-findings-that-follow ()
  (lsp-mode-test-open session-list)
  (session-replace "\\.detial, parcel" "\\., parcel")
  (session-go "route(to: \\.|, parcel")
  (let ((answer (lsp-request "textDocument/completion" (lsp--text-document-position-params))))
    (should-not (memq (lsp-get answer :isIncomplete) '(t))))
  (let ((offered (all-completions "" (nth 2 (lsp-completion-at-point)))))
    (dolist (route '("detail" "tracking" "payment" "help")) (should (member route offered))))
  (dolist (key '(?d ?e ?t ?a)) (insert key))
  (let ((completion-at-point-functions '(lsp-completion-at-point))) (completion-at-point))
  (should (equal (session-line) "router.route(to: \\.detail, parcel.id)"))
  (lsp-mode-test-settle)
  (session-wait "the finding to go" (null (lsp-mode-test-findings))))

(ert-deftest d-definitions-are-merged ()
  (lsp-mode-test-open session-links)
  (session-go "popToRoot().route(to: \\.de|tail")
  (let ((lines (mapcar #'xref-item-summary (xref-backend-definitions 'xref-lsp (xref-backend-identifier-at-point 'xref-lsp)))))
    ;; The main server gives the declaration; beside it, ours does not.
    (should (= (seq-count (lambda (line) (string-match-p "@Route(.push) var detail" line)) lines) 1))
    (should (seq-some (lambda (line) (string-match-p "func makeDetail" line)) lines))))

(ert-deftest e-references ()
  (lsp-mode-test-open session-parcels)
  (session-go "var de|tail = makeDetail")
  (let ((files (mapcar (lambda (each) (file-name-nondirectory (xref-location-group (xref-item-location each))))
                       (xref-backend-references 'xref-lsp (xref-backend-identifier-at-point 'xref-lsp)))))
    (should (member "DeepLinkHandler.swift" files))
    (should (member "ParcelListScreen.swift" files))))

(ert-deftest f-hover-is-joined ()
  (lsp-mode-test-open session-links)
  (session-go "popToRoot().route(to: \\.de|tail")
  (let ((texts (lsp-get (lsp-request "textDocument/hover" (lsp--text-document-position-params)) :contents)))
    (should (= (length texts) 2))
    (seq-do (lambda (text) (should (string-match-p "ParcelsCoordinator" (lsp-get text :value)))) texts)))

(ert-deftest g-workspace-symbols ()
  (lsp-mode-test-open session-parcels)
  (let ((symbols (lsp-request "workspace/symbol" '(:query "tracking"))))
    (should (seq-some (lambda (each) (string-match-p "tracking" (lsp-get each :name))) symbols))))

(ert-deftest h-code-lens ()
  (lsp-mode-test-open session-parcels)
  (unless (lsp-feature? "textDocument/codeLens")
    (message "skipped: code lenses are not served")
    (ert-skip "code lenses are not served"))
  (should (> (length (lsp-request "textDocument/codeLens" `(:textDocument ,(lsp--text-document-identifier)))) 0)))

(ert-deftest i-code-action ()
  (lsp-mode-test-open session-list)
  (unless (lsp-feature? "textDocument/codeAction")
    (message "skipped: code actions are not served")
    (ert-skip "code actions are not served"))
  (session-replace "\\.detail, parcel" "\\.detial, parcel")
  (lsp-mode-test-settle)
  (session-wait "findings" (lsp-mode-test-findings))
  (session-go "\\.det|ial, parcel")
  (with-lsp-workspace (lsp-mode-test-workspace 'signalbox)
    (let ((actions (lsp-request "textDocument/codeAction" (lsp--text-document-code-action-params "quickfix"))))
      (lsp-execute-code-action
       (seq-find (lambda (each) (string-match-p "'detail'" (lsp-get each :title))) actions))))
  (session-wait "the fix" (progn (goto-char (point-min)) (search-forward "\\.detail, parcel" nil t))))

(ert-deftest j-path ()
  (lsp-mode-test-open session-links)
  (signalbox-path "MainCoordinator" "ProfileScreen")
  (should (string-match-p "focusFirst" (current-kill 0))))

(ert-deftest k-shutdown ()
  (lsp-mode-test-open session-links)
  (let ((processes (mapcar #'lsp--workspace-cmd-proc (lsp-workspaces))))
    (mapc #'lsp-workspace-shutdown (lsp-workspaces))
    (session-wait "the end" (not (seq-some #'process-live-p processes)))))

;;; lsp-mode-test.el ends here
