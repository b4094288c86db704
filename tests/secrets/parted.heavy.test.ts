import { Log } from "freeform-rpg/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { argumentsFor } from "./arguments.ts";
import { leaksOf } from "./leaks-of.ts";
import { mutationsFor } from "./mutations.ts";
import { openParted, privateWords } from "./open-parted.ts";
import type { Parted } from "./open-parted.ts";
import { selectPaths } from "./select-paths.ts";
import type { Paths } from "./select-paths.ts";
import { pack, sweep } from "./sweep.ts";

const players = ["ann", "bo"] as const;
const other = { ann: "bo", bo: "ann" } as const;

let it: Parted;
beforeAll(async () => {
  it = await openParted();
});
afterAll(() => it.close());

const pathsOf = (kind: "query" | "subscription" | "mutation", user: "ann" | "bo"): Paths => {
  const { schema, named } = it;
  const roots = { query: schema.getQueryType(), subscription: schema.getSubscriptionType(), mutation: schema.getMutationType() };
  const root = roots[kind];
  if (!root) throw new Error(`The schema has no ${kind}.`);
  return selectPaths(schema, root, { ...argumentsFor(named[user]), ...mutationsFor(named[user]) });
};

const sweepQueries = (reader: string, named: "ann" | "bo") => sweep(pathsOf("query", named).selections, (query) => it.ask(reader, query));

test.each(players)("%s reads their own secrets and none of the other's, whatever is asked", async (user) => {
  const { answers } = await sweepQueries(user, user);
  expect(leaksOf(answers, privateWords[other[user]])).toEqual([]);
  const told = leaksOf(answers, privateWords[user]).join("\n");
  for (const own of ["box", "guest", "plank", "door", "roof", "ledger is found", "creak"]) expect(told).toContain(own);
});

test("an observer reads the secrets of neither, the DM those of both", async () => {
  const [olga, dee] = [await sweepQueries("olga", "ann"), await sweepQueries("dee", "ann")];
  for (const word of Object.values(privateWords)) {
    expect(leaksOf(olga.answers, word)).toEqual([]);
    expect(leaksOf(dee.answers, word)).not.toEqual([]);
  }
});

test.each(players)("%s hears nothing of the other's in any subscription", async (user) => {
  const heard: string[] = [];
  for (const document of pathsOf("subscription", user).selections.flatMap((selection) => pack([selection])))
    heard.push(await it.listen(user, `subscription { ${document.join(" ")} }`, 3));
  expect(heard.filter((text) => privateWords[other[user]].test(text))).toEqual([]);
  expect(heard.join("")).toMatch(privateWords[user]);
});

test.each(players)("nothing of the other's is had by %s by its global id", async (user) => {
  const { nodes } = it.named[user];
  const answers = await Promise.all(
    nodes.map((id) =>
      it.ask(user, `{ node(id: "${id}") { id __typename ... on Turn { text } ... on Fact { text } ... on Entity { name } } }`),
    ),
  );
  expect(leaksOf(answers, privateWords[other[user]])).toEqual([]);
});

test("no packet of a turn holds what somebody who reads the turn does not know", async () => {
  const packets = await it.packets();
  const read = packets.map((packet) => ({
    ann: leaksOf([packet], privateWords.ann).length > 0,
    bo: leaksOf([packet], privateWords.bo).length > 0,
  }));
  expect(read.filter(({ ann, bo }) => ann && bo)).toEqual([]);
  expect(read.some(({ ann }) => ann) && read.some(({ bo }) => bo)).toBe(true);
});

test.each(players)("%s is answered nothing of the other's, whatever they try to change", async (user) => {
  const { selections } = pathsOf("mutation", user);
  const { answers } = await sweep(selections, (query) => it.ask(user, `mutation ${query}`));
  expect(leaksOf(answers, privateWords[other[user]])).toEqual([]);
});

test("who meets again keeps what they learnt alone until it is shared; the log folds to the same", async () => {
  const { ask, act, who, engine } = it;
  const facts = async () =>
    JSON.stringify((await ask("ann", '{ campaign(id: "c") { facts(first: 100) { nodes { key } } scenes { characters { key } } } }')).data);
  const change = (text: string) =>
    act("dee", `applyChange(input: { campaignId: "c", changes: [${text}] }) { __typename ... on Error { message } }`);
  await change(`{ moveCharacters: { who: ["${who.bo}"], to: "marked:quay" } }`);
  expect(await facts()).not.toContain("onlybo_fact");
  expect((await ask("dee", '{ campaign(id: "c") { scenes { characters { key } } } }')).data.campaign.scenes).toHaveLength(1);
  await change(`{ share: { target: "onlybo_fact", with: ["${who.ann}"] } }`);
  expect(await facts()).toContain("onlybo_fact");
  expect(await facts()).not.toContain("onlybo_old");
  const log = await engine.kernel.use(Log);
  expect(await log.fold("c", { fromStart: true })).toEqual(await log.state("c"));
});
