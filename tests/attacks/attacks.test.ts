import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");

interface Row {
  readonly id: string;
  readonly held: string;
}

const rows: readonly Row[] = readFileSync(join(import.meta.dirname, "README.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, id = "", , held = ""] = /^\| (P\d\d)\s*\|(.*?)\|(.*)\|$/.exec(line) ?? [];
    return id === "" ? [] : [{ id, held: held.trim() }];
  });

/** What is wrong with the row: a file that is not there, or one without such a test. */
const findFault = ({ id, held }: Row): string | null => {
  if (/^does not apply: .{10,}/.test(held)) return null;
  const [, file = "", name = ""] = /^`([^`]+)`: (.+)$/.exec(held) ?? [];
  const path = join(root, file);
  if (file === "" || !existsSync(path)) return `${id} names no file that exists: ${held}`;
  const names = [...readFileSync(path, "utf8").matchAll(/["'`]((?:[^"'`\\\n]|\\.|(?<=\w)'(?=\w))+)["'`]/g)].map(([, text = ""]) => text);
  return names.some((text) => text.startsWith(name)) ? null : `${id}: no test of ${file} begins with "${name}"`;
};

test("each of the 54 cases has a row, and each row a test that exists or the reason why there is none", () => {
  const ids = new Set(rows.map(({ id }) => id));
  expect([...ids].toSorted()).toEqual(Array.from({ length: 54 }, (_, at) => `P${String(at + 1).padStart(2, "0")}`));
  expect(rows.map(findFault).filter((fault) => fault !== null)).toEqual([]);
});

test("a row whose test is not there is found", () => {
  expect(findFault({ id: "P99", held: "`tests/attacks/attacks.test.ts`: nothing begins so" })).toContain("no test of");
  expect(findFault({ id: "P99", held: "`tests/attacks/none.test.ts`: a test" })).toContain("no file");
  expect(findFault({ id: "P99", held: "`tests/attacks/attacks.test.ts`: *" })).toContain("no test of");
  expect(findFault({ id: "P99", held: "" })).toContain("no file");
});
