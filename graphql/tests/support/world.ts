import { ruleName } from "freeform-rpg/schemas/turn";
import type { NewEvent } from "freeform-rpg/db";
import { createCampaignRows } from "freeform-rpg/db/lib";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { Calibration } from "freeform-rpg/schemas/campaign";
import { CampaignSystem } from "freeform-rpg/schemas/rules";
import type { RowChange, StateTable } from "freeform-rpg/schemas";

const put = (table: StateTable, key: readonly string[], row: Record<string, unknown>): RowChange => ({
  table,
  key: [...key],
  row: JSON.parse(JSON.stringify(row)),
});

const entity = (id: string, type: string, name: string, more: Record<string, unknown> = {}): RowChange =>
  put("entities", [id], { id, type, name, attrs: {}, tags: [], ...more });

const fact = (id: string, subject_id: string, visibility: string, turn_no: number): RowChange =>
  put("facts", [id], {
    id,
    subject_id,
    predicate: "is",
    object: { text: `${id} text`, dm: `${SECRET} ${id}` },
    visibility,
    confidence: 1,
    tags: [],
    turn_no,
  });

/** Stands in everything that only the DM may read. */
export const SECRET = "TOP-SECRET";

/** The state of the test campaign: known things, and hidden things full of {@link SECRET}. */
export const state: readonly RowChange[] = [
  entity("mara", "character", "Mara", { attrs: { description: "A courier." } }),
  entity("bar", "location", "The Bar", {
    attrs: { description: "Smoky.", exits: ["alley", "vault"], features: ["jukebox"], dm: { note: SECRET } },
  }),
  entity("alley", "location", "Back Alley"),
  entity("vault", "location", `Vault ${SECRET}`, { visibility: "world" }),
  entity("guard", "character", "Captain Mercer", {
    attrs: {
      description: "A tired guard.",
      location_id: "vault",
      agenda: { goal: SECRET, steps: [SECRET], signs: ["limps"] },
      escalation_profile: { soft: SECRET },
      dm: { secret: SECRET },
    },
  }),
  entity("spy", "character", `Spy ${SECRET}`, { visibility: "dm" }),
  entity("lurker", "character", "Lurker"),
  entity("knife", "item", "Knife"),
  entity("bug", "item", `Bug ${SECRET}`, { visibility: "world" }),
  put("scene", ["scene"], {
    id: "scene",
    location_id: "bar",
    present_entity_ids: ["mara", "guard", "spy", "lurker"],
    obscured_entity_ids: ["lurker"],
    time: { day: 1, hour: 22, minute: 5, period: "night", weather: "rain" },
    constraints: ["no_magic"],
  }),
  put("director", ["director"], {
    id: "director",
    failure_streak: { count: 0, actions: [] },
    recent_moves: [SECRET],
    investigation_progress: {},
    counters: {},
  }),
  put("inventory", ["mara", "knife"], { owner_id: "mara", item_id: "knife", qty: 1, flags: { dm: SECRET } }),
  put("inventory", ["mara", "bug"], { owner_id: "mara", item_id: "bug", qty: 1, flags: {} }),
  put("relationships", ["guard", "mara", "trust"], {
    a_id: "guard",
    b_id: "mara",
    rel_type: "trust",
    intensity: -2,
    notes: { why: SECRET },
  }),
  put("relationships", ["spy", "mara", "hunts"], { a_id: "spy", b_id: "mara", rel_type: "hunts", intensity: 9, notes: {} }),
  put("clocks", ["heat"], { id: "heat", name: "Heat", value: 3, max: 8, triggers: { 4: SECRET }, tags: [] }),
  put("clocks", ["doom"], { id: "doom", name: `Doom ${SECRET}`, value: 1, max: 4, triggers: {}, tags: [], visibility: "dm" }),
  put("threads", ["td-1"], {
    id: "td-1",
    title: "Open question: who paid?",
    type: "MYSTERY",
    status: "active",
    urgency: "HIGH",
    stakes: { success: "You know.", failure: "You do not.", hidden: SECRET },
    related_entity_ids: ["guard", "spy"],
    tags: [],
  }),
  put("threads", ["td-2"], {
    id: "td-2",
    title: SECRET,
    type: "DANGER",
    status: "active",
    stakes: {},
    related_entity_ids: [],
    tags: [],
    visibility: "world",
  }),
  put("situations", ["s-1"], {
    id: "s-1",
    type: "exposed",
    hardness: "soft",
    subject_id: "mara",
    narrative: "In plain sight.",
    created_turn: 1,
  }),
  put("threats", ["th-1"], {
    id: "th-1",
    text: "Boots on the stairs.",
    source_entity_id: "spy",
    hardness: "soft",
    status: "pending",
    created_turn: 1,
  }),
  ...Array.from({ length: 12 }, (_, at) => fact(`fact-${String(at).padStart(2, "0")}`, at % 2 ? "guard" : "bar", "known", at)),
  fact("hidden-1", "guard", "world", 0),
  fact("hidden-2", "spy", "dm", 0),
];

