import { ESLint } from "eslint";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const eslint = new ESLint({ cwd: root, overrideConfigFile: join(root, "graphql/eslint.config.mjs") });

const findings = async (file: string): Promise<string[]> =>
  (await eslint.lintFiles([join(root, file)])).flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message }) => `${line}: ${ruleId}: ${message}`),
  );

test("the schema keeps the rules of graphql-eslint and Relay", async () => {
  expect(await findings("graphql/schema.graphql")).toEqual([]);
});

test("a type with a key and no global id is refused, and a field that repeats its type's name", async () => {
  const found = (await findings("tests/layers/fixtures/schema/things.graphql")).join("\n");
  expect(found).toContain("strict-id-in-types");
  expect(found).toContain("no-typename-prefix");
});
