import { afterAll, beforeAll, expect, test } from "vitest";
import { argumentsFor } from "./arguments.ts";
import { leaksOf } from "./leaks-of.ts";
import { mutationsFor } from "./mutations.ts";
import { marker, openMarked } from "./open-marked.ts";
import type { Answer } from "./open-api.ts";
import type { Marked } from "./open-marked.ts";
import { selectPaths } from "./select-paths.ts";
import type { Paths } from "./select-paths.ts";
import { pack, sweep } from "./sweep.ts";

let it: Marked;
let queries: Paths;
let subscriptions: Paths;
let mutations: Paths;
beforeAll(async () => {
  it = await openMarked();
  const [query, subscription, mutation] = [it.schema.getQueryType(), it.schema.getSubscriptionType(), it.schema.getMutationType()];
  if (!query || !subscription || !mutation) throw new Error("The schema has no queries, no subscriptions or no mutations.");
  const table = argumentsFor(it.named);
  queries = selectPaths(it.schema, query, table);
  subscriptions = selectPaths(it.schema, subscription, table);
  mutations = selectPaths(it.schema, mutation, { ...table, ...mutationsFor(it.named) }, queries.coordinates);
});
afterAll(() => it.close());

const leaks = (answers: readonly Answer[]): string[] => leaksOf(answers, marker);

test("every field that has arguments says with which it is asked, and no other does", () => {
  const table = Object.keys(argumentsFor(it.named));
  expect([...queries.uncovered, ...subscriptions.uncovered, ...mutations.uncovered]).toEqual([]);
  expect(table.filter((coordinate) => !queries.coordinates.has(coordinate) && !subscriptions.coordinates.has(coordinate))).toEqual([]);
});

test.each(["ann", "olga"])("%s reads no secret, whatever is asked", async (user) => {
  const { answers, refused } = await sweep(queries.selections, (query) => it.ask(user, query));
  expect(leaks(answers)).toEqual([]);
  expect(JSON.stringify(answers)).toContain("Asta Keel");
  expect(refused).toMatchSnapshot();
});

test("nothing hidden is had by its global id", async () => {
  const query = `{ ${it.named.nodes
    .map((id, nth) => `n${nth}: node(id: "${id}") { id }`)
    .slice(0, 30)
    .join(" ")} }`;
  const [dm, ann] = [await it.ask("dee", query), await it.ask("ann", query)];
  expect(Object.values(dm.data)).not.toContain(null);
  expect(ann.errors).toBeUndefined();
});

test("no packet that models were given holds a secret", async () => {
  const packets = await it.packets();
  expect(packets.length).toBeGreaterThan(2);
  expect(packets.flatMap((packet) => leaksOf([packet], marker))).toEqual([]);
});

test("the same questions tell the DM the secrets, so they would tell of a leak", async () => {
  const { answers, refused } = await sweep(queries.selections, (query) => it.ask("dee", query));
  expect(refused).toMatchSnapshot();
  const told = new Set(leaks(answers).flatMap((leak) => leak.split(".").map((step) => /^[a-zA-Z]*/.exec(step)?.[0])));
  expect([...told]).toEqual(expect.arrayContaining(["campaign", "correctionPreview", "node", "sceneLore", "searchLore", "briefing"]));
});

test.each(["ann", "olga"])("%s hears no secret in any subscription", async (user) => {
  const heard: string[] = [];
  for (const document of subscriptions.selections.flatMap((selection) => pack([selection])))
    heard.push(await it.listen(user, `subscription { ${document.join(" ")} }`, 3));
  expect(heard.filter((text) => marker.test(text))).toEqual([]);
  expect(heard.join("")).toContain("look around");
});

test.each(["ann", "olga"])("%s is answered no secret, whatever they try to change", async (user) => {
  const { answers } = await sweep(mutations.selections, (query) => it.ask(user, `mutation ${query}`));
  expect(leaks(answers)).toEqual([]);
  expect(JSON.stringify(answers)).toContain(user === "ann" ? "I look at the quay" : "observer_cannot_play");
});

test("the same changes tell the DM the secrets", async () => {
  const own = mutations.selections.filter((selection) => selection.startsWith("proposeCorrection"));
  const { answers } = await sweep(own, (query) => it.ask("dee", `mutation ${query}`));
  expect(leaks(answers)).not.toEqual([]);
});
