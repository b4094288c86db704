import type { Artifact } from "freeform-rpg/kernel";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Interpretation } from "freeform-rpg/plugins/turn/interpreter";
import { Draft, Narration, ReviewedNarration } from "freeform-rpg/plugins/turn/narrator";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { Reconciliation } from "freeform-rpg/plugins/turn/reconciler";
import { Resolution } from "freeform-rpg/plugins/turn/resolver";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { z } from "zod";

/** A turn's decisions and narration, by part. Each is parsed by its current schema, so that a field added since is not a difference. */
export type TurnParts = Readonly<Record<string, unknown>>;

/** The artifacts that an event stores, by their names in the event. */
export const storedArtifacts: Readonly<Record<string, Artifact<unknown>>> = {
  packet: ContextPacket,
  interpretation: Interpretation,
  ruling: Ruling,
  plan: Plan,
  resolution: Resolution,
  draft: Draft,
  reviewed: ReviewedNarration,
  narration: Narration,
  reconciliation: Reconciliation,
};

/** Parts of an event that are not artifacts. */
const plain = ["final_text", "engine_events", "rolls", "state_diff", "changes"] as const;

/** Reads the parts of an event, stored or about to be. */
export const decode = (event: object): TurnParts => {
  const outputs: unknown = Reflect.get(event, "pass_outputs");
  const made = withDraft({ packet: Reflect.get(event, "context_packet"), ...Object(outputs) });
  return {
    ...Object.fromEntries(plain.map((name) => [name, toJson(Reflect.get(event, name))])),
    ...Object.fromEntries(Object.entries(storedArtifacts).map(([name, { schema }]) => [name, read(schema, Reflect.get(made, name))])),
  };
};

/**
 * What a narration was before its release is not stored: where no one reviews, it is the published one. Turns that were recorded before drafts
 * were stored have the published text as their draft, so that their narrator need not run again.
 */
const withDraft = (made: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const published = Narrated.safeParse(made["narration"]);
  const reviewed = { ...made, reviewed: made["narration"] };
  if (made["draft"] !== undefined || !published.success) return reviewed;
  return { ...reviewed, draft: { text: published.data.output.final_text, streamed: true, failure: null } };
};

const Narrated = z.object({ output: z.object({ final_text: z.string() }) });

/** A value that the current schema rejects stays unchanged: it then differs, and its stage runs. */
const read = (schema: Artifact<unknown>["schema"], value: unknown): unknown => {
  const parsed = schema.safeParse(toJson(value));
  return parsed.success ? toJson(parsed.data) : toJson(value);
};

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
