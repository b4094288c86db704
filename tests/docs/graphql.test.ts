import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { readPages, root } from "../../scripts/docs/pages.ts";

const schema = buildSchema(readFileSync(join(root, "graphql", "schema.graphql"), "utf8"));

/** What is wrong with a document of one or more operations; those without a name are checked one by one. */
const findErrors = (document: string): readonly string[] => {
  try {
    const { definitions, ...rest } = parse(document);
    const fragments = definitions.filter(({ kind }) => kind === "FragmentDefinition");
    const operations = definitions.filter(({ kind }) => kind !== "FragmentDefinition");
    return operations.flatMap((operation) =>
      validate(schema, { ...rest, definitions: [operation, ...fragments] }).map(({ message }) => message),
    );
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

/** The GraphQL of shell examples: the `query` of each JSON argument, in single quotes or, escaped, in double quotes. */
const findQueries = (shell: string): readonly string[] => {
  const single = [...shell.matchAll(/'(?:operations=)?(\{"query(?:[^']|'\$\w+')*)'/g)].map(([, json = ""]) => json);
  const double = [...shell.matchAll(/"(\{\\"query(?:\\.|[^"\\])*)"/g)].map(([, json = ""]) => json.replaceAll(/\\(.)/g, "$1"));
  return [...single, ...double].map((json) => JSON.parse(json.replaceAll(/'(\$\w+)'/g, "$1")).query);
};

const documents = readPages().flatMap(({ file, blocks }) =>
  blocks.flatMap(({ language, kind, text, line }) => {
    if (language === "graphql") return kind === "example" ? [] : [{ place: `${file}:${line}`, text }];
    return language === "sh" ? findQueries(text).map((query) => ({ place: `${file}:${line}`, text: query })) : [];
  }),
);

test.each(documents)("the GraphQL of $place fits the schema", ({ text }) => {
  expect(findErrors(text)).toEqual([]);
});

test("GraphQL is found in every kind of block, and a wrong field is an error", () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(findQueries(`ask '{"query": "{ run(id: \\"'$RUN'\\") { key } }"}'`)).toEqual(['{ run(id: "$RUN") { key } }']);
  expect(findErrors("{ weather }")).toHaveLength(1);
});
