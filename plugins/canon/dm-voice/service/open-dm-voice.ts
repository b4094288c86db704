import { encodeJson } from "freeform-rpg/db/lib";
import { AppError } from "freeform-rpg/kernel";
import type { DatabaseConnection, EventLog, NewEvent } from "freeform-rpg/db";
import { requireDm } from "freeform-rpg/plugins/canon/campaigns/lib";
import type { CampaignEvent } from "freeform-rpg/plugins/turn/queue";
import { sql } from "kysely";
import { addressWhisper } from "./address-whisper.ts";
import { EngineError } from "freeform-rpg/errors";
import { shorten } from "freeform-rpg/language";
import { isCreature, isDead } from "freeform-rpg/plugins/turn/scene/lib";
import type { EngineEvent, Entity } from "freeform-rpg/schemas";
import type { DmNarration, DmVoiceService, NarrationEdit } from "../tokens.ts";

/** Characters that a text may have. */
const longest = 20_000;

/** Characters of it that summaries and digests take. */
const digest = 280;

/** How often a text is added again when another event was appended meanwhile. */
const tries = 5;

/** The dependencies of a DM's voice. */
export interface DmVoiceOptions {
  readonly database: DatabaseConnection;
  readonly log: EventLog;
  readonly publish: (event: CampaignEvent) => void;
}

/** Creates the service of what DMs tell. */
export const openDmVoice = (options: DmVoiceOptions): DmVoiceService => ({
  async narrate(request) {
    await requireDm(options.database.sql, request.campaignId, request.userId, "narrate");
    return tell(options, request);
  },
  async whisper(request) {
    const { text, witnesses } = await addressWhisper(options.database, request);
    return tell(options, { ...request, text, witnesses });
  },
  async edit(request) {
    const { campaignId, userId, turnNo } = request;
    await requireDm(options.database.sql, campaignId, userId, "edit a narration");
    requireText(request);
    await storeEdit(options.database, request);
    options.publish({ type: "narration_edited", campaignId, userId, turnNo });
  },
});

/** A text, and the characters who read it where not everybody does. */
interface Telling extends DmNarration {
  readonly witnesses?: readonly string[];
}

const tell = async (options: DmVoiceOptions, request: Telling): Promise<{ turnNo: number }> => {
  requireText(request);
  for (let attempt = 1; ; attempt++)
    try {
      const found = await findTold(options.database, request);
      if (found !== undefined) return found;
      const event = await toEvent(options, request);
      await options.log.append(event, () => Promise.resolve([]));
      return { turnNo: event.turnNo };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict" || attempt === tries) throw error;
    }
};

const requireText = ({ text }: Pick<DmNarration, "text">): void => {
  if (text.trim() === "") throw new EngineError("text_invalid", "The text is empty. Give the text that players are to read.");
  if (text.length > longest)
    throw new EngineError("text_invalid", `The text has ${text.length} characters; ${longest} are the most. Tell it in parts.`);
};

/** The edited text is stored as a released one: everything that reads narrations reads it. */
const storeEdit = async ({ sql: db }: DatabaseConnection, { campaignId, userId, turnNo, text }: NarrationEdit): Promise<void> => {
  const release = { form: "own_text", text: text.trim(), by: userId, at: new Date().toISOString(), violations: [] };
  const { rows } = await sql<{ seq: number }>`
    with turn as (
      select seq from events
      where campaign_id = ${campaignId} and turn_no = ${turnNo}::integer and superseded_by is null
        and kind in ('turn', 'clarification', 'narration')),
    edited as (
      update events set release = ${encodeJson(release)}::jsonb || jsonb_build_object('before', events.release)
      from turn where events.campaign_id = ${campaignId} and events.seq = turn.seq)
    select seq from turn`.execute(db);
  if (rows.length === 0) throw new EngineError("turn_not_found", `There is no turn ${turnNo} in "${campaignId}", or it was rewound.`);
};

const runIdOf = ({ campaignId, idempotencyKey }: DmNarration): string | null =>
  idempotencyKey === undefined ? null : `narration:${campaignId}:${idempotencyKey}`;

/** The turn of an earlier request with the same key. */
const findTold = async ({ sql }: DatabaseConnection, request: DmNarration): Promise<{ turnNo: number } | undefined> => {
  const run_id = runIdOf(request);
  if (run_id === null) return undefined;
  const query = sql.selectFrom("events").select("turn_no as turnNo").where("campaign_id", "=", request.campaignId);
  return query.where("run_id", "=", run_id).where("user_id", "=", request.userId).executeTakeFirst();
};

const toEvent = async ({ database, log }: DmVoiceOptions, request: Telling): Promise<NewEvent> => {
  const { campaignId, userId, idempotencyKey, text } = request;
  const head = await database.sql
    .selectFrom("campaigns")
    .select(["head_seq", "current_turn"])
    .where("id", "=", campaignId)
    .executeTakeFirstOrThrow();
  const speaker = request.speakerId === undefined ? null : await requireSpeaker(log, campaignId, request.speakerId);
  const told = speaker === null ? text.trim() : `${speaker.name}: ${quoted(text)}`;
  return {
    campaignId,
    kind: "narration",
    runId: runIdOf(request) ?? `narration:${campaignId}:${head.head_seq + 1}`,
    userId,
    idempotencyKey: idempotencyKey ?? null,
    expectedHeadSeq: head.head_seq,
    turnNo: head.current_turn + 1,
    playerInput: "",
    contextPacket: {},
    passOutputs: speaker === null ? {} : { request: { actor_id: speaker.id } },
    engineEvents: [eventOf(told, speaker)],
    stateDiff: {},
    rolls: [],
    finalText: told,
    witnesses: request.witnesses,
    promptVersions: {},
    receipts: [],
  };
};

/** The narration as the one event of its turn, so that summaries take it in. */
const eventOf = (told: string, speaker: Entity | null): EngineEvent => ({
  type: "story_triggered",
  details: { text: shorten(told, digest), ...(speaker === null ? {} : { entity_id: speaker.id }) },
  tags: ["dm"],
  scope: "campaign",
  binding: false,
});

const quoted = (words: string): string => (/^["“„«]/.test(words.trim()) ? words.trim() : `“${words.trim()}”`);

/** The speaker is known to the players from then on, so it must be someone whom they know. */
const requireSpeaker = async (log: EventLog, campaignId: string, id: string): Promise<Entity> => {
  const { entities } = await log.state(campaignId);
  const speaker = entities.find((one) => one.id === id);
  if (speaker === undefined || !isCreature(speaker))
    throw new EngineError("speaker_invalid", `"${id}" is no person of this campaign. \`change --help\` shows how to add one.`);
  if (isDead(speaker)) throw new EngineError("speaker_invalid", `${speaker.name} is dead and says nothing. Narrate it without a speaker.`);
  if (speaker.visibility !== "known")
    throw new EngineError("speaker_invalid", `Players do not know "${id}" yet. Reveal them first, or narrate it without a speaker.`);
  return speaker;
};
