import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApi } from "./support/api.ts";
import type { TestApi } from "./support/api.ts";
import { correctionPlugins } from "./support/features.ts";
import { playCampaign } from "./support/world.ts";

let it: TestApi;
let id = "";
let count = 0;
beforeAll(async () => void (it = await openTestApi({ plugins: correctionPlugins })));
afterAll(() => it[Symbol.asyncDispose]());
beforeEach(async () => {
  id = `c${(count += 1)}`;
  await playCampaign(it.test, id);
});

const shown =
  "... on Correction { key action status targetKey intoKey value reason proposedBy decidedBy note } ... on Error { code reason message }";

const propose = async (user: string, change: object, more: object = {}) => {
  const query = `mutation($input: ProposeCorrectionInput!) { proposeCorrection(input: $input) { __typename ${shown} } }`;
  const { data, errors } = await it.ask(user, query, { input: { campaignId: id, change, ...more } });
  return errors ? { errors } : data.proposeCorrection;
};
const decide = async (user: string, act: string, correctionId: string, note?: string) => {
  const query = `mutation($input: DecideCorrectionInput!) { done: ${act}Correction(input: $input) { __typename ${shown} } }`;
  return (await it.ask(user, query, { input: { campaignId: id, correctionId, note } })).data.done;
};
const read = async (user: string, fields: string) => {
  const { data, errors } = await it.ask(user, `query($id: ID!) { campaign(id: $id) { ${fields} } }`, { id });
  expect(errors).toBeUndefined();
  return data.campaign;
};
const rename = (entity: string, name: string) => ({ renameEntity: { id: entity, name } });

