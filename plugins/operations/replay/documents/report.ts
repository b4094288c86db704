import { z } from "zod";

/** One value that is not what it was. `path` is where, such as `engine_events.0.type`; an absent value is `null`. */
export const Difference = z.object({ part: z.string(), path: z.string(), recorded: z.json(), replayed: z.json() });
export type Difference = z.infer<typeof Difference>;

/** The outcome of one stage: `kept` from the recording, run, skipped or failed; with its model calls, made or answered from the recording. */
export const StageOutcome = z.object({
  stage: z.string(),
  outcome: z.enum(["kept", "run", "skipped", "failed"]),
  ms: z.number(),
  /** Calls that a provider answered. */
  asked: z.number().int(),
  /** Calls that the record answered. */
  recalled: z.number().int(),
  /** US dollars that this replay paid. */
  cost: z.number(),
});
export type StageOutcome = z.infer<typeof StageOutcome>;

/** Objective figures of one turn. */
export const TurnFigures = z.object({
  words: z.number().int(),
  /** Drafts that the narrator made. */
  drafts: z.number().int(),
  /** Faults of the severity error found in any draft. */
  faults: z.number().int(),
  /** Of them, those of the last draft. */
  standing_faults: z.number().int(),
  /** Standing faults against the packs of secrets. */
  leaks: z.number().int(),
  /** The narrator's proposals that code dropped. */
  dropped: z.number().int(),
  /** US dollars of its calls, as they were paid when they were made. */
  cost: z.number(),
  /** Milliseconds of its calls. */
  call_ms: z.number(),
});
export type TurnFigures = z.infer<typeof TurnFigures>;

/** What a model read, or would have read where the offline model answered. The text of the prompt precedes it. */
export const ModelReading = z.object({
  stage: z.string(),
  prompt_id: z.string(),
  prompt_version: z.string(),
  /** Campaign, cast and story; `null` for a request without a conversation. */
  view: z.string().nullable(),
  history: z.array(z.object({ player: z.string(), narrator: z.string() })),
  /** What is new in the turn; for a request without a conversation its whole input as JSON. */
  tail: z.string(),
});
export type ModelReading = z.infer<typeof ModelReading>;

/** One turn of a replay. */
export const ReplayedTurn = z.object({
  turn_no: z.number().int(),
  event_id: z.string(),
  kind: z.string(),
  player_input: z.string(),
  /** Whether the turn's decisions and narration equal the recorded ones byte for byte. */
  identical: z.boolean(),
  /** Why it could not be run again; `null` when it could. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  stages: z.array(StageOutcome),
  /** The requests to models, in order; empty unless the replay was asked for them. */
  requests: z.array(ModelReading).default([]),
  /** Both texts; `null` where they are one. */
  text: z.object({ recorded: z.string(), replayed: z.string() }).nullable(),
  differences: z.array(Difference),
  /** Further differences that are not listed. */
  more_differences: z.number().int(),
  figures: z.object({ recorded: TurnFigures, replayed: TurnFigures.nullable() }),
  ms: z.number(),
});
export type ReplayedTurn = z.infer<typeof ReplayedTurn>;

/** Calls of one stage over all turns. */
export const StageCalls = z.object({
  stage: z.string(),
  kept: z.number().int(),
  run: z.number().int(),
  asked: z.number().int(),
  recalled: z.number().int(),
  cost: z.number(),
  ms: z.number(),
});
export type StageCalls = z.infer<typeof StageCalls>;

/** The result of replaying turns. Contains what only a DM may know. */
export const TurnsReport = z.object({
  kind: z.literal("turns"),
  campaign_id: z.string(),
  from_turn: z.number().int(),
  to_turn: z.number().int(),
  mode: z.enum(["record", "chain"]),
  rerun: z.enum(["touched", "all"]),
  cassette: z.enum(["only", "else-live"]),
  /** Descriptions of the overrides. */
  overrides: z.array(z.string()),
  turns: z.array(ReplayedTurn),
  identical: z.number().int(),
  different: z.number().int(),
  failed: z.number().int(),
  stages: z.array(StageCalls),
  /** US dollars that this replay paid. */
  cost: z.number(),
  ms: z.number(),
  turns_per_second: z.number(),
  /** The state after the last turn, compared with the state in the log. */
  state: z.object({ identical: z.boolean(), differences: z.array(Difference) }),
});
export type TurnsReport = z.infer<typeof TurnsReport>;

/** Stored states, compared with the state that is rebuilt from the log. */
export const StateReport = z.object({
  kind: z.literal("state"),
  campaign_id: z.string(),
  turn_no: z.number().int(),
  identical: z.boolean(),
  /** Each stored state that was compared: the current tables, and every snapshot. */
  checks: z.array(z.object({ kept: z.string(), turn_no: z.number().int(), identical: z.boolean(), differences: z.array(Difference) })),
  rows: z.record(z.string(), z.number().int()),
  /** SHA-256 of the rebuilt state's canonical JSON. */
  digest: z.string(),
  /** The rebuilt state, whole. */
  state: z.record(z.string(), z.array(z.json())),
});
export type StateReport = z.infer<typeof StateReport>;
