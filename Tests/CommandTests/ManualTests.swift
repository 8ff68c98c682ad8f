/// The manual page and the completions come from the argument parser, and their readers accept them.

import Foundation
import Testing

@Suite struct ManualTests {
  @Test func theManualTellsEverything() throws {
    let terminal = try Terminal([:])
    let page = try terminal.run("manual")
    #expect(page.status == 0 && page.output.hasPrefix(".TH SIGNALBOX 1"))
    let help = try terminal.run("--help").output
    for match in help.matches(of: /(?m)^  ([a-z]+) {2,}\S/) {
      #expect(page.output.contains(".SS \(match.1)\n"), "\(match.1)")
      let options = try terminal.run(String(match.1), "--help").output
      for option in options.matches(of: /(?m)^  (--[A-Za-z-]+)/) where option.1 != "--version" && option.1 != "--help" {
        #expect(page.output.contains("\\fB\(option.1.replacing("-", with: "\\-"))\\fR"), "\(match.1) \(option.1)")
      }
    }
    #expect(help.matches(of: /(?m)^  ([a-z]+) {2,}\S/).count >= 12)
    #expect(!page.output.contains("manual"))
  }

  @Test(.enabled(if: Tool.find(["groff"]) != nil)) func groffReadsTheManual() throws {
    let terminal = try Terminal([:])
    let text = try terminal.shell(
      "signalbox manual > a.1 && groff -man -Tutf8 -ww a.1 | sed 's/.\\x08//g; s/\\x1b\\[[0-9;]*m//g'")
    #expect(!text.contains("troff") && !text.contains("exit "))
    #expect(text.contains("signalbox check [options] [path ...]"))
  }

  /// The shell itself takes the script, and it proposes what the program understands.
  @Test func bashCompletes() throws {
    let terminal = try Terminal([:])
    let answer = try terminal.shell(
      """
      signalbox --generate-completion-script bash > a.bash && bash -c '. ./a.bash
      complete_words() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        COMPREPLY=(); _signalbox signalbox "${!#}" "${COMP_WORDS[COMP_CWORD - 1]}"; echo "${COMPREPLY[@]}"; }
      complete_words signalbox gr
      complete_words signalbox graph --format ht'
      """)
    #expect(answer == "graph\nhtml\n", "\(answer)")
  }

  @Test(arguments: ["zsh", "fish"]) func otherShellsGetTheirs(_ shell: String) throws {
    let script = try Terminal([:]).run("--generate-completion-script", shell)
    #expect(script.status == 0 && script.output.contains("unreachable") && script.output.contains("extract"))
    #expect(!script.output.contains("manual"))
  }
}
