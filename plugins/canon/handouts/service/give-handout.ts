import { randomUUID } from "node:crypto";
import type { NewEvent, Tables } from "freeform-rpg/db";
import { append } from "freeform-rpg/db/lib";
import { EngineError } from "freeform-rpg/errors";
import { AppError } from "freeform-rpg/kernel";
import { joinList, shorten } from "freeform-rpg/language";
import type { Kysely } from "kysely";
import type { Giving } from "../tokens.ts";
import { checkLength } from "./check-fields.ts";
import { requireHandout } from "./drawer.ts";
import type { HandoutRow } from "./drawer.ts";
import { findHolders } from "./find-holders.ts";
import type { HandoutsOptions } from "./options.ts";
import { requireRecipients } from "./require-recipients.ts";
import type { Recipient } from "./require-recipients.ts";

/** How often a handout is given again when another event was appended meanwhile. */
const tries = 5;

/** Characters of a handout that summaries take. */
const digest = 280;

/** Gives a handout, with its announcement, in one transaction. */
export const giveHandout = async (options: HandoutsOptions, request: Giving): Promise<{ turnNo: number }> => {
  checkLength("announcement", request.announcement ?? "");
  for (let attempt = 1; ; attempt++)
    try {
      const { turnNo, isNew } = await options.database.transaction(({ sql: db }) => giveOnce(db, request));
      const { campaignId, userId } = request;
      if (isNew) options.publish({ type: "handout_given", campaignId, userId, turnNo });
      return { turnNo };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict" || attempt === tries) throw error;
    }
};

const giveOnce = async (db: Kysely<Tables>, request: Giving): Promise<{ turnNo: number; isNew: boolean }> => {
  const { campaignId, announcement = "" } = request;
  const earlier = await findGiven(db, request);
  if (earlier !== undefined) return { ...earlier, isNew: false };
  const handout = requireContent(await requireHandout(db, request));
  const recipients = request.to === null ? null : await requireRecipients(db, campaignId, request.to);
  await refuseHeld(db, request, handout, recipients);
  const runId = runIdOf(request) ?? `handout:${campaignId}:${randomUUID()}`;
  const head = await db.selectFrom("campaigns").select(["head_seq", "current_turn"]).where("id", "=", campaignId).executeTakeFirstOrThrow();
  const given = toEvent(request, { text: toText(handout, recipients), runId, seq: head.head_seq, turnNo: head.current_turn + 1 });
  const { title, text, image_id: image, alternative_text: alternativeText } = handout;
  await append(
    db,
    {
      ...given,
      passOutputs: { handout: { id: handout.id, title, text, image, alternative_text: alternativeText } },
      witnesses: recipients?.map(({ id }) => id),
    },
    () => Promise.resolve([]),
  );
  if (announcement.trim() !== "") {
    const next = { text: announcement.trim(), runId: `${runId}:announcement`, seq: head.head_seq + 1, turnNo: given.turnNo + 1 };
    await append(db, { ...toEvent(request, next), idempotencyKey: null }, () => Promise.resolve([]));
  }
  return { turnNo: given.turnNo, isNew: true };
};

const runIdOf = ({ campaignId, idempotencyKey }: Giving): string | null =>
  idempotencyKey === undefined ? null : `handout:${campaignId}:${idempotencyKey}`;

const findGiven = async (db: Kysely<Tables>, request: Giving): Promise<{ turnNo: number } | undefined> => {
  const runId = runIdOf(request);
  if (runId === null) return undefined;
  const query = db.selectFrom("events").select("turn_no as turnNo").where("campaign_id", "=", request.campaignId);
  return query.where("run_id", "=", runId).where("user_id", "=", request.userId).executeTakeFirst();
};

/** A handout that is given has something to read, and words for its image. */
const requireContent = (handout: HandoutRow): HandoutRow => {
  const { title, text, image_id: image, alternative_text: alternativeText } = handout;
  if (text === "" && image === null)
    throw new EngineError("handout_invalid", `"${title}" has neither a text nor an image. Set the field "text", or an image.`);
  if (image !== null && alternativeText === "")
    throw new EngineError(
      "handout_invalid",
      `The image of "${title}" has no words. Say in the field "alternativeText" what it shows: models and screen readers know it by that.`,
    );
  return handout;
};

const refuseHeld = async (
  db: Kysely<Tables>,
  request: Giving,
  { title }: HandoutRow,
  recipients: readonly Recipient[] | null,
): Promise<void> => {
  const held = (await findHolders(db, request)).map(({ witnesses }) => witnesses);
  if (held.some((witnesses) => witnesses === null))
    throw new EngineError("handout_exists", `Everybody holds "${title}" already. Withdraw it before you give it again.`);
  const again = recipients?.find(({ id }) => held.some((witnesses) => witnesses?.includes(id)));
  if (again) throw new EngineError("handout_exists", `${again.name} holds "${title}" already. Leave them out, or withdraw it first.`);
};

/** The handout as those who get it read it in the story, and as they remember it. */
const toText = (
  { title, text, alternative_text: alternativeText, image_id: image }: HandoutRow,
  recipients: readonly Recipient[] | null,
): string => {
  const to = recipients === null ? "" : ` for ${joinList(recipients.map(({ name }) => name))}`;
  const shown = image === null ? [] : [`(Image: ${alternativeText})`];
  return [`Handout${to}: ${title}`, ...(text === "" ? [] : [text]), ...shown].join("\n\n");
};

interface Place {
  readonly text: string;
  readonly runId: string;
  readonly seq: number;
  readonly turnNo: number;
}

const toEvent = ({ campaignId, userId, idempotencyKey }: Giving, { text, runId, seq, turnNo }: Place): NewEvent => ({
  campaignId,
  kind: "narration",
  runId,
  userId,
  idempotencyKey: idempotencyKey ?? null,
  expectedHeadSeq: seq,
  turnNo,
  playerInput: "",
  contextPacket: {},
  passOutputs: {},
  engineEvents: [{ type: "story_triggered", details: { text: shorten(text, digest) }, tags: ["dm"], scope: "campaign", binding: false }],
  stateDiff: {},
  rolls: [],
  finalText: text,
  promptVersions: {},
  receipts: [],
});
