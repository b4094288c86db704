import { expect, test } from "vitest";
import { z } from "zod";
import * as schemas from "freeform-rpg/schemas";
import { parse } from "yaml";
import { readPages } from "../../scripts/docs/pages.ts";

const named: Readonly<Record<string, unknown>> = schemas;

/** What is wrong with an example: its kind names a schema of `freeform-rpg/schemas`, with `[]` for a list of such values. */
const findProblems = (kind: string, text: string): readonly string[] => {
  const [name = "", list] = kind.split("[");
  const schema = named[name];
  if (!(schema instanceof z.ZodType)) return [`"${name}" is no schema of freeform-rpg/schemas.`];
  const parsed = (list === undefined ? schema : z.array(schema)).safeParse(parse(text));
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

const examples = readPages().flatMap(({ file, blocks }) =>
  blocks
    .filter(({ language, generated }) => (language === "yaml" || language === "json") && !generated)
    .map(({ kind, text, line }) => ({ place: `${file}:${line}`, kind, text })),
);

test.each(examples)("the example $place is a $kind", ({ kind, text }) => {
  expect(findProblems(kind, text)).toEqual([]);
});

test("a wrong example and an unknown schema are found", () => {
  expect(findProblems("ScenarioFact", "{ id: tide }")).not.toEqual([]);
  expect(findProblems("Weather", "{}")).toEqual(['"Weather" is no schema of freeform-rpg/schemas.']);
});

test("TypeScript of the pages is a part of files that are compiled", () => {
  const loose = readPages().flatMap(({ file, blocks }) =>
    blocks.filter(({ language, generated }) => language === "ts" && !generated).map(({ line }) => `${file}:${line}`),
  );
  expect(loose).toEqual([]);
});
