"""What was typed, a line for each file: a large app takes hours, and a run can go on where another one ended."""
import json


class Record:
    def __init__(self, path, tree):
        """`path`: None if nothing is to be kept."""
        self.path, self.tree = path, tree
        lines = path.read_text().splitlines() if path is not None and path.exists() else []
        rows = [json.loads(line) for line in lines]
        self.done = {tree / row["file"] for row in rows if row["tree"] == tree.name}

    def add(self, path, characters, slowest, problems):
        """`slowest`: of each method. A file with problems counts as typed: what they were is written down."""
        self.done.add(path)
        if self.path is None:
            return
        row = {"tree": self.tree.name, "file": str(path.relative_to(self.tree)), "characters": characters,
               "answers": slowest.count, "slowest": [line.strip() for line in slowest.lines(1)], "problems": problems}
        with self.path.open("a") as file:
            file.write(json.dumps(row) + "\n")
