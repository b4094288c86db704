import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTables } from "../engine/open-table.ts";
import type { Table } from "../engine/open-table.ts";

let tables: Awaited<ReturnType<typeof openTables>>;
let table: Table;
let other: Table;
/** What the cases name and only the tables know. */
let named: Readonly<Record<string, string>>;
/** Every row before anything was refused. */
let before: string;
beforeAll(async () => {
  tables = await openTables();
  [table, other] = [await tables.lay(), await tables.lay()];
});
afterAll(() => tables.server.close());

const layCases = async (): Promise<Record<string, string>> => {
  await table.play("ada", "I look at the well.");
  await table.play("ada", "I take the linen hand-wraps.");
  await table.change('addEntity: { id: "whistle", type: ITEM, name: "brass whistle" }');
  await table.change('addEntity: { id: "ghost", type: CHARACTER, name: "Grey Ghost" }');
  await table.change("setTime: { hour: 11, minute: 5 }");
  await table.act("dora", 'proposeCorrection(input: { $c, change: { hideEntity: { id: "ghost" } } })');
  await table.act("dora", 'applyChange(input: { $c, changes: [{ setItem: { item: "whistle", owner: "corin_fenn", quantity: 1 } }] })');
  await other.play("ada", "I look around.");
  await other.change("setTime: { hour: 12 }");
  const invite = async (fields = "") =>
    table.act("dora", `createInvitation(input: { $c ${fields} })`, "... on CreatedInvitation { code key }");
  const [expired, revoked] = [await invite(), await invite()];
  const db = tables.server.db.database.sql;
  await db
    .updateTable("invitations")
    .set({ expires_at: new Date(1000) })
    .where("id", "=", expired["key"])
    .execute();
  await table.act("dora", `revokeInvitation(input: { $c, invitationKey: "${revoked["key"]}" })`);
  await table.act("dora", "changeCampaignSettings(input: { $c, reviewMode: REVIEW_ACTIONS, actionsReviewSeconds: 86400 })");
  const run = await table.declare("ada", "I climb the old wall.");
  await other.act("dora", "changeCampaignSettings(input: { $c, reviewMode: REVIEW_NARRATION, narrationReviewSeconds: 86400 })");
  const away = await other.declare("ada", "I look around.");
  const note = 'createHandout(input: { $c, title: "A note", text: "Run." })';
  return {
    HANDOUT: (await table.act("dora", note, "... on Handout { key }"))["key"],
    FOREIGN_HANDOUT: (await other.act("dora", note, "... on Handout { key }"))["key"],
    KEY: (await table.untilWaiting("ACTIONS")).key,
    FOREIGN_KEY: (await other.untilWaiting("NARRATION")).key,
    RUN: run,
    FOREIGN_RUN: away,
    ADA: table.who.ada,
    EXPIRED: expired.code ?? "",
    REVOKED: revoked.code ?? "",
    CHANGE: await lastChangeOf(table),
    FOREIGN_CHANGE: await lastChangeOf(other),
  };
};

