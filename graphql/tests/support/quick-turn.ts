import { AppError, artifact, definePlugin, stage } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import type { TurnRequest as TurnRequestValue } from "freeform-rpg/schemas";
import { Turn, TurnRequest, TurnResult } from "freeform-rpg/plugins/turn/queue";
import { z } from "zod";

const Thought = artifact("test/thought", z.string());

/** A whole turn in two stages: streams two tokens and commits. A text that begins with "fail" fails, "slow" waits to be cancelled. */
export const quickTurn = definePlugin({
  name: "quick-turn",
  create: () => ({
    stages: [
      stage({
        pipeline: Turn,
        name: "think",
        needs: { request: TurnRequest },
        makes: Thought,
        async run({ request }, call) {
          if (request.text.startsWith("fail")) throw new AppError("model_unavailable", "The narrator does not answer.");
          if (request.text.startsWith("slow")) await cancelled(call.signal);
          call.token("You ");
          call.token("act.");
          return "You act.";
        },
      }),
      stage({
        pipeline: Turn,
        name: "commit",
        needs: { request: TurnRequest, thought: Thought },
        uses: { log: Log, database: Database },
        makes: TurnResult,
        async run({ request, log, database }) {
          const { head_seq, current_turn } = await database.sql
            .selectFrom("campaigns")
            .select(["head_seq", "current_turn"])
            .where("id", "=", request.campaign_id)
            .executeTakeFirstOrThrow();
          const turn_no = current_turn + 1;
          const event = await log.append({ ...eventOf(request), expectedHeadSeq: head_seq, turnNo: turn_no }, async () => []);
          return {
            event_id: event.event_id,
            campaign_id: request.campaign_id,
            turn_no,
            kind: "turn" as const,
            final_text: "You act.",
            next_prompt: "",
            suggested_actions: [],
            engine_events: [],
            rolls: [],
            blocked_actions: [],
            receipts: [],
            changes: [],
          };
        },
      }),
    ],
  }),
});

const eventOf = ({ campaign_id, run_id, user_id, idempotency_key, text }: TurnRequestValue) => ({
  campaignId: campaign_id,
  kind: "turn" as const,
  runId: run_id,
  userId: user_id,
  idempotencyKey: idempotency_key,
  playerInput: text,
  contextPacket: {},
  passOutputs: {},
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: "You act.",
  promptVersions: {},
  receipts: [],
});

const cancelled = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
