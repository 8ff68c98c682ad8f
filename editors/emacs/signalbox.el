;;; signalbox.el --- Routes of Swift apps, for lsp-mode and eglot  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "27.1"))
;; Version: 1.0
;; Keywords: languages, tools
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Signalbox adds routes to the Swift support that you have, and replaces none
;; of it.  Loading this file registers `signalbox lsp' with lsp-mode, as an
;; add-on beside sourcekit-lsp, and with eglot if `signalbox-eglot' says so:
;; eglot runs one server per buffer.

;;; Code:

(defgroup signalbox nil
  "Routes of Swift apps."
  :group 'tools)

(defcustom signalbox-program "signalbox"
  "The server: a name on the variable `exec-path', or a path."
  :type 'string)

(defcustom signalbox-companion "sourcekit-lsp"
  "The other Swift server of lsp-mode buffers; nil where there is none.
What both could answer is left to that one."
  :type '(choice (const "sourcekit-lsp") (const :tag "None" nil)))

(defcustom signalbox-eglot nil
  "Whether eglot starts Signalbox for Swift, in place of its own choice."
  :type 'boolean)

(declare-function eglot-current-server "eglot")
(declare-function jsonrpc-request "jsonrpc")
(declare-function lsp-activate-on "lsp-mode")
(declare-function lsp-find-workspace "lsp-mode")
(declare-function lsp-register-client "lsp-mode")
(declare-function lsp-request "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(defvar eglot-server-programs)
(defvar lsp--cur-workspace)

(defun signalbox-command ()
  "The command line of the server."
  (list signalbox-program "lsp"))

(defun signalbox-installed-p ()
  "Whether the server can be started.  Say once how to install it if not."
  (or (executable-find signalbox-program)
      (unless (get 'signalbox-program 'signalbox-reported)
        (put 'signalbox-program 'signalbox-reported t)
        (message "signalbox: `%s' is not on the path; run `sudo make install' in its repository"
                 signalbox-program)
        nil)))

(defun signalbox-initialization-options ()
  "What lsp-mode sends in its first request."
  (if signalbox-companion (list :companion signalbox-companion) (list :companion "none")))

(with-eval-after-load 'lsp-mode
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection #'signalbox-command #'signalbox-installed-p)
    :activation-fn (lsp-activate-on "swift")
    :add-on? t
    :server-id 'signalbox
    :initialization-options #'signalbox-initialization-options)))

(defun signalbox--eglot-contact (&rest _)
  "The contact for eglot: alone, it answers every question that it can."
  (signalbox-command))

(with-eval-after-load 'eglot
  (when signalbox-eglot
    (add-to-list 'eglot-server-programs '(swift-mode . signalbox--eglot-contact))))

(defun signalbox--request (method params)
  "Ask the server of this buffer METHOD with PARAMS, through the client in use."
  (cond
   ((and (fboundp 'lsp-find-workspace) (lsp-find-workspace 'signalbox))
    (let ((lsp--cur-workspace (lsp-find-workspace 'signalbox)))
      (lsp-request method params)))
   ((and (fboundp 'eglot-current-server) (eglot-current-server))
    (jsonrpc-request (eglot-current-server) (intern (concat ":" method)) params))
   (t (user-error "Signalbox does not run in this buffer"))))

;;;###autoload
(defun signalbox-path (from to)
  "Put the shortest chain FROM one place TO another on the kill ring, as code.
Places are names of coordinators, routes or screens."
  (interactive "sFrom: \nsTo: ")
  (let* ((answer (signalbox--request "signalbox/path" (list :from from :to to)))
         (code (if (hash-table-p answer) (gethash "code" answer) (plist-get answer :code))))
    (if code
        (progn (kill-new code) (message "%s" code))
      (message "No chain leads from `%s' to `%s'" from to))))

(provide 'signalbox)

;;; signalbox.el ends here
