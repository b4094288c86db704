import type { DatabaseConnection } from "freeform-rpg/db";
import type { NarrationDirection, UnreleasedNarration } from "freeform-rpg/plugins/turn/narrator";
import { NarrationDecision } from "freeform-rpg/schemas/turn";
import { ReviewSettings } from "freeform-rpg/schemas/campaign";
import type { NarrationReviewed } from "freeform-rpg/schemas";
import { ask } from "./ask.ts";
import type { AskOptions, Question } from "./question.ts";
import { NarrationSubject, isoTime } from "./review-row.ts";
import { asksNarrations } from "./settings.ts";

/** Whether the text of a turn waits for a DM, and what DMs asked for who wanted another. */
export const describeDirection = async (
  { database, ahead }: Pick<AskOptions, "database" | "ahead">,
  campaignId: string,
  runId: string,
): Promise<NarrationDirection[]> => {
  const unasked = ahead.unasked(runId);
  const { dismissed, settings } =
    unasked === null ? await readDismissed(database, campaignId, runId) : { dismissed: [], settings: unasked };
  const notes = dismissed.flatMap(({ decision }) => (decision.as === "another" ? [decision.text] : []));
  // Once someone wanted another text, the next one waits too, whatever the settings are by now.
  return [{ waits: notes.length > 0 || asksNarrations(settings), notes }];
};

/** Has DMs decide about a text before players read it, where the campaign wants that or the checks refused it. */
export const reviewNarration = async (
  options: AskOptions,
  { campaignId, ...unreleased }: UnreleasedNarration,
  runId: string,
): Promise<NarrationReviewed[]> => {
  const dismissed = options.ahead.unasked(runId) === null ? (await readDismissed(options.database, campaignId, runId)).dismissed : [];
  const subject = NarrationSubject.parse(unreleased);
  const { text, plain, refused } = subject;
  const isAsked: Question["isAsked"] = (settings) => subject.refused || dismissed.length > 0 || asksNarrations(settings);
  const made = await ask(options, {
    campaignId,
    runId,
    kind: "narration",
    subject,
    identity: { text, plain, refused },
    round: dismissed.length,
    isAsked,
  });
  if (made === undefined) return dismissed;
  const { askedAt: asked_at, decidedAt: decided_at, by, decision } = made;
  return [...dismissed, { asked_at, decided_at, by, decision: NarrationDecision.parse(decision), draft: subject.text }];
};

/** The texts of a run in place of which a DM wanted another, oldest first, and what the campaign's DMs review; one statement. */
const readDismissed = async (
  { sql }: DatabaseConnection,
  campaignId: string,
  runId: string,
): Promise<{ readonly dismissed: NarrationReviewed[]; readonly settings: ReviewSettings }> => {
  const rows = await sql
    .selectFrom("campaigns")
    .leftJoin("reviews", (join) =>
      join
        .onRef("reviews.campaign_id", "=", "campaigns.id")
        .on("reviews.run_id", "=", runId)
        .on("reviews.kind", "=", "narration")
        .on("reviews.decision", "is not", null),
    )
    .select(["reviews.decision", "reviews.decided_by as by", "reviews.subject", "campaigns.review as settings"])
    .select([isoTime("reviews.asked_at").as("asked_at"), isoTime("reviews.decided_at").as("decided_at")])
    .where("campaigns.id", "=", campaignId)
    .orderBy("reviews.asked_at")
    .execute();
  const settings = ReviewSettings.parse(rows[0]?.settings ?? {});
  const decided = rows.flatMap(({ subject, decision, by, asked_at, decided_at }) =>
    decision === null
      ? []
      : [{ by, asked_at, decided_at, decision: NarrationDecision.parse(decision), draft: NarrationSubject.parse(subject).text }],
  );
  return { settings, dismissed: decided.filter((one) => one.decision.as === "another") };
};
