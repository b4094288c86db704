import type { NewEvent } from "freeform-rpg/db";
import type { TestDatabase } from "freeform-rpg/db/testing";
import type { RowChange, StateTable, TurnRequest } from "freeform-rpg/schemas";

/** A change that puts a row, given as a test writes it. */
export const put = (table: StateTable, key: readonly string[], row: Record<string, unknown>): RowChange => ({
  table,
  key: [...key],
  row: JSON.parse(JSON.stringify(row)),
});

export const drop = (table: StateTable, key: readonly string[]): RowChange => ({ table, key: [...key], row: null });

export const entity = (id: string, name: string, more: Record<string, unknown> = {}): RowChange =>
  put("entities", [id], { id, type: "character", name, attrs: {}, tags: [], ...more });

export const fact = (id: string, subject_id: string, visibility: string, turn_no = 0): RowChange =>
  put("facts", [id], { id, subject_id, predicate: "is", object: { text: id }, visibility, confidence: 0.1, tags: [], turn_no });

/** An event based on `head`. A turn is turn `head` when every event before it was a turn, as in these tests. */
export const event = (campaign_id: string, head: number, more: Partial<NewEvent> = {}): NewEvent => ({
  campaignId: campaign_id,
  kind: head === 0 ? "genesis" : "turn",
  runId: `run-${head}`,
  userId: "mara",
  idempotencyKey: `key-${head}`,
  expectedHeadSeq: head,
  turnNo: head,
  playerInput: `I act for the ${head}. time`,
  contextPacket: {},
  passOutputs: {},
  engineEvents: [{ type: "action_succeeded", details: { text: `It works the ${head}. time.` } }],
  stateDiff: {},
  rolls: [],
  finalText: "You act.",
  promptVersions: {},
  receipts: [],
  ...more,
});

/** The rows with which the test campaign begins. */
export const genesis: readonly RowChange[] = [
  entity("pc", "Mara"),
  entity("bar", "The Bar", { type: "location", attrs: { exits: ["alley"] } }),
  entity("alley", "Back Alley", { type: "location" }),
  entity("guard", "Captain Mercer", { attrs: { aliases: ["Old Dog"] } }),
  entity("knife", "Knife", { type: "item" }),
  put("scene", ["scene"], {
    id: "scene",
    location_id: "bar",
    present_entity_ids: ["pc", "guard"],
    time: { day: 1, hour: 22, minute: 5, period: "night" },
    constraints: [],
  }),
  put("director", ["director"], {
    id: "director",
    failure_streak: { count: 0, actions: [] },
    recent_moves: [],
    investigation_progress: {},
    counters: {},
  }),
  put("inventory", ["pc", "knife"], { owner_id: "pc", item_id: "knife", qty: 1, flags: {} }),
  put("relationships", ["guard", "pc", "trust"], { a_id: "guard", b_id: "pc", rel_type: "trust", intensity: -2, notes: {} }),
];

/** Creates a campaign without an event. */
export const createCampaign = async ({ database }: Pick<TestDatabase, "database">, id: string): Promise<void> => {
  const system = JSON.stringify({ id: "plain", name: "Plain", resolution: { method: "sum_bands" } });
  await database.sql.insertInto("campaigns").values({ id, name: "Test", seed: "seed", system }).execute();
  await database.sql.insertInto("members").values({ campaign_id: id, user_id: "mara", role: "PLAYER", character_id: "pc" }).execute();
};

/** Creates a campaign with its genesis and `turns` turns, each of which adds a fact and counts. */
export const playCampaign = async (test: TestDatabase, id: string, turns: number): Promise<void> => {
  await createCampaign(test, id);
  await test.log.append(event(id, 0), async () => genesis);
  for (let turn = 1; turn <= turns; turn += 1) await test.log.append(event(id, turn), async () => turnChanges(turn));
};

/** The changes of turn `turn` of {@link playCampaign}. */
export const turnChanges = (turn: number): RowChange[] => [
  fact(`fact-${turn}`, "pc", "known", turn),
  put("clocks", ["heat"], { id: "heat", name: "Heat", value: turn, max: 99, triggers: {}, tags: [] }),
  put("inventory", ["pc", "coin"], { owner_id: "pc", item_id: "coin", qty: turn, flags: {} }),
];

export const request = (campaign_id: string, text: string, more: Partial<TurnRequest> = {}): TurnRequest => ({
  run_id: "run",
  campaign_id,
  user_id: "mara",
  role: "PLAYER",
  actor_id: "pc",
  text,
  idempotency_key: "key",
  seed: null,
  ...more,
});

/** Counts the statements that `work` sends. */
export const countStatements = async (test: TestDatabase, work: () => Promise<unknown>): Promise<string[]> => {
  const sent: string[] = [];
  const stop = test.database.onStatement((sql) => void sent.push(sql));
  try {
    await work();
  } finally {
    stop();
  }
  return sent;
};
