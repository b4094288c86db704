import { encodeJson } from "../json.ts";
import type { NewEvent } from "../tokens.ts";
import { isFields } from "./is-fields.ts";
import type { Fields } from "./is-fields.ts";
import { diffJson } from "./packet-patch.ts";
import type { Patch } from "./packet-patch.ts";

/**
 * Fields that most turns leave at these values, by the part of the outputs that has them; of a list, each item has them. The migration `leaner_outputs` gives them
 * back, so that a change here needs a migration. SQL that reads without `outputs_of` finds no value there where it would find one of these.
 */
const usual: readonly (readonly [path: readonly string[], values: Fields])[] = [
  [["plan"], { prepared: [], new_threats: [], tension_move: "", tension_move_type: null, clarification_question: "" }],
  [["ruling"], { speech: "", risk_flags: [], clarification_needed: false, clarification_question: "" }],
  [
    ["ruling", "allowed_actions"],
    {
      goal: "",
      costs: {},
      topic: "",
      manner: "",
      depends: false,
      effects: [],
      recipient: "",
      target_id: "",
      instrument: "",
      opposition: "",
      risk_flags: [],
      target_name: "",
      refused_effects: [],
    },
  ],
  [["resolution"], { not_attempted: [], blocked_actions: [] }],
  [["resolution", "outcomes"], { notice: "plain", rolled: false, effects: [], target_name: "", failure_tier: null }],
  [["draft"], { failure: null, streamed: true }],
  [["narration"], { held: null, repair: null, correction: null, violations: [] }],
  [
    ["narration", "output"],
    { about: "", thread_adds: [], thread_updates: [], introduced_npcs: [], introduced_items: [], established_facts: [] },
  ],
  [["narration", "findings"], { covered: [], verdicts: [], discarded: [], violations: [] }],
];

/** What of an allowed action the proposed one does not have. */
const ruled = ["costs", "position", "target_name", "refused_effects"];

/**
 * The outputs of a turn without what follows from its other columns and parts: usual values, the request's keys, what the ruling repeats of the
 * interpretation. `differences` holds how the rest differs, and marks the form. Other outputs stay as they are.
 */
export const leanOutputs = (stored: Fields, event: NewEvent): Fields => {
  const whole: unknown = JSON.parse(encodeJson(stored));
  if (!isFields(whole) || !isFields(whole["ruling"]) || "differences" in whole) return stored;
  const { kept, differences } = takeDifferences(whole, event);
  const lean = usual.reduce((made, [path, values]) => changePart(made, path, (part) => omitUsual(part, values)), kept);
  return { ...changePart(lean, ["request"], (request) => omitUsual(request, requestOf(whole, event))), differences };
};

/** Takes out each part that is shorter as its differences from another. */
const takeDifferences = (whole: Fields, event: NewEvent): { readonly kept: Fields; readonly differences: Fields } => {
  let kept = whole;
  const differences: Record<string, Patch> = {};
  const take = (name: string, path: readonly string[], base: unknown): void => {
    const part = partOf(whole, path);
    if (part === undefined || base === undefined) return;
    const patch = diffJson(JSON.parse(encodeJson(base)), JSON.parse(encodeJson(part)));
    if (encodeJson(patch).length >= encodeJson(part).length) return;
    differences[name] = patch;
    kept = changePart(kept, path.slice(0, -1), (above) => (isFields(above) ? omit(above, path.slice(-1)) : above));
  };
  take("interpretation", ["interpretation"], interpretationOf(whole["ruling"]));
  take("proposals", ["narration", "findings", "proposals"], proposalsOf(partOf(whole, ["narration", "output"])));
  take("state_diff", ["resolution", "state_diff"], event.stateDiff);
  take("engine_events", ["resolution", "engine_events"], event.engineEvents);
  return { kept, differences };
};

const interpretationOf = (ruling: unknown): Fields | undefined => {
  if (!isFields(ruling)) return undefined;
  const { intent = null, speech = null, risk_flags = null, allowed_actions: actions } = ruling;
  if (!Array.isArray(actions) || !actions.every(isFields)) return undefined;
  const proposed_actions = actions.map((action) => omit(action, ruled));
  return { intent, speech, risk_flags, proposed_actions, table_talk: "", assumptions: [], perception_flags: [], referenced_entities: [] };
};

const proposalsOf = (output: unknown): Fields | undefined => (isFields(output) ? omit(output, ["next_prompt", "final_text"]) : undefined);

const requestOf = (whole: Fields, event: NewEvent): Fields => ({
  run_id: event.runId,
  campaign_id: event.campaignId,
  user_id: event.userId,
  idempotency_key: event.idempotencyKey,
  text: event.playerInput,
  seed: partOf(whole, ["resolution", "seed"]) ?? null,
});

/** The part without fields that are at their usual values; `$absent` names those that it does not have at all. */
const omitUsual = (part: unknown, values: Fields): unknown => {
  if (Array.isArray(part)) return part.map((item: unknown) => omitUsual(item, values));
  if (!isFields(part)) return part;
  const absent = Object.keys(values).filter((name) => !Object.hasOwn(part, name));
  const same = Object.keys(values).filter((name) => Object.hasOwn(part, name) && encodeJson(part[name]) === encodeJson(values[name]));
  return { ...omit(part, same), ...(absent.length > 0 && { $absent: absent }) };
};

const omit = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const partOf = (whole: unknown, [name, ...below]: readonly string[]): unknown => {
  if (name === undefined) return whole;
  return isFields(whole) && Object.hasOwn(whole, name) ? partOf(whole[name], below) : undefined;
};

/** The outputs with one part changed; as they are where they lack it. */
const changePart = (whole: Fields, [name, ...below]: readonly string[], change: (part: unknown) => unknown): Fields => {
  if (name === undefined) return asFields(change(whole));
  if (!Object.hasOwn(whole, name)) return whole;
  const part = whole[name];
  if (below.length === 0) return { ...whole, [name]: change(part) };
  return isFields(part) ? { ...whole, [name]: changePart(part, below, change) } : whole;
};

const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
