import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";

let it: TestApi;
beforeAll(async () => {
  it = await openTestApi();
});
afterAll(() => it[Symbol.asyncDispose]());

/** Errors of one validation, and one that says that there are more. */
const maxErrors = 21;

const times = (count: number, write: (at: number) => string): string => Array.from({ length: count }, (_, at) => write(at)).join(" ");

/** Fragments that each spread the next one `width` times: naive readers visit `width ** levels` of them. */
const fanOut = (levels: number, width: number, leaf = "__typename", type = "Query"): string =>
  times(levels, (at) => `fragment f${at} on ${type} { ${at === levels - 1 ? leaf : times(width, () => `...f${at + 1}`)} }`);

test.each<[string, string, string]>([
  ["fans out by spreads", "selections", `{ ...f0 } ${fanOut(6, 40)}`],
  ["fans out beyond any number", "selections", `{ ...f0 } ${fanOut(60, 15)}`],
  ["fans out within fields", "selections", `{ campaign(id: "c") { ...f0 } } ${fanOut(8, 30, "name", "Campaign")}`],
  ["fans out within inline fragments", "selections", `{ ... { ...f0 ... { ...f0 } } } ${fanOut(9, 20)}`],
  ["fans out and goes in a circle", "selections", `{ ...f0 } ${fanOut(6, 40, "...f0")}`],
  [
    "nests through fragments",
    "depth",
    `{ campaign(id: "c") { entity(id: "bar") { ...f0 } } } ${times(13, (at) => `fragment f${at} on Entity { exits { name ...f${at + 1} } }`)}`,
  ],
  ["repeats aliases through fragments", "aliases", `{ ...f0 } ${fanOut(3, 6, "a: __typename")}`],
  ["repeats directives through fragments", "directives", `{ ...f0 } ${fanOut(3, 4, "__typename @include(if: true)")}`],
  ["has many fragments", "fragments", `{ ...f0 } ${fanOut(101, 1)}`],
  ["renames introspection", "introspectionAliases", "{ __schema { types { a: name } } }"],
  ["selects one field many times", "comparisons", `{ ${times(600, () => "serverInfo { name }")} }`],
  ["selects the same fields within each other", "comparisons", `{ ${times(45, () => `serverInfo { ${times(45, () => "name")} }`)} }`],
  ["has many tokens", "tokens", `{ ${times(2500, () => "__typename")} }`],
  ["nests values deeply", "tokens", `{ serverInfo(a: ${"[".repeat(3000)}${"]".repeat(3000)}) { name } }`],
  ["has many characters", "characters", `{ serverInfo(a: "${"x".repeat(100_000)}") { name } }`],
])("a document that %s is refused by its %s", async (_what, limit, query) => {
  const { data, errors } = await it.ask(null, query);
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([
    { extensions: { code: "DOCUMENT_TOO_LARGE", limit, found: expect.any(Number), allowed: expect.any(Number) } },
  ]);
  expect(errors?.[0]?.message).toMatch(/allowed/);
});

test.each<[string, string]>([
  [
    "of fragments that all spread each other's fields",
    `{ ${times(90, (at) => `...f${at}`)} } ${times(90, (at) => `fragment f${at} on Query { serverInfo { name } node(id: "${at}") { id } }`)}`,
  ],
  ["in a circle", "{ ...a } fragment a on Query { ...b ...b } fragment b on Query { ...a ...a }"],
  ["of unknown names", `{ ${times(600, (at) => `field${at}`)} }`],
])("selections %s are read within the budget of validation", async (_what, query) => {
  const { errors = [] } = await it.ask(null, query);
  expect(errors.length).toBeLessThanOrEqual(maxErrors);
});

test("a fragment that is spread twice in one place is read once", async () => {
  const { errors } = await it.ask(null, `{ serverInfo { ...f0 } } ${fanOut(4, 3, "name", "ServerInfo")}`);
  expect(errors).toBeUndefined();
});

test("the standard introspection query is within every limit", async () => {
  const { getIntrospectionQuery } = await import("graphql");
  const { data, errors } = await it.ask(null, getIntrospectionQuery());
  expect(errors).toBeUndefined();
  expect(data?.["__schema"]).toBeDefined();
});

const paged = `query ($size: Int) { viewer { campaigns(first: $size) { nodes { entities(first: $size) { nodes { id } } } } } }`;

test("sizes of pages count as the variables have them", async () => {
  expect((await it.ask("paul", paged, { size: 20 })).errors).toBeUndefined();
  const { data, errors } = await it.ask("paul", paged.replace("$size: Int", "$size: Int = 20"), { size: 1000 });
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([{ message: expect.stringContaining("20,000 are allowed"), extensions: { code: "TOO_COSTLY" } }]);
});
