import { createHash } from "node:crypto";
import type { DatabaseConnection } from "freeform-rpg/db";
import { canonicalJson } from "freeform-rpg/kernel";
import { ActionsDecision, AllowedAction, NarrationDecision, NarrationViolation, Ruling } from "freeform-rpg/schemas/turn";
import { ReviewSettings } from "freeform-rpg/schemas/campaign";
import { JsonObject } from "freeform-rpg/schemas/values";
import { sql } from "kysely";
import { z } from "zod";
import type { MadeDecision, ReviewKind, ReviewOf } from "../made-decision.ts";

/** Actions that wait. */
export const ActionsSubject = z.object({
  intent: z.string(),
  speech: z.string(),
  allowed_actions: z.array(AllowedAction),
  blocked_actions: Ruling.shape.blocked_actions,
  /** How dice decide in this campaign. */
  method: z.string(),
});
export type ActionsSubject = z.infer<typeof ActionsSubject>;

/** A narration that waits. */
export const NarrationSubject = z.object({
  text: z.string(),
  plain: z.string(),
  refused: z.boolean(),
  violations: z.array(NarrationViolation),
  given: JsonObject,
});
export type NarrationSubject = z.infer<typeof NarrationSubject>;

/** The key of what waits: the same subject has the same, so that a run that is resumed asks once. */
export const keyOf = ({ runId, kind }: ReviewOf, subject: unknown, round: number): string =>
  createHash("sha256")
    .update(canonicalJson([runId, kind, subject, round]))
    .digest("hex")
    .slice(0, 24);

/** SQL of a time as ISO text. */
export const isoTime = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A stored review. */
export interface ReviewRow {
  readonly runId: string;
  readonly kind: ReviewKind;
  readonly subject: unknown;
  /** Whether the run has not ended. */
  readonly open: boolean;
  readonly made: MadeDecision | null;
}

/** The review with a key, `null` where there is none, and what the campaign's DMs review; one statement. */
export const findReview = async (
  { sql: db }: DatabaseConnection,
  campaignId: string,
  key: string,
): Promise<{ readonly review: ReviewRow | null; readonly settings: ReviewSettings }> => {
  const row = await db
    .selectFrom("campaigns")
    .leftJoin("reviews", (join) => join.onRef("reviews.campaign_id", "=", "campaigns.id").on("reviews.digest", "=", key))
    .leftJoin("runs", (join) => join.onRef("runs.campaign_id", "=", "reviews.campaign_id").onRef("runs.id", "=", "reviews.run_id"))
    .select(["reviews.run_id as runId", "reviews.kind", "reviews.subject", "reviews.decision", "reviews.decided_by as by", "runs.status"])
    .select([isoTime("reviews.asked_at").as("askedAt"), isoTime("reviews.decided_at").as("decidedAt"), "campaigns.review as settings"])
    .where("campaigns.id", "=", campaignId)
    .executeTakeFirst();
  const settings = ReviewSettings.parse(row?.settings ?? {});
  if (row === undefined || row.runId === null || row.kind === null) return { review: null, settings };
  const { runId, kind, subject, decision, by, askedAt, decidedAt, status } = row;
  const made = decision === null ? null : { key, kind, runId, by, askedAt, decidedAt, decision: parseDecision(kind, decision) };
  return { settings, review: { runId, kind, subject, open: status === "running" || status === "waiting", made } };
};

const parseDecision = (kind: ReviewKind, decision: unknown): ActionsDecision | NarrationDecision =>
  kind === "actions" ? ActionsDecision.parse(decision) : NarrationDecision.parse(decision);
