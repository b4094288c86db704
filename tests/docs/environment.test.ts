import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listEnvironment } from "../../scripts/docs/list-environment.ts";
import { root } from "../../scripts/docs/pages.ts";

test("the table of environment variables names those that the command line reads", () => {
  const source = readFileSync(join(root, "cli", "environment.ts"), "utf8");
  const parsed = /const Variables = z\.object\(\{([\s\S]*?)\n\}\);/.exec(source)?.[1] ?? "";
  const read = [...parsed.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  const listed = [...listEnvironment().matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(read.toSorted());
});
