"""Hands the report on standard input to a program that reads such reports, and prints what it has understood, as JSON.

`readers.txt` lists the programs. Each works in an empty repository of its own.
"""

import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile


def checkstyle(text):
    """diff-quality: findings by file."""
    from diff_cover.git_path import GitPathTool
    from diff_cover.violationsreporters.java_violations_reporter import CheckstyleXmlDriver

    GitPathTool.set_cwd(None)
    # As bytes, since a text must not declare its encoding.
    findings = CheckstyleXmlDriver().parse_reports([text.split("?>", 1)[-1]])
    return {path: [[finding.line, finding.message] for finding in found] for path, found in findings.items()}


def sarif(text):
    """sarif-tools: one record a result, and the issues of Code Climate that it makes of them."""
    from sarif import loader
    from sarif.operations import codeclimate_op

    with open("report.sarif", "w", encoding="utf-8") as file:
        file.write(text)
    report = loader.load_sarif_files("report.sarif")
    with contextlib.redirect_stdout(io.StringIO()):
        codeclimate_op.generate(report, "issues.json", False)
    with open("issues.json", encoding="utf-8") as file:
        issues = json.load(file)
    return {"records": report.get_records(), "issues": issues}


def gitlab(text):
    """ruff-severity-changer: the same report with the severities that its configuration asks for."""
    from ruff_severity_changer import ruff_severity_changer

    with open("pyproject.toml", "w", encoding="utf-8") as file:
        file.write('[tool.ruff_severity_changer]\nunused-route = "minor"\nunknown-route = "info"\n')
    sys.argv = ["ruff-severity-changer"]
    ruff_severity_changer.stdin = io.StringIO(text)
    ruff_severity_changer.stdout = io.StringIO()
    ruff_severity_changer.main()
    return json.loads(ruff_severity_changer.stdout.getvalue())


report = sys.stdin.buffer.read().decode()
with tempfile.TemporaryDirectory() as directory:
    os.chdir(directory)
    subprocess.run(["git", "init", "--quiet"], check=True)
    print(json.dumps({"checkstyle": checkstyle, "sarif": sarif, "gitlab": gitlab}[sys.argv[1]](report)))
    os.chdir("/")
