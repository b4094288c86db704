import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkImports } from "./check-imports.ts";
import { readImports } from "./read-imports.ts";

const root = join(import.meta.dirname, "..", "..");
const fixtures = join(import.meta.dirname, "fixtures", "arrows");

const listSources = (): readonly string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && !file.startsWith("tests/layers/fixtures/") && existsSync(join(root, file)));

test("every import follows the arrows of the house", () => {
  const sources = listSources();
  expect(sources.length).toBeGreaterThan(50);
  const violations = sources.flatMap((file) => checkImports(file, readFileSync(join(root, file), "utf8")));
  expect(violations.join("\n")).toBe("");
});

/** A fixture's first line says where it pretends to be: `// at: kernel/run.ts`. */
test.each(readdirSync(fixtures))("%s is refused", (name) => {
  const source = readFileSync(join(fixtures, name), "utf8");
  const at = /^\/\/ at: (\S+)/.exec(source)?.[1] ?? "";
  const expected = readImports(source).length;
  expect(expected).toBeGreaterThan(0);
  expect(checkImports(at, source)).toHaveLength(expected);
});

test("imports are found however they are written", () => {
  const source = [
    'import "a";',
    'import { b } from "b";',
    'import type { C } from "c";',
    "import {",
    "  d,",
    '} from "d";',
    'export * from "e";',
    'const f = await import("f");',
    'type G = import("g").G;',
    '// import "comment";',
    'const text = "no import";',
  ].join("\n");
  expect(readImports(source).map(({ specifier }) => specifier)).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
});
