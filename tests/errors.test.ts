import { readFile } from "node:fs/promises";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errorCodes, renderErrorDocs } from "freeform-rpg/errors";
import { toApiCode } from "freeform-rpg/graphql";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("docs/errors.md lists the codes of the engine", async () => {
  const committed = await readFile(join(root, "docs", "errors.md"), "utf8");
  expect(committed, "Run `npm run codegen` and commit docs/errors.md.").toBe(renderErrorDocs(toApiCode));
});

const codes = Object.values(errorCodes).flatMap((area) => Object.keys(area));

test("an error code is listed once", () => {
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

test("every listed code is used", () => {
  const sources = globSync("{kernel,db,documents,plugins,graphql,cli}/**/*.ts", { cwd: root })
    .filter((file) => !file.includes("/tests/") && file !== "kernel/error-codes.ts")
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const used = new Set(Array.from(sources.matchAll(/"([a-z][a-z_]*)"/g), ([, text]) => text));
  expect(codes.filter((code) => !used.has(code))).toEqual([]);
});
