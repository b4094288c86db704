import { KernelError } from "freeform-rpg/kernel";
import { Turns } from "freeform-rpg/plugins/turn";
import { sql } from "kysely";
import { z } from "zod";
import { requireViewer } from "../auth/require-role.ts";
import { RunFailedError } from "../builder/errors.ts";
import { toPlainId } from "../builder/global-id.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { ApiPart, Context } from "../builder/tokens.ts";
import { readRow } from "../read/read-row.ts";
import { refusals } from "../types/errors.ts";
import { Run, readRun } from "../types/run.ts";
import { Turn } from "../types/turn.ts";

/** A turn that was asked for. */
export class TurnRun {
  declare readonly campaignId: string;
  declare readonly runId: string;
}

const PlayTurnInput = z.object({
  campaignId: z.string().min(1).max(400),
  text: z.string().trim().min(1, "The text is empty. Say what your character does.").max(4000, tooLong("text", 4000)),
  idempotencyKey: z.string().min(1, "The key is empty. Send any text that is new for each new turn.").max(200, tooLong("key", 200)),
  wait: z.boolean().nullish(),
});

/** Adds playing a turn. */
export const addPlayTurn: ApiPart = (builder) => {
  builder.objectType(TurnRun, {
    name: "TurnRun",
    description: "A turn that was asked for. Follow `runEvents` with its run's key to hear it told.",
    fields: (t) => ({
      run: t.field({
        type: Run,
        nullable: true,
        description: "The run that makes the turn.",
        resolve: ({ runId }, _args, context, info) => readRun(context, info, runId),
      }),
      turn: t.field({
        type: Turn,
        nullable: true,
        description: "The committed turn; `null` while it is being made. With `wait` it is there.",
        resolve: ({ campaignId, runId }, _args, context, info) =>
          readRow<Turn>(context, info, { type: "Turn", table: "events", campaignId, where: (row) => sql`${row}.run_id = ${runId}` }),
      }),
    }),
  });
  const input = builder.inputType("PlayTurnInput", {
    description: "What a player says.",
    validate: PlayTurnInput,
    fields: (t) => ({
      campaignId: t.id({ required: true, description: "The campaign: its global or its plain id." }),
      text: t.string({
        required: true,
        description: "What the player's character does or says, in plain language; at most 4000 characters.",
      }),
      idempotencyKey: t.string({
        required: true,
        description: "New for each new turn. The same key again answers with the first run and plays nothing twice.",
      }),
      wait: t.boolean({ description: "Answer when the turn is committed instead of at once. Default false." }),
    }),
  });
  builder.mutationField("playTurn", (t) =>
    t.field({
      type: TurnRun,
      description: "Plays a turn as the viewer's character.",
      args: { input: t.arg({ type: input, required: true, description: "What the player says." }) },
      errors: { types: [...refusals, RunFailedError] },
      resolve: (_root, args, context) => withApiErrors(() => playTurn(context, args.input)),
    }),
  );
};

const playTurn = async (context: Context, input: z.infer<typeof PlayTurnInput>): Promise<TurnRun> => {
  const { userId } = requireViewer(context);
  const turns = await context.use(Turns);
  const campaignId = toPlainId("Campaign", input.campaignId);
  const run = await turns.play({ campaign_id: campaignId, user_id: userId, text: input.text, idempotency_key: input.idempotencyKey });
  if (input.wait) await waitForTurn(turns, run.id, context.signal);
  return { campaignId, runId: run.id };
};

const waitForTurn = async (turns: Turns, runId: string, signal: AbortSignal): Promise<void> => {
  try {
    await turns.wait(runId, signal);
  } catch (error) {
    if (error instanceof KernelError) throw new RunFailedError(runId, { code: error.code, message: error.message, plugin: null });
    throw error;
  }
};

function tooLong(what: string, most: number): string {
  return `The ${what} is too long; ${most} characters are the most.`;
}
