;;; setup.el --- An Emacs that has nothing but Debian's packages and ours  -*- lexical-binding: t; -*-

;;; Commentary:

;; `-Q' skips the files that put packages on the path, so that nothing of the
;; user's is loaded.  What the test needs is put there by hand.

;;; Code:

(require 'cl-lib)
(require 'ert)
(require 'seq)

(setq user-emacs-directory (file-name-as-directory (expand-file-name ".emacs.d" (getenv "HOME")))
      make-backup-files nil
      auto-save-default nil
      create-lockfiles nil
      enable-local-variables nil
      vc-handled-backends '(Git))
(make-directory user-emacs-directory t)
(dolist (directory (file-expand-wildcards "/usr/share/emacs/site-lisp/elpa/*"))
  (add-to-list 'load-path directory))
(add-to-list 'load-path (expand-file-name "emacs" (getenv "SIGNALBOX_EDITORS")))

;; Debian has no swift-mode; its name alone gives both clients the language.
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))

(defconst session-patience 20 "Seconds after which waiting is in vain.")

(defmacro session-wait (what &rest condition)
  "Wait for CONDITION, and never longer than it takes.  WHAT says for what."
  (declare (indent 1))
  `(let ((deadline (+ (float-time) session-patience)) result)
     (while (not (setq result (progn ,@condition)))
       (when (> (float-time) deadline) (error "Waited in vain for %s" ,what))
       (accept-process-output nil 0.05))
     result))

(defun session-open (name)
  "Visit the file NAME of the workspace, and show it."
  (switch-to-buffer (find-file-noselect (expand-file-name name (getenv "WORKSPACE")))))

(defun session-go (marked)
  "Put point where `|' stands in MARKED, a piece of the buffer's text."
  (let ((parts (split-string marked "|")))
    (goto-char (point-min))
    (search-forward (concat (car parts) (cadr parts)))
    (backward-char (length (cadr parts)))))

(defun session-replace (old new)
  "Type NEW in place of OLD, a key at a time."
  (goto-char (point-min))
  (search-forward old)
  (delete-char (- (length old)))
  (dolist (key (append new nil)) (insert key)))

(defun session-line ()
  "The line that point is on, without its indentation."
  (string-trim (buffer-substring-no-properties (line-beginning-position) (line-end-position))))

(defconst session-list "Screens/ParcelListScreen.swift")
(defconst session-links "App/DeepLinkHandler.swift")
(defconst session-parcels "Coordinators/ParcelsCoordinator.swift")

(provide 'setup)

;;; setup.el ends here
