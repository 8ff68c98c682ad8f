//! Starts `signalbox lsp` for Swift. Nothing is downloaded: the binary comes from the settings or from the `PATH`.

use zed_extension_api::{self as zed, serde_json, settings::LspSettings, Command, LanguageServerId, Result, Worktree};

struct Signalbox;

impl zed::Extension for Signalbox {
    fn new() -> Self {
        Signalbox
    }

    fn language_server_command(&mut self, id: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let binary = LspSettings::for_worktree(id.as_ref(), worktree).ok().and_then(|settings| settings.binary);
        let (path, arguments) = match binary {
            Some(binary) => (binary.path, binary.arguments),
            None => (None, None),
        };
        let command = path
            .or_else(|| worktree.which("signalbox"))
            .ok_or("signalbox is not on the PATH: run `sudo make install` in its repository")?;
        Ok(Command {
            command,
            args: arguments.unwrap_or_else(|| vec!["lsp".into()]),
            env: worktree.shell_env(),
        })
    }

    fn language_server_initialization_options(
        &mut self,
        id: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Option<serde_json::Value>> {
        let settings = LspSettings::for_worktree(id.as_ref(), worktree)?;
        Ok(settings
            .initialization_options
            .or_else(|| Some(serde_json::json!({ "companion": "sourcekit-lsp" }))))
    }
}

zed::register_extension!(Signalbox);
