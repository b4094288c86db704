import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** What a line has that Node 22, the oldest that the package supports, refuses in a regular expression: flags of a group, or one name for two groups. */
const refusedIn = (line: string): string[] => {
  const names = [...line.matchAll(/\(\?<([a-z]\w*)>/gi)].map(([, name = ""]) => name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  return [...twice, ...(/\(\?(?:[ims]+|[ims]*-[ims]+):/.exec(line) ?? [])];
};

test("Node 22 reads every regular expression", () => {
  const files = execFileSync("git", ["ls-files", "*.ts"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const sources = files.filter((file) => !file.endsWith(".test.ts"));
  expect(sources.length).toBeGreaterThan(1000);
  const refused = sources.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) => (refusedIn(line).length === 0 ? [] : [`${file}:${at + 1}: ${refusedIn(line).join(", ")}`])),
  );
  expect(refused).toEqual([]);
});

test.each([String.raw`/(?<who>\w+)|him (?<who>\w+)/`, String.raw`/(?-i:\p{Lu})/`, String.raw`/(?i:yes)/`])("%s is refused", (line) =>
  expect(refusedIn(line)).toHaveLength(1),
);