const system = CampaignSystem.parse({ id: "plain", name: "Plain", resolution: { method: "sum_bands" }, action_stats: {} });

/** The turn whose narration is held for the DM. */
export const heldTurn = 2;

const violation = {
  policy_id: "rpg.narration.v1",
  rule_id: "outcome",
  severity: "error",
  message: `The text tells a success. ${SECRET}`,
  suggestion: "Tell the failure.",
  location: { start: 0, end: 9 },
};

const held = {
  source: "held",
  attempts: 3,
  violations: [1, 2, 3].map((draft) => ({ ...violation, draft })),
  correction: {
    status: "needs_manual_review",
    attempts: [
      {
        violations: [{ ruleId: ruleName(violation), severity: "error", message: SECRET, field: "text", suggestion: "" }],
        resolved: 0,
        remaining: 1,
        tokens: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
        unparsable: null,
        diff: SECRET,
      },
    ],
    circuit_breaker_rules: [ruleName(violation)],
    total_tokens: 10,
  },
  repair: {
    corrections: [
      { violation_id: "v1", strategy: "patch", location: violation.location, original: SECRET, replacement: "", explanation: "" },
    ],
    residual_violations: [
      { violation_id: "v2", policy_id: "rpg.narration.v1", rule_id: "outcome", severity: "error", message: SECRET, reason: "No fix." },
    ],
    untouched_share: 0.5,
  },
  held: { text: `${SECRET} walks in and agrees.`, given: {} },
};

const event = (campaign_id: string, head: number): NewEvent => ({
  campaignId: campaign_id,
  kind: "turn",
  runId: `run-${campaign_id}-${head}`,
  userId: "paul",
  idempotencyKey: `key-${head}`,
  expectedHeadSeq: head,
  turnNo: head,
  playerInput: `I act, time ${head}.`,
  contextPacket: { selection: [{ kind: "fact", id: SECRET }] },
  passOutputs: {
    ruling: { blocked_actions: [{ action: "fly", target_id: "", code: "contradiction", reason: "You have no wings." }] },
    resolution: { seed: SECRET },
    narration: { output: { next_prompt: "And now?", suggested_actions: ["wait"] }, ...(head === heldTurn ? held : {}) },
    reconciliation: { dropped: [{ kind: "fact", value: SECRET, reason: "unknown" }] },
  },
  engineEvents: [{ type: "action_succeeded", details: { text: `It works, time ${head}.`, secret: SECRET }, tags: [], binding: true }],
  stateDiff: { clocks: [SECRET] },
  rolls: [
    {
      action: "act",
      target_id: "",
      method: "sum_bands",
      dice: [3, 4],
      modifier: 1,
      total: 8,
      against: "7/10/12",
      margin: null,
      band: "mixed",
    },
  ],
  finalText: `You act, time ${head}.`,
  held: head === heldTurn,
  promptVersions: { narrator: SECRET },
  receipts: [
    {
      stage: "narrate",
      prompt_id: SECRET,
      prompt_version: "1",
      provider: "p",
      model: "m",
      tier: "quality",
      input_tokens: 10,
      output_tokens: 5,
      cache_read_tokens: 0,
      cost: 0.01,
      ms: 3,
      attempts: 1,
    },
  ],
});

/** Founds a campaign with a DM `dora`, a player `paul` and an observer `olga`, and plays turns in it. */
export const playCampaign = async ({ database, log }: TestDatabase, id: string, turns = 5): Promise<void> => {
  await createCampaignRows(database, {
    campaign: {
      id,
      name: `Campaign ${id}`,
      seed: SECRET,
      scenario_id: "plain",
      calibration: Calibration.parse({}),
      system,
      genre_rules: { rule: SECRET },
      content_packs: [],
    },
    members: [
      { user_id: "dora", role: "DM", character_id: null },
      { user_id: "paul", role: "PLAYER", character_id: "mara" },
      { user_id: "olga", role: "OBSERVER", character_id: null },
    ],
    user_id: "dora",
    final_text: "Rain on the window.",
    changes: state,
  });
  for (let turn = 1; turn <= turns; turn += 1) await log.append(event(id, turn), async () => []);
};