describe("deciding", () => {
  test("a DM's correction is in force at once, a player's waits for a DM", async () => {
    expect(await propose("dora", rename("guard", "Major Holt"), { reason: "promoted" })).toMatchObject({
      key: "cr-1",
      action: "ENTITY_RENAME",
      status: "APPROVED",
      value: "Major Holt",
      reason: "promoted",
      decidedBy: "dora",
    });
    expect(await propose("paul", rename("guard", "Sarge"))).toMatchObject({ key: "cr-2", status: "PENDING", decidedBy: null });
    const nameOf = async () => (await read("paul", `entity(id: "guard") { name aliases corrected }`)).entity;
    expect(await nameOf()).toEqual({ name: "Major Holt", aliases: ["Captain Mercer"], corrected: true });
    expect(await decide("paul", "approve", "cr-2")).toMatchObject({ __typename: "ForbiddenError", code: "FORBIDDEN" });
    expect(await decide("dora", "approve", "cr-2", "fine")).toMatchObject({ status: "APPROVED", note: "fine" });
    expect((await nameOf()).name).toBe("Sarge");
    expect(await decide("dora", "reject", "cr-2")).toMatchObject({ __typename: "ConflictError", reason: "already_decided" });
    expect(await decide("dora", "withdraw", "cr-2")).toMatchObject({ status: "WITHDRAWN" });
    expect((await nameOf()).name).toBe("Major Holt");
  });

  test("refusals say why, and exactly one change is asked for", async () => {
    expect(await propose("dora", { mergeEntity: { id: "guard", intoId: "guard" } })).toMatchObject({
      reason: "self_merge",
      code: "CONFLICT",
    });
    expect(await propose("dora", rename("guard", "mara"))).toMatchObject({ reason: "name_taken" });
    expect(await propose("dora", rename("nobody", "X"))).toMatchObject({ reason: "target_not_found", code: "NOT_FOUND" });
    expect(await propose("dora", rename("guard", " "))).toMatchObject({ code: "VALIDATION_FAILED" });
    expect(await propose("olga", rename("guard", "X"))).toMatchObject({ code: "FORBIDDEN" });
    expect(await propose("eve", rename("guard", "X"))).toMatchObject({ code: "NOT_FOUND" });
    expect(await propose("dora", { ...rename("guard", "X"), hideEntity: { id: "guard" } })).toHaveProperty("errors");
  });

  test("players see their own proposals, DMs all of them, filtered and counted", async () => {
    await propose("paul", rename("guard", "One"));
    await propose("dora", { hideEntity: { id: "knife" } });
    const list = "corrections { totalCount nodes { key } } correctionCounts { pending approved }";
    expect(await read("paul", list)).toEqual({
      corrections: { totalCount: 1, nodes: [{ key: "cr-1" }] },
      correctionCounts: { pending: 1, approved: 0 },
    });
    expect(await read("dora", list)).toEqual({
      corrections: { totalCount: 2, nodes: [{ key: "cr-1" }, { key: "cr-2" }] },
      correctionCounts: { pending: 1, approved: 1 },
    });
    expect(await read("olga", list)).toMatchObject({ corrections: { totalCount: 0 } });
    const { corrections: pending } = await read(
      "dora",
      `corrections(status: [PENDING], author: "paul", target: "guard", first: 1) { nodes { key } pageInfo { endCursor } }`,
    );
    expect(pending.nodes).toEqual([{ key: "cr-1" }]);
    const { corrections: page } = await read("dora", "corrections(first: 1) { pageInfo { endCursor } }");
    const after = page.pageInfo.endCursor;
    expect((await read("dora", `corrections(after: "${after}") { nodes { key } }`)).corrections.nodes).toEqual([{ key: "cr-2" }]);
  });

  test("a DM looks ahead and back, a player does not", async () => {
    await propose("paul", rename("guard", "Major Holt"));
    const preview = `query($id: ID!) { correctionPreview(campaignId: $id, correctionId: "cr-1") { refusal factCount turnCount entities { key before after aliasesAfter } } }`;
    expect((await it.ask("dora", preview, { id })).data.correctionPreview).toEqual({
      refusal: null,
      factCount: 7,
      turnCount: 0,
      entities: [{ key: "guard", before: "Captain Mercer", after: "Major Holt", aliasesAfter: ["Captain Mercer"] }],
    });
    expect((await it.ask("paul", preview, { id })).errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
    await decide("dora", "approve", "cr-1");
    const explain = `query($id: ID!) { resolveName(campaignId: $id, name: "captain mercer") { resolution canonicalName corrections { key value } } }`;
    expect((await it.ask("dora", explain, { id })).data.resolveName).toEqual({
      resolution: "ENTITY",
      canonicalName: "Major Holt",
      corrections: [{ key: "cr-1", value: "Major Holt" }],
    });
    expect((await it.ask("paul", explain, { id })).errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
  });
});

describe("reading", () => {
  test("merged and hidden ones are gone from every list, and what hung on them is where it belongs", async () => {
    await propose("dora", { mergeEntity: { id: "guard", intoId: "lurker" } });
    await propose("dora", { hideEntity: { id: "knife" } });
    await propose("dora", { hideEntity: { id: "alley" } });
    const view = await read(
      "paul",
      `entities { totalCount nodes { key } } merged: entity(id: "guard") { key name aliases corrected facts { subject { key } } relationships { from { key } } }
       hidden: entity(id: "knife") { key } named: entities(nameContains: "mercer") { totalCount }
       scene { location { exits { key } } present { key } } facts(subject: "guard") { nodes { subject { key } } }
       threads { relatedEntities { key } } me { character { inventory { item { key } } } }`,
    );
    expect(view.entities.nodes.map(({ key }: { key: string }) => key)).toEqual(["bar", "lurker", "mara"]);
    expect(view.merged).toMatchObject({ key: "lurker", name: "Lurker", aliases: ["Captain Mercer"], corrected: true });
    expect(view.merged.facts).toHaveLength(6);
    expect(view.merged.facts[0]).toEqual({ subject: { key: "lurker" } });
    expect(view.merged.relationships).toEqual([{ from: { key: "lurker" } }]);
    expect(view.hidden).toBeNull();
    expect(view.facts.nodes).toHaveLength(6);
    expect(view.scene.location.exits).toEqual([]);
    expect(view.threads).toEqual([{ relatedEntities: [{ key: "lurker" }] }]);
    expect(view.me.character.inventory).toEqual([]);
  });

  test("what was told before a correction is shown under the names of today", async () => {
    const { seq } = await it.test.log.append(
      {
        campaignId: id,
        kind: "turn",
        runId: `late-${id}`,
        userId: "paul",
        idempotencyKey: "late",
        expectedHeadSeq: 6,
        turnNo: 6,
        playerInput: "I ask Captain Mercer.",
        contextPacket: {},
        passOutputs: { narration: { output: { next_prompt: "What of CAPTAIN  MERCER?", suggested_actions: ["follow captain mercer"] } } },
        engineEvents: [
          { type: "action_succeeded", details: { text: "Captain Mercer’s eyes narrow.", target_id: "guard" }, tags: [], binding: true },
        ],
        stateDiff: {},
        rolls: [],
        finalText: "Captain Mercer's knife is out. The Lurker waits.",
        promptVersions: {},
        receipts: [],
      },
      async () => [],
    );
    expect(seq).toBe(7);
    await propose("dora", rename("guard", "Major Holt"));
    await propose("dora", { hideEntity: { id: "lurker" } });
    const { turn } = await read("paul", "turn(number: 6) { input text nextPrompt suggestedActions events { text } }");
    expect(turn).toEqual({
      input: "I ask Major Holt.",
      text: "Major Holt's knife is out. Someone waits.",
      nextPrompt: "What of Major Holt?",
      suggestedActions: ["follow Major Holt"],
      events: [{ text: "Major Holt’s eyes narrow." }],
    });
    const listed = await it.ask("paul", '{ viewer { campaigns { nodes { key turn(number: 6) { text } entity(id: "guard") { name } } } } }');
    expect(listed.data.viewer.campaigns.nodes.find(({ key }: { key: string }) => key === id)).toMatchObject({
      turn: { text: "Major Holt's knife is out. Someone waits." },
      entity: { name: "Major Holt" },
    });
  });

  test("threads show what a DM said of them", async () => {
    await propose("dora", { setThreadTitle: { id: "td-1", title: "Open question: who hired Mercer?" } });
    await propose("dora", { setThreadStatus: { id: "td-1", status: "RESOLVED" } });
    await propose("dora", { setThreadSummary: { id: "td-1", summary: "Zenith did." } });
    const view = await read("paul", "threads { title status summary corrected overdue } active: threads(status: [ACTIVE]) { key }");
    expect(view).toEqual({
      threads: [{ title: "Open question: who hired Mercer?", status: "RESOLVED", summary: "Zenith did.", corrected: true, overdue: false }],
      active: [],
    });
    await propose("dora", { hideThread: { id: "td-1" } });
    expect((await read("paul", "threads { key }")).threads).toEqual([]);
  });

  test("global ids lead to what stands, and to nothing for what is hidden", async () => {
    const { entity } = await read("paul", `entity(id: "guard") { id }`);
    const ask = async () =>
      (await it.ask("paul", "query($id: ID!) { node(id: $id) { ... on Entity { name } } }", { id: entity.id })).data.node;
    await propose("dora", rename("guard", "Major Holt"));
    expect(await ask()).toEqual({ name: "Major Holt" });
    await propose("dora", { hideEntity: { id: "guard" } });
    expect(await ask()).toBeNull();
  });

  test("a corrected campaign is read in one statement once its map is kept", async () => {
    await propose("dora", rename("guard", "Major Holt"));
    const ask = () => read("paul", "entities { nodes { name } } turns { nodes { text } }");
    await ask();
    expect(await it.count(ask)).toHaveLength(1);
    await propose("dora", rename("guard", "Major Hall"));
    expect((await ask()).entities.nodes).toContainEqual({ name: "Major Hall" });
  });

  test("no error names to a player what is hidden or unknown to them", async () => {
    await propose("dora", { hideEntity: { id: "guard" } });
    const answers = [
      await propose("paul", rename("guard", "X")),
      await propose("paul", { mergeEntity: { id: "knife", intoId: "spy" } }),
      await propose("paul", { mergeEntity: { id: "knife", intoId: "guard" } }),
      await propose("paul", rename("knife", "Captain Mercer")),
      await it.ask("paul", `query($id: ID!) { resolveName(campaignId: $id, name: "Captain Mercer") { canonicalName } }`, { id }),
      await read("paul", `entity(id: "guard") { name } corrections { nodes { value } }`),
    ];
    expect(answers.slice(0, 3).map(({ reason }) => reason)).toEqual(["target_not_found", "target_not_found", "target_not_found"]);
    expect(JSON.stringify(answers.toSpliced(3, 1))).not.toMatch(/TOP-SECRET|hidden_|is hidden|"Captain Mercer" is/);
  });
});
