;;; eglot-test.el --- Signalbox in eglot, through editors/emacs  -*- lexical-binding: t; -*-

;;; Commentary:

;; The tests share one server and run in the order of their names.

;;; Code:

(setq signalbox-eglot t)
(require 'signalbox)
(require 'eglot)
(require 'flymake)
(require 'xref)

(setq eglot-autoshutdown nil
      eglot-confirm-server-initiated-edits nil)

(defun eglot-test-open (name)
  "Visit NAME with a server, and return that."
  (session-open name)
  (unless (eglot-current-server) (apply #'eglot (eglot--guess-contact)))
  ;; A display would start it; there is none.
  (flymake-start)
  (eglot-current-server))

(defun eglot-test-settle ()
  "Until all that was typed has taken effect and what follows from it came."
  (eglot--signal-textDocument/didChange)
  (jsonrpc-request (eglot-current-server) :signalbox/synchronize eglot--{}))

(defun eglot-test-findings ()
  "What Flymake shows."
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun eglot-test-skip-unless (capability)
  "Skip the test if the server does not announce CAPABILITY."
  (unless (eglot--server-capable capability)
    (message "skipped: %s is not served" capability)
    (ert-skip (format "%s is not served" capability))))

(ert-deftest a-connection ()
  (let ((server (eglot-test-open session-list)))
    (should (jsonrpc-running-p server))
    (should (equal (process-command (jsonrpc--process server)) '("signalbox" "lsp")))
    (should (equal (file-truename (project-root (eglot--project server)))
                   (file-name-as-directory (file-truename (getenv "WORKSPACE")))))))

(ert-deftest b-findings-arrive ()
  (eglot-test-open session-list)
  (session-wait "findings" (eglot-test-findings))
  (should (string-match-p "did you mean 'detail'" (car (eglot-test-findings)))))

(ert-deftest c-completion-and-findings-that-follow ()
  (eglot-test-open session-list)
  (should (eglot-test-findings))
  (session-replace "\\.detial, parcel" "\\., parcel")
  (session-go "route(to: \\.|, parcel")
  (eglot--signal-textDocument/didChange)
  (let ((offered (all-completions "" (nth 2 (eglot-completion-at-point)))))
    (dolist (route '("detail" "tracking" "payment" "help"))
      (should (seq-some (lambda (each) (string-match-p route each)) offered))))
  (dolist (key '(?d ?e ?t ?a)) (insert key))
  (completion-at-point)
  (should (equal (session-line) "router.route(to: \\.detail, parcel.id)"))
  (eglot-test-settle)
  (session-wait "the finding to go" (null (eglot-test-findings))))

(ert-deftest d-definition ()
  (eglot-test-open session-links)
  (session-go "popToRoot().route(to: \\.de|tail")
  (let ((lines (mapcar #'xref-item-summary
                       (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot)))))
    (should (seq-some (lambda (line) (string-match-p "@Route(.push) var detail" line)) lines))
    (should (seq-some (lambda (line) (string-match-p "func makeDetail" line)) lines))
    (should (equal lines (seq-uniq lines)))))

(ert-deftest e-references ()
  (eglot-test-open session-parcels)
  (session-go "var de|tail = makeDetail")
  (let ((files (mapcar (lambda (each) (file-name-nondirectory (xref-location-group (xref-item-location each))))
                       (xref-backend-references 'eglot (xref-backend-identifier-at-point 'eglot)))))
    (should (member "DeepLinkHandler.swift" files))
    (should (member "ParcelListScreen.swift" files))))

(ert-deftest f-hover ()
  (eglot-test-open session-links)
  (session-go "popToRoot().route(to: \\.de|tail")
  (let (text)
    (eglot-hover-eldoc-function (lambda (answer &rest _) (setq text answer)))
    (session-wait "hover" text)
    (should (string-match-p "ParcelsCoordinator" text))))

(ert-deftest g-imenu ()
  (eglot-test-open session-parcels)
  (let ((index (format "%S" (eglot-imenu))))
    (should (string-match-p "ParcelsCoordinator" index))
    (should (string-match-p "tracking" index))))

(ert-deftest h-workspace-symbols ()
  (eglot-test-open session-parcels)
  (eglot-test-skip-unless :workspaceSymbolProvider)
  (should (seq-some (lambda (each) (string-match-p "tracking" (xref-item-summary each)))
                    (xref-backend-apropos 'eglot "tracking"))))

(ert-deftest i-code-action ()
  (eglot-test-open session-list)
  (eglot-test-skip-unless :codeActionProvider)
  (session-replace "\\.detail, parcel" "\\.detial, parcel")
  (eglot-test-settle)
  (session-wait "findings" (eglot-test-findings))
  (session-go "\\.det|ial, parcel")
  ;; Several fixes are offered in a menu, which a keyboard asks for by name.
  (cl-letf ((last-nonmenu-event t)
            ((symbol-function 'completing-read)
             (lambda (_prompt actions &rest _) (seq-find (lambda (title) (string-match-p "'detail'" title))
                                                         (mapcar #'car actions)))))
    (eglot-code-actions (point) (point) "quickfix" t))
  (session-wait "the fix" (progn (goto-char (point-min)) (search-forward "\\.detail, parcel" nil t))))

(ert-deftest j-rename ()
  (eglot-test-open session-parcels)
  (eglot-test-skip-unless :renameProvider)
  (session-go "var pay|ment = makePayment")
  ;; It asks before it changes files that are not open.
  (cl-letf (((symbol-function 'y-or-n-p) #'always)) (eglot-rename "checkout"))
  (should (equal (session-line) "@Route(.modal) var checkout = makePayment"))
  (session-open "Screens/ParcelDetailScreen.swift")
  (session-go "router.route(to: \\.|checkout, invoice) }"))

(ert-deftest k-path ()
  (eglot-test-open session-links)
  (signalbox-path "MainCoordinator" "ProfileScreen")
  (should (string-match-p "focusFirst" (current-kill 0))))

(ert-deftest l-shutdown ()
  (let* ((server (eglot-test-open session-links))
         (process (jsonrpc--process server)))
    (eglot-shutdown server)
    (session-wait "the end" (not (process-live-p process)))))

;;; eglot-test.el ends here
