import { isObjectType } from "graphql";
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
let dmAnswers: Awaited<ReturnType<typeof sweep>> | undefined;
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

/** Types whose objects DMs alone read. */
const dmTypes = new Set(["CampaignSummary", "Handout", "Invitation", "JoinRequest", "LoreIndex", "Prompt", "WaitingReview"]);

const nameOf = (id: string): string => Buffer.from(id, "base64url").toString("utf8");

/** The global ids in everything that the DM can read. */
const idsOfAll = async (): Promise<string[]> => {
  dmAnswers ??= await sweep(queries.selections, (query) => it.ask("dee", query));
  const found = [...JSON.stringify(dmAnswers.answers).matchAll(/"id":"([\w-]+)"/g)].flatMap(([, id]) => id ?? []);
  return [...new Set(found)].filter((id) => /^[A-Z]\w+:./.test(nameOf(id))).filter(isOneOfFew());
};

/** Keeps everything of the campaign, and a few of the many objects that are the server's. */
const isOneOfFew = () => {
  const seen = new Map<string, number>();
  return (id: string): boolean => {
    const [type = ""] = nameOf(id).split(":");
    seen.set(type, (seen.get(type) ?? 0) + 1);
    return (seen.get(type) ?? 0) <= (serverTypes.has(type) ? 3 : 1000);
  };
};

const serverTypes = new Set(["AvailablePack", "Pipeline", "Plugin", "Policy", "Prompt"]);

/** What `node` answers a user for each id. */
const readAgain = async (user: string, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>> => {
  const found = new Map<string, unknown>();
  for (let at = 0; at < ids.length; at += 20) {
    const some = ids.slice(at, at + 20);
    const { data, errors } = await it.ask(user, `{ ${some.map((id, nth) => `n${nth}: node(id: "${id}") { id }`).join(" ")} }`);
    expect(errors).toBeUndefined();
    for (const [nth, id] of some.entries()) found.set(id, data[`n${nth}`]);
  }
  return found;
};

const leaks = (answers: readonly Answer[]): string[] => leaksOf(answers, marker);

test.each(["ann", "olga"])("%s reads no secret, whatever is asked", async (user) => {
  const { answers, refused } = await sweep(queries.selections, (query) => it.ask(user, query));
  expect(leaks(answers)).toEqual([]);
  expect(JSON.stringify(answers)).toContain("Asta Keel");
  expect(refused).toMatchSnapshot();
});

test("every object that the DM reads is read again by its global id", async () => {
  const ids = await idsOfAll();
  const read = await readAgain("dee", ids);
  expect(ids.filter((id) => read.get(id) === null).map(nameOf)).toEqual([]);
  const missing = Object.values(it.schema.getTypeMap())
    .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node"))
    .map(({ name }) => name)
    .filter((name) => !ids.some((id) => nameOf(id).startsWith(`${name}:`)));
  expect(missing).toMatchInlineSnapshot(`
    [
      "Ingest",
      "Server",
      "WaitingReview",
    ]
  `);
});

test("what is the DM's or hidden is not had by its global id, and a stranger has nothing of the campaign", async () => {
  const ids = await idsOfAll();
  const kindOf = (id: string) => nameOf(id).split(":")[0] ?? "";
  for (const user of ["ann", "olga"]) {
    const read = [...(await readAgain(user, ids))].filter(([, found]) => found !== null);
    expect(read.map(([id]) => nameOf(id)).filter((name) => marker.test(name))).toEqual([]);
    expect(new Set(read.map(([id]) => kindOf(id)))).not.toContain("Prompt");
    expect(read.map(([id]) => kindOf(id)).filter((kind) => dmTypes.has(kind))).toEqual([]);
  }
  const stranger = [...(await readAgain("stranger", ids))].filter(([, found]) => found !== null);
  expect([...new Set(stranger.map(([id]) => kindOf(id)))].toSorted()).toMatchInlineSnapshot(`
    [
      "AvailablePack",
      "ContentPack",
      "Pipeline",
      "Plugin",
      "Policy",
      "PolicyPack",
      "Scenario",
      "System",
    ]
  `);
});

test("no packet that models were given holds a secret", async () => {
  const packets = await it.packets();
  expect(packets.length).toBeGreaterThan(2);
  expect(packets.flatMap((packet) => leaksOf([packet], marker))).toEqual([]);
});

test("the same questions tell the DM the secrets, so they would tell of a leak", async () => {
  const { answers, refused } = (dmAnswers ??= await sweep(queries.selections, (query) => it.ask("dee", query)));
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
