import { getNamedType, isCompositeType, isUnionType } from "graphql";
import type { GraphQLObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { argumentsFor } from "./arguments.ts";
import type { Named } from "./arguments.ts";
import { mutationsFor } from "./mutations.ts";
import { openMarked } from "./open-marked.ts";
import type { Marked } from "./open-marked.ts";
import type { Arguments } from "./select-paths.ts";

let it: Marked;
beforeAll(async () => {
  it = await openMarked();
});
afterAll(() => it.close());

const nothing: Named = { run: "none", job: "none", replay: "none", setup: "none", nodes: ["Q2FtcGFpZ246eg"] };

/** What a stranger can ask of a root, each with what it is asked about. */
const asked = (root: GraphQLObjectType, named: Named): readonly string[] => {
  const table: Arguments = { ...argumentsFor(named), ...mutationsFor(named) };
  return Object.values(root.getFields()).flatMap((field) => {
    const type = getNamedType(field.type);
    const errors = isUnionType(type) ? "... on Error { code reason message }" : "";
    const inner = isCompositeType(type) ? `{ __typename ${errors} }` : "";
    return (table[`${root.name}.${field.name}`] ?? []).map((given) => `${field.name}${given} ${inner}`);
  });
};

/** An answer with what was asked about left out. */
const plain = (answer: unknown, named: Named, campaign: string): string => {
  const { nodes, ...plainIds } = named;
  const names = [campaign, ...Object.values(plainIds), ...nodes];
  return names.reduce(
    (text, name) => text.replaceAll(`\\"${name}\\"`, "<named>").replaceAll(`"${name}"`, "<named>"),
    JSON.stringify(answer),
  );
};

test.each(["Query", "Mutation"])("a stranger is answered by %s alike about what exists and what does not", async (name) => {
  const root = it.schema.getType(name) as GraphQLObjectType;
  const [real, none] = [asked(root, it.named), asked(root, nothing)];
  const differing: unknown[] = [];
  for (const [nth, query] of real.entries()) {
    const kind = name.toLowerCase();
    const found = plain(await it.ask("stranger", `${kind} { ${query} }`), it.named, "c");
    const missing = plain(await it.ask("stranger", `${kind} { ${none[nth]?.replaceAll('"c"', '"z"')} }`), nothing, "z");
    if (found !== missing) differing.push([query, found, missing]);
  }
  expect(real.length).toBeGreaterThan(25);
  expect(differing).toEqual([]);
});
