import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { stateTables } from "freeform-rpg/schemas/campaign";
import { BlockReason } from "freeform-rpg/schemas/turn";
import { EngineEventType, JsonObject, OutcomeBand } from "freeform-rpg/schemas/values";
import type { StateTable } from "freeform-rpg/schemas";
import { parse } from "yaml";
import { z } from "zod";

/** What must be true of one committed turn. Texts are substrings, or patterns between slashes; case never matters. */
export const TurnExpectation = z.strictObject({
  kind: z.enum(["turn", "clarification"]).optional(),
  outcomes: z.array(z.object({ action: z.string(), band: OutcomeBand })).default([]),
  outcomes_at_most: z.number().int().optional(),
  events: z.array(EngineEventType).default([]),
  no_events: z.array(EngineEventType).default([]),
  events_at_most: z.partialRecord(EngineEventType, z.number().int()).default({}),
  binding: z.array(EngineEventType).default([]),
  blocked: z.array(BlockReason).default([]),
  dropped: z.array(z.string()).default([]),
  tells: z.array(z.string()).default([]),
  never_tells: z.array(z.string()).default([]),
});
export type TurnExpectation = z.infer<typeof TurnExpectation>;

/** What must be true of a state row when the case is over: `has` is a part of the first row that matches `where`. */
export const RowExpectation = z.strictObject({
  table: z.enum(Object.keys(stateTables) as [StateTable, ...StateTable[]]),
  where: JsonObject,
  has: JsonObject.optional(),
  count: z.number().int().optional(),
});
export type RowExpectation = z.infer<typeof RowExpectation>;

/** A whole run as data: a stage, what the player says, what the dice and the model do, and what must be true. */
export const Case = z.strictObject({
  why: z.string(),
  /** A scenario file in `stages/`, without its file ending, or the id of a shipped scenario. */
  stage: z.string(),
  /** How many sides the dice of `turns` have. */
  sides: z.number().int().min(2).default(6),
  /** Fields to change in the stage before play: section, id, fields. */
  set: z.record(z.string(), z.record(z.string(), JsonObject)).default({}),
  turns: z.array(
    z.strictObject({
      say: z.string(),
      /** What falls first, in order; absent leaves it to chance. */
      dice: z.array(z.number().int().min(1)).optional(),
      /** Answers by prompt id; other prompts are answered offline. */
      model: z.record(z.string(), z.json()).default({}),
      expect: TurnExpectation.prefault({}),
    }),
  ),
  after: z.array(RowExpectation).default([]),
  /** The ending of the scenario that the story reaches; `null` when it reaches none. */
  ending: z.string().nullable().optional(),
  /** A play-through: the campaign is also replayed, and comes out the same byte for byte. */
  replayed: z.boolean().default(false),
  /** No two turns discover the same fact. */
  distinct_facts: z.boolean().default(false),
  /** Texts that no turn's context packet holds. */
  never_in_packets: z.array(z.string()).default([]),
  /** The scene's time has moved by exactly the minutes that the events tell. */
  clock_matches_minutes: z.boolean().default(false),
});
export type Case = z.infer<typeof Case>;

/** Reads every case folder below `folder`, sorted by name. */
export function readCases(folder: string): { id: string; case: Case }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "stages")
    .map((entry) => ({ id: entry.name, case: readCase(join(folder, entry.name, "case.yaml")) }))
    .sort((a, b) => a.id.localeCompare(b.id));
}

function readCase(file: string): Case {
  const parsed = Case.safeParse(parse(readFileSync(file, "utf8")));
  if (!parsed.success) throw new Error(`The case "${file}" is not well formed:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