const lastChangeOf = async ({ id }: Table): Promise<string> => {
  const row = await tables.server.db.database.sql
    .selectFrom("events")
    .select("id")
    .where("campaign_id", "=", id)
    .where("kind", "=", "edit")
    .orderBy("seq", "desc")
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Every row of every table, but when somebody was last seen. */
const readRows = async (): Promise<string> => {
  const db = tables.server.db.database.sql;
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  const all: string[] = [];
  for (const { name } of rows) {
    const found = await sql<{ text: string }>`
      select coalesce(string_agg(to_jsonb(t)::text, E'\n' order by to_jsonb(t)::text), '') as text from ${sql.table(name)} t`.execute(db);
    all.push(`${name}\n${found.rows[0]?.text}`);
  }
  return all.join("\n");
};

const fill = (mutation: string): string =>
  mutation
    .replaceAll("$c", `campaignId: "${table.id}"`)
    .replaceAll('"<LONG>"', "$long")
    .replaceAll(/<(\w+)>/g, (_, name: string) => named[name] ?? "");

/** What a refusal is expected to say; of a field, its path. */
interface Refusal {
  readonly code: string;
  readonly reason?: string;
  readonly names?: string;
}

/** What a mutation answers, and what it is expected to. */
const refuse = async (user: string, mutation: string, { code, reason, names }: Refusal): Promise<[unknown, unknown]> => {
  const text = `mutation ($long: String!) { done: ${fill(mutation)} { __typename
    ... on Error { code reason message } ... on ValidationError { issues { path } } } }`;
  const asked = mutation.includes("<LONG>") ? text : text.replace("($long: String!)", "");
  const { done } = await tables.server.ask(user, asked, { long: "x".repeat(100_000) });
  const said = [mutation, user, done.code, reason && done.reason, JSON.stringify([done.message, done.issues])];
  return [said, [mutation, user, code, reason, expect.stringContaining(fill(names ?? ""))]];
};

/** What only DMs do, as a DM would. */
const ofDms = [
  'addMember(input: { $c, userId: "eve", role: PLAYER })',
  "applyChange(input: { $c, changes: [{ setTime: { hour: 3 } }] })",
  'approveCorrection(input: { $c, correctionId: "cr-1" })',
  "archiveCampaign(input: { $c })",
  "changeCampaignSettings(input: { $c, reviewMode: AUTO })",
  'changeRole(input: { $c, userId: "bo", role: DM })',
  "createInvitation(input: { $c })",
  'decideActions(input: { $c, key: "<KEY>", decision: { proceed: [] } })',
  'decideJoinRequest(input: { $c, userId: "eve", admit: true })',
  'decideNarration(input: { $c, key: "<KEY>", decision: { publish: AS_DRAFTED } })',
  'deleteCampaign(input: { $c, name: "none", withoutExport: true })',
  'editNarration(input: { $c, turnNumber: 1, text: "Mine." })',
  "endRound(input: { $c })",
  "endSession(input: { $c })",
  'giveSpotlight(input: { $c, actorId: "<ADA>" })',
  'narrateAsDm(input: { $c, text: "Mine." })',
  "pauseCampaign(input: { $c })",
  'pinPrompt(input: { $c, promptId: "turn/narrator", version: "1" })',
  'rejectCorrection(input: { $c, correctionId: "cr-1" })',
  'removeMember(input: { $c, userId: "dan" })',
  'renameCampaign(input: { $c, name: "Mine" })',
  "replay(input: { $c })",
  "replayTurns(input: { $c })",
  "restoreCampaign(input: { $c })",
  "resumeCampaign(input: { $c })",
  'revokeInvitation(input: { $c, invitationKey: "1" })',
  "rewindCampaign(input: { $c, turnNumber: 0 })",
  "setBoundaries(input: { $c, lines: [] })",
  "setOrderOfPlay(input: { $c, mode: ROUNDS })",
  'skipInRound(input: { $c, actorId: "<ADA>" })',
  "startSession(input: { $c })",
  "strikeTurn(input: { $c, turnNumber: 1 })",
  'transferDm(input: { $c, userId: "bo" })',
  'undoChange(input: { $c, changeId: "<CHANGE>" })',
  'unpinPrompt(input: { $c, promptId: "turn/narrator" })',
  'createHandout(input: { $c, title: "Mine" })',
  'editHandout(input: { $c, handoutId: "<HANDOUT>", title: "Mine" })',
  'giveHandout(input: { $c, handoutId: "<HANDOUT>", toAll: true })',
  'withdrawHandout(input: { $c, handoutId: "<HANDOUT>" })',
  'deleteHandout(input: { $c, handoutId: "<HANDOUT>" })',
];

test("two campaigns have turns that wait, changes, corrections and invitations", async () => {
  named = await layCases();
  before = await readRows();
  expect(Object.entries(named).filter(([, value]) => !value)).toEqual([]);
});

test.each(ofDms)("no player, observer or stranger may: %s", async (mutation) => {
  for (const user of ["ada", "olga"]) {
    const [said, expected] = await refuse(user, mutation, { code: "FORBIDDEN", reason: "forbidden" });
    expect(said).toEqual(expected);
  }
  const [said, expected] = await refuse("eve", mutation, { code: "NOT_FOUND", reason: "campaign_not_found" });
  expect(said).toEqual(expected);
});

test.each([
  ["bo", 'cancelRun(input: { id: "<RUN>" })', "FORBIDDEN"],
  ["bo", 'withdrawAction(input: { id: "<RUN>" })', "FORBIDDEN"],
  ["bo", 'editAction(input: { id: "<RUN>", text: "I wait." })', "FORBIDDEN"],
  ["olga", 'whisper(input: { $c, text: "Psst.", to: ["<ADA>"] })', "CONFLICT"],
])("a member may not do it for another: %s %s", async (user, mutation, code) => {
  const [said, expected] = await refuse(user, mutation, { code });
  expect(said).toEqual(expected);
});

const invalid = "VALIDATION_FAILED";
const missing = "NOT_FOUND";
const conflict = "CONFLICT";

test.each<readonly [mutation: string, code: string, names: string]>([
  ["applyChange(input: { $c, changes: [] })", invalid, "changes"],
  ['applyChange(input: { $c, changes: [{ retire: { entity: "nobody" } }] })', invalid, "nobody"],
  ['applyChange(input: { $c, changes: [{ setTime: { hour: 3 } }, { retire: { entity: "nobody" } }] })', invalid, "changes.1.entity"],
  ["applyChange(input: { $c, changes: [{ setTime: { hour: 99 } }] })", invalid, "hour"],
  ['applyChange(input: { $c, changes: [{ harm: { who: "nobody" } }] })', invalid, "nobody"],
  ['applyChange(input: { $c, changes: [{ setItem: { item: "whistle", owner: "<ADA>", quantity: -1 } }] })', invalid, "quantity"],
  ['applyChange(input: { $c, changes: [{ editFact: { fact: "none", text: "So." } }] })', invalid, "none"],
  ['applyChange(input: { $c, changes: [{ setClock: { clock: "none", value: 1 } }] })', invalid, "none"],
  ['applyChange(input: { $c, changes: [{ editThread: { thread: "none", title: "x" } }] })', invalid, "none"],
  ['applyChange(input: { $c, changes: [{ endThreat: { threat: "none" } }] })', invalid, "none"],
  ['applyChange(input: { $c, changes: [{ moveCharacters: { who: ["<ADA>"], to: "nowhere" } }] })', invalid, "nowhere"],
  ['applyChange(input: { $c, changes: [{ editEntity: { entity: "ghost", description: "x" } }] })', invalid, "ghost"],
  ['applyChange(input: { $c, changes: [{ addFact: { subject: "corin_fenn", text: "<LONG>" } }] })', invalid, "text"],
  ['applyChange(input: { $c, note: "<LONG>", changes: [{ setTime: { hour: 3 } }] })', invalid, "note"],
  ['applyChange(input: { $c, announcement: "<LONG>", changes: [{ setTime: { hour: 3 } }] })', invalid, "announcement"],
  ['undoChange(input: { $c, changeId: "none" })', missing, "none"],
  ['undoChange(input: { $c, changeId: "<FOREIGN_CHANGE>" })', missing, "<FOREIGN_CHANGE>"],
  ['undoChange(input: { $c, changeId: "<CHANGE>", reason: "<LONG>" })', invalid, "reason"],
  ["strikeTurn(input: { $c, turnNumber: 99 })", missing, "99"],
  ["strikeTurn(input: { $c, turnNumber: 0 })", invalid, "turnNumber"],
  ['strikeTurn(input: { $c, turnNumber: 1, reason: "<LONG>" })', invalid, "reason"],
  ["rewindCampaign(input: { $c, turnNumber: 99 })", missing, "99"],
  ["rewindCampaign(input: { $c, turnNumber: -1 })", invalid, "turnNumber"],
  ['decideActions(input: { $c, key: "none", decision: { proceed: [] } })', missing, "none"],
  ['decideActions(input: { $c, key: "<FOREIGN_KEY>", decision: { proceed: [] } })', missing, "<FOREIGN_KEY>"],
  ['decideNarration(input: { $c, key: "<KEY>", decision: { publish: AS_DRAFTED } })', missing, "<KEY>"],
  ['decideNarration(input: { $c, key: "<FOREIGN_KEY>", decision: { publish: AS_DRAFTED } })', missing, "<FOREIGN_KEY>"],
  ['decideActions(input: { $c, key: "<KEY>", decision: { veto: "<LONG>" } })', invalid, "decision.veto"],
  ['decideActions(input: { $c, key: "<KEY>", decision: { answer: "<LONG>" } })', invalid, "decision.answer"],
  ['decideActions(input: { $c, key: "<KEY>", decision: { answer: "  " } })', invalid, "decision.answer"],
  ['decideActions(input: { $c, key: "<KEY>", decision: { proceed: [{ position: 9, veto: "No." }] } })', invalid, "9"],
  ['decideActions(input: { $c, key: "<KEY>", decision: { proceed: [{ position: 0, veto: "<LONG>" }] } })', invalid, "veto"],
  ['decideActions(input: { $c, key: "<KEY>", decision: { proceed: [{ position: 0, difficulty: 1000 }] } })', invalid, "difficulty"],
  ['decideNarration(input: { $c, key: "<KEY>", decision: { ownText: { text: "<LONG>" } } })', invalid, "ownText.text"],
  ['decideNarration(input: { $c, key: "<KEY>", decision: { another: "<LONG>" } })', invalid, "another"],
  ['narrateAsDm(input: { $c, text: "<LONG>" })', invalid, "20000"],
  ['narrateAsDm(input: { $c, text: " " })', invalid, "empty"],
  ['narrateAsDm(input: { $c, text: "Hm.", speakerId: "nobody" })', invalid, "nobody"],
  ['editNarration(input: { $c, turnNumber: 1, text: "<LONG>" })', invalid, "20000"],
  ['editNarration(input: { $c, turnNumber: 99, text: "x" })', missing, "99"],
  ['whisper(input: { $c, text: "<LONG>", to: ["<ADA>"] })', invalid, "20000"],
  ['whisper(input: { $c, text: "Psst.", to: ["corin_fenn"] })', invalid, "corin_fenn"],
  ['whisper(input: { $c, text: "Psst.", to: ["nobody"] })', invalid, "nobody"],
  ['setOrderOfPlay(input: { $c, mode: SPOTLIGHT, actorId: "nobody" })', missing, "nobody"],
  ["setOrderOfPlay(input: { $c, mode: ROUNDS, limitSeconds: -1 })", invalid, "limitSeconds"],
  ['giveSpotlight(input: { $c, actorId: "corin_fenn" })', missing, "corin_fenn"],
  ['skipInRound(input: { $c, actorId: "nobody" })', missing, "nobody"],
  ["endRound(input: { $c })", conflict, "rounds"],
  ["resumeCampaign(input: { $c })", conflict, "not paused"],
  ['pauseCampaign(input: { $c, note: "<LONG>" })', invalid, "note"],
  ['setBoundaries(input: { $c, lines: ["<LONG>"] })', invalid, "lines.0"],
  ["changeCampaignSettings(input: { $c, actionsReviewSeconds: 0 })", invalid, "actionsReviewSeconds"],
  ['addMember(input: { $c, userId: "ada", role: DM })', conflict, "ada"],
  ['changeRole(input: { $c, userId: "nobody", role: DM })', missing, "nobody"],
  ['removeMember(input: { $c, userId: "nobody" })', missing, "nobody"],
  ['transferDm(input: { $c, userId: "nobody" })', missing, "nobody"],
  ['decideJoinRequest(input: { $c, userId: "nobody", admit: true })', missing, "nobody"],
  ['revokeInvitation(input: { $c, invitationKey: "none" })', missing, "none"],
  ["createInvitation(input: { $c, hours: 0 })", invalid, "hours"],
  ['createInvitation(input: { $c, seat: "nobody" })', conflict, "nobody"],
  ['renameCampaign(input: { $c, name: "<LONG>" })', invalid, "name"],
  ['renameCampaign(input: { $c, name: " " })', invalid, "name"],
  ['deleteCampaign(input: { $c, name: "none" })', invalid, "exportFingerprint"],
  ["restoreCampaign(input: { $c })", conflict, "not archived"],
  ['approveCorrection(input: { $c, correctionId: "cr-99" })', missing, "cr-99"],
  ['withdrawCorrection(input: { $c, correctionId: "cr-99" })', missing, "cr-99"],
  ['proposeCorrection(input: { $c, change: { renameEntity: { id: "nobody", name: "Ann" } } })', missing, "nobody"],
  ['proposeCorrection(input: { $c, change: { renameEntity: { id: "corin_fenn", name: "<LONG>" } } })', invalid, "name"],
  ['pinPrompt(input: { $c, promptId: "none", version: "1" })', missing, "none"],
  ['createHandout(input: { $c, title: " ", text: "Run." })', invalid, "title"],
  ['createHandout(input: { $c, title: "<LONG>", text: "Run." })', invalid, "title"],
  ['createHandout(input: { $c, title: "Long", text: "<LONG>" })', invalid, "text"],
  ['editHandout(input: { $c, handoutId: "none", title: "Mine" })', missing, "none"],
  ['editHandout(input: { $c, handoutId: "<FOREIGN_HANDOUT>", title: "Mine" })', missing, "<FOREIGN_HANDOUT>"],
  ['editHandout(input: { $c, handoutId: "<HANDOUT>", text: "<LONG>" })', invalid, "text"],
  ['giveHandout(input: { $c, handoutId: "none", toAll: true })', missing, "none"],
  ['giveHandout(input: { $c, handoutId: "<HANDOUT>", to: ["nobody"] })', invalid, "nobody"],
  ['giveHandout(input: { $c, handoutId: "<HANDOUT>", to: ["corin_fenn"] })', invalid, "corin_fenn"],
  ['giveHandout(input: { $c, handoutId: "<HANDOUT>" })', invalid, "to"],
  ['giveHandout(input: { $c, handoutId: "<HANDOUT>", toAll: true, announcement: "<LONG>" })', invalid, "announcement"],
  ['withdrawHandout(input: { $c, handoutId: "<FOREIGN_HANDOUT>" })', missing, "<FOREIGN_HANDOUT>"],
  ['withdrawHandout(input: { $c, handoutId: "<HANDOUT>" })', missing, "No one holds"],
  ['deleteHandout(input: { $c, handoutId: "none" })', missing, "none"],
  ['cancelRun(input: { id: "none" })', missing, "none"],
  ['withdrawAction(input: { id: "none" })', missing, "none"],
  ['withdrawAction(input: { id: "<RUN>" })', conflict, "played"],
])("a DM reads why it is refused, and nothing is changed: %s", async (mutation, code, names) => {
  const [said, expected] = await refuse("dora", mutation, { code, names });
  expect(said).toEqual(expected);
});

test.each([
  ['acceptInvitation(input: { code: "<EXPIRED>" })', "expired"],
  ['acceptInvitation(input: { code: "<REVOKED>" })', ""],
  ['acceptInvitation(input: { code: "no code at all" })', ""],
])("an invitation that does not hold is refused: %s", async (mutation, names) => {
  const [said, expected] = await refuse("eve", mutation, {
    code: expect.stringMatching(/^(NOT_FOUND|CONFLICT|VALIDATION_FAILED)$/),
    names,
  });
  expect(said).toEqual(expected);
});

test("a text of 100 kB is not played", async () => {
  expect(await table.send("bo", "x".repeat(100_000))).toMatchObject({ code: invalid });
});

test("nothing of what was refused has changed a row", async () => {
  expect(await readRows()).toBe(before);
});
