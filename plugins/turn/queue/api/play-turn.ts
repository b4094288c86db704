import { AppError } from "freeform-rpg/kernel";
import { ChatCommands } from "freeform-rpg/plugins/turn/chat-commands";
import { Turns } from "../tokens.ts";
import { sql } from "kysely";
import { z } from "zod";
import {
  RunFailedError,
  Turn,
  campaignIdField,
  commonErrors,
  mayReadTurn,
  readRow,
  requireViewer,
  texts,
  toCampaignId,
  enumOf,
} from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { TableTalk } from "freeform-rpg/plugins/turn/table-talk";
import type { InputKind } from "freeform-rpg/plugins/turn/table-talk";
import { TableMessage, endsAsTableTalk, inputKinds, readInput, readMessageByKey } from "freeform-rpg/plugins/turn/table-talk/lib";
import { Run, readRun } from "./run.ts";

/** What became of a player's text: a requested turn, or a message to the table. */
export class QueuedTurn {
  declare readonly campaignId: string;
  declare readonly userId: string;
  declare readonly kind: InputKind | "command";
  declare readonly idempotencyKey: string;
  /** Absent when the text was posted without a turn. */
  declare readonly runId?: string;
  /** What a command answers to the one who asked. */
  declare readonly answer?: string | null;
}

/** Names of the kinds of input. */
export const PlayKindEnum = enumOf("action", "speech", "table_talk", "roll", "command");

/** SQL of the id of the run that plays a run's action: that of its round, or its own. */
const playedBy = (campaignId: string, runId: string) =>
  sql`coalesce((select r.round_run_id from runs r where r.campaign_id = ${campaignId} and r.id = ${runId}), ${runId})`;

const PlayTurnInput = z.object({
  campaignId: z.string().min(1).max(400),
  text: z.string().trim().min(1, "The text is empty. Describe what your character does.").max(4000, tooLong("text", 4000)),
  idempotencyKey: z.string().min(1, "The key is empty. Send a text that is unique to each turn.").max(200, tooLong("key", 200)),
  kind: z.enum([...inputKinds, "command"]).nullish(),
  hidden: z.boolean().nullish(),
  wait: z.boolean().nullish(),
});

