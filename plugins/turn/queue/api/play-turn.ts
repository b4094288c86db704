import { AppError } from "freeform-rpg/kernel";
import { Turns } from "../tokens.ts";
import { sql } from "kysely";
import { z } from "zod";
import { RunFailedError, Turn, campaignIdField, commonErrors, readRow, requireViewer, toCampaignId } from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import { Run, readRun } from "./run.ts";

/** A requested turn. */
export class QueuedTurn {
  declare readonly campaignId: string;
  declare readonly runId: string;
}

const PlayTurnInput = z.object({
  campaignId: z.string().min(1).max(400),
  text: z.string().trim().min(1, "The text is empty. Describe what your character does.").max(4000, tooLong("text", 4000)),
  idempotencyKey: z.string().min(1, "The key is empty. Send a text that is unique to each turn.").max(200, tooLong("key", 200)),
  wait: z.boolean().nullish(),
});

/** Adds `playTurn`. */
export const addPlayTurn: ApiPart = (builder) => {
  builder.objectType(QueuedTurn, {
    name: "QueuedTurn",
    description: "A requested turn. Follow `runEvents` with the key of its run to stream the narration.",
    fields: (t) => ({
      run: t.field({
        type: Run,
        nullable: true,
        description: "The run that makes the turn; `null` when it can no longer be read.",
        resolve: ({ runId }, _args, context, info) => readRun(context, info, runId),
      }),
      turn: t.field({
        type: Turn,
        nullable: true,
        description: "The committed turn; `null` until then. With `wait` it is always set.",
        resolve: ({ campaignId, runId }, _args, context, info) =>
          readRow<Turn>(context, info, { type: "Turn", table: "events", campaignId, where: (row) => sql`${row}.run_id = ${runId}` }),
      }),
    }),
  });
  const input = builder.inputType("PlayTurnInput", {
    description: "A player's input for a turn.",
    validate: PlayTurnInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      text: t.string({
        required: true,
        description: "The character's actions or words, in plain language; at most 4000 characters.",
      }),
      idempotencyKey: t.string({
        required: true,
        description: "A key that is unique to each turn. The same key returns the first run again and plays nothing twice.",
      }),
      wait: t.boolean({ description: "Whether to respond when the turn is committed instead of immediately. Default false." }),
    }),
  });
  builder.mutationField("playTurn", (t) =>
    t.field({
      type: QueuedTurn,
      description: "Plays a turn as the viewer's character. For players and the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The player's text and its campaign." }) },
      errors: { types: [...commonErrors, RunFailedError] },
      resolve: (_root, args, context) => playTurn(context, args.input),
    }),
  );
};

const playTurn = async (context: Context, input: z.infer<typeof PlayTurnInput>): Promise<QueuedTurn> => {
  const { userId } = requireViewer(context);
  const turns = await context.use(Turns);
  const campaignId = toCampaignId(input.campaignId);
  const run = await turns.play({ campaign_id: campaignId, user_id: userId, text: input.text, idempotency_key: input.idempotencyKey });
  if (input.wait) await waitForTurn(turns, run.id, context.signal);
  return { campaignId, runId: run.id };
};

const waitForTurn = async (turns: Turns, runId: string, signal: AbortSignal): Promise<void> => {
  try {
    await turns.wait(runId, signal);
  } catch (error) {
    if (error instanceof AppError) throw new RunFailedError(runId, { code: error.code, message: error.message, plugin: null });
    throw error;
  }
};

function tooLong(what: string, most: number): string {
  return `The ${what} is too long; at most ${most} characters are allowed.`;
}
