import { z } from "zod";
import { ThreadStatus } from "../values/enums.ts";
import { Id } from "../values/json.ts";

const name = z.string().trim().min(1).max(200);
const nothing = z.object({}).default({});

/** What a correction does, to what, and what it needs for it; DEFINITIONS section 3. */
export const CorrectionAction = z.discriminatedUnion("action", [
  z.object({ action: z.literal("entity_rename"), target_id: Id, payload: z.object({ name }) }),
  z.object({ action: z.literal("entity_alias_add"), target_id: Id, payload: z.object({ alias: name }) }),
  z.object({ action: z.literal("entity_alias_remove"), target_id: Id, payload: z.object({ alias: name }) }),
  z.object({ action: z.literal("entity_merge"), target_id: Id, payload: z.object({ into_id: Id }) }),
  z.object({ action: z.literal("entity_hide"), target_id: Id, payload: nothing }),
  z.object({ action: z.literal("thread_status"), target_id: Id, payload: z.object({ status: ThreadStatus }) }),
  z.object({ action: z.literal("thread_title"), target_id: Id, payload: z.object({ title: name }) }),
  z.object({ action: z.literal("thread_summary"), target_id: Id, payload: z.object({ summary: z.string().trim().min(1).max(4000) }) }),
  z.object({ action: z.literal("thread_merge"), target_id: Id, payload: z.object({ into_id: Id }) }),
  z.object({ action: z.literal("thread_hide"), target_id: Id, payload: nothing }),
]);
export type CorrectionAction = z.infer<typeof CorrectionAction>;

/** Names of all actions. */
export const correctionActions = [
  "entity_rename",
  "entity_alias_add",
  "entity_alias_remove",
  "entity_merge",
  "entity_hide",
  "thread_status",
  "thread_title",
  "thread_summary",
  "thread_merge",
  "thread_hide",
] as const satisfies readonly CorrectionAction["action"][];

export const CanonCorrectionStatus = z.enum(["pending", "approved", "rejected", "withdrawn"]);
export type CanonCorrectionStatus = z.infer<typeof CanonCorrectionStatus>;

const CorrectionRecord = z.object({
  id: Id,
  campaign_id: Id,
  /** `null` holds for the whole campaign, else for one session alone. */
  session_id: z.string().nullable(),
  /** Why, in its author's words. */
  reason: z.string(),
  status: CanonCorrectionStatus,
  proposed_by: z.string(),
  proposed_at: z.string(),
  /** The DM who approved or rejected it; the author where it was born approved. */
  decided_by: z.string().nullable(),
  /** ISO 8601 with microseconds: corrections apply in this order, then by id. */
  decided_at: z.string().nullable(),
  /** The deciding DM's comment. */
  note: z.string().nullable(),
  withdrawn_by: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  withdrawn_note: z.string().nullable(),
  /** What the corrected row was called in the campaign's own rows: after a rewind another row may bear its id. `null` asks for no name. */
  target_name: z.string().nullish(),
  /** The same for the row that it is merged into. */
  into_name: z.string().nullish(),
});

/** An auditable override of canon. Immutable but for its status, which a DM changes once, and once more to withdraw it. */
export const Correction = z.intersection(CorrectionAction, CorrectionRecord);
export type Correction = z.infer<typeof Correction>;