/** Adds `playTurn`. */
export const addPlayTurn: ApiPart = (builder) => {
  builder.enumType(PlayKindEnum, {
    name: "PlayKind",
    description: "How a player's text is read.",
    values: texts({
      ACTION: "What the character does or says, in plain language. It is interpreted and makes a turn.",
      SPEECH: "Words that the character says aloud, as they stand: nothing in them is read as an action. It makes a turn.",
      TABLE_TALK: "Said out of character to everyone in the campaign. It makes no turn and costs no story time.",
      ROLL: "Dice, such as `2d6+1`, and after them a reason. It makes no turn and decides nothing in the story.",
      COMMAND: "A command of `Campaign.commands`, such as `/help`. Sent as this kind, a text that is none is an error. It makes no turn.",
    }),
  });
  builder.objectType(QueuedTurn, {
    name: "QueuedTurn",
    description: "A requested turn, or a message to the table. Follow `runEvents` with the key of the run to stream the narration.",
    fields: (t) => ({
      kind: t.expose("kind", { type: PlayKindEnum, description: "The kind as which the text was read: a command at its start decides." }),
      run: t.field({
        type: Run,
        nullable: true,
        description: "The run that makes the turn; `null` for table talk and rolls, and when it can no longer be read.",
        resolve: ({ runId }, _args, context, info) => (runId === undefined ? null : readRun(context, info, runId)),
      }),
      turn: t.field({
        type: Turn,
        nullable: true,
        description:
          "The committed turn; `null` until then. With `wait` it is set for every text that makes a turn, unless the turn waits for the DM: see `run.review`.",
        resolve: ({ campaignId, runId }, _args, context, info) =>
          runId === undefined
            ? null
            : readRow<Turn>(context, info, {
                type: "Turn",
                table: "events",
                campaignId,
                where: (row) => sql`${row}.run_id = ${playedBy(campaignId, runId)} and ${mayReadTurn(row)}`,
              }),
      }),
      answer: t.string({
        nullable: true,
        description:
          "What a command answers to the viewer alone; `null` for other texts, and where the answer is a table message. The same key runs such a command again.",
        resolve: ({ answer }) => answer,
      }),
      tableMessage: t.field({
        type: TableMessage,
        nullable: true,
        description:
          "The table message, also that of a turn whose text turned out to be table talk; `null` for turns, and for a hidden roll unless the viewer is a DM.",
        resolve: (queued, _args, context, info) => readMessageByKey(context, info, queued),
      }),
    }),
  });
  const input = builder.inputType("PlayTurnInput", {
    description: "A player's input for a turn, or for the table.",
    validate: PlayTurnInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      text: t.string({
        required: true,
        description:
          "The character's actions or words, in plain language; at most 4000 characters. A command at its start decides its kind: `/say`, `/me`, `/ooc` or `((`, `/roll`, `/gmroll`, or one of `Campaign.commands`.",
      }),
      idempotencyKey: t.string({
        required: true,
        description:
          "A key that is unique to each of your requests. The same key returns the first run or message again and does nothing twice.",
      }),
      kind: t.field({ type: PlayKindEnum, description: "How the text is read. Default `ACTION`." }),
      hidden: t.boolean({ description: "Whether a roll is shown to DMs alone, as by `/gmroll`. Other kinds ignore it. Default false." }),
      wait: t.boolean({ description: "Whether to respond when the turn is committed instead of immediately. Default false." }),
    }),
  });
  builder.mutationField("playTurn", (t) =>
    t.field({
      type: QueuedTurn,
      description: "Plays a turn as the viewer's character, talks to the table or rolls dice. For players and the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The player's text and its campaign." }) },
      errors: { types: [...commonErrors, RunFailedError] },
      resolve: (_root, args, context) => playTurn(context, args.input),
    }),
  );
};

const playTurn = async (context: Context, sent: z.infer<typeof PlayTurnInput>): Promise<QueuedTurn> => {
  const { userId } = requireViewer(context);
  const { idempotencyKey, wait } = sent;
  const campaignId = toCampaignId(sent.campaignId);
  const commands = await context.use(ChatCommands);
  const ran = await commands.run({ campaignId, userId, text: sent.text, idempotencyKey, required: sent.kind === "command" });
  if (ran !== null) return { campaignId, userId, kind: "command", idempotencyKey, ...ran };
  const sentKind = sent.kind === "command" ? undefined : sent.kind;
  const { kind, text, hidden } = readInput(sent.text, { kind: sentKind ?? "action", hidden: sent.hidden ?? false });
  const tableTalk = await context.use(TableTalk);
  const asked = { campaignId, userId, kind, idempotencyKey };
  if (kind === "table_talk" || kind === "roll") {
    await tableTalk.post({ campaignId, userId, kind, text, hidden, idempotencyKey });
    return asked;
  }
  await tableTalk.requireFreeKey({ campaignId, userId, idempotencyKey });
  const turns = await context.use(Turns);
  const run = await turns.play({ campaign_id: campaignId, user_id: userId, text, kind, idempotency_key: idempotencyKey });
  if (wait) await waitForTurn(turns, run.id, context.signal);
  return { ...asked, runId: run.id };
};

const waitForTurn = async (turns: Turns, runId: string, signal: AbortSignal): Promise<void> => {
  try {
    await turns.wait(runId, signal);
  } catch (error) {
    // The client learns that the turn waits for the DM; nothing waits with it.
    if (endsAsTableTalk(error) || (error instanceof AppError && error.code === "run_suspended")) return;
    if (error instanceof AppError) throw new RunFailedError(runId, { code: error.code, message: error.message, plugin: null });
    throw error;
  }
};

function tooLong(what: string, most: number): string {
  return `The ${what} is too long; at most ${most} characters are allowed.`;
}
