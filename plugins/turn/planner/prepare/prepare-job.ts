import { artifact, pipeline, stage } from "freeform-rpg/kernel";
import type { StageContext } from "freeform-rpg/kernel";
import { Database, Worlds } from "freeform-rpg/db";
import { reviewPacket, reviewWorld } from "freeform-rpg/plugins/turn/context";
import { assemble, shortenPacket } from "freeform-rpg/plugins/turn/context/lib";
import { Models } from "freeform-rpg/plugins/models/core";
import type { ModelService } from "freeform-rpg/plugins/models/core";
import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import { runPipeline } from "freeform-rpg/plugins/operations/jobs/lib";
import type { JobKind } from "freeform-rpg/plugins/operations/jobs";
import { withTheDead } from "freeform-rpg/plugins/turn/scene/lib";
import { PreparedMoves } from "freeform-rpg/schemas/turn";
import type { ContextPacket, TurnRequest, World } from "freeform-rpg/schemas";
import { z } from "zod";
import { prepareConversation } from "./prepare-conversation.ts";
import { readHead } from "./read-head.ts";

/** The name of the job that prepares moves. */
export const prepareJob = "prepare-moves";

/** The prompt for the moves of the next turn. */
export const preparePrompt = loadPrompt("turn/prepare-moves_v1");

/** The request of the job: the turn after which it prepares. */
export const PrepareRequest = z.object({ campaign_id: z.string(), user_id: z.string(), actor_id: z.string(), event_id: z.string() });

type PrepareRequest = z.infer<typeof PrepareRequest>;

/** What the job answers: the moves, or that the campaign had moved on before it began or while it waited. */
export const PrepareResult = PreparedMoves.extend({ stale: z.boolean() });

const Asked = artifact("planner/prepare-request", PrepareRequest);
const Made = artifact("planner/prepared-moves", PrepareResult);
const PrepareMoves = pipeline(prepareJob, [Asked], Made);

/** Tokens of context that a cheap model is given: moves are about what is near. */
const budget = 3000;
const stale = { moves: [], stale: true };

/** Asks a model for moves, unless the turn is no longer the campaign's last. */
export const prepareStage = stage({
  pipeline: PrepareMoves,
  name: "prepare",
  needs: { asked: Asked },
  uses: { database: Database, worlds: Worlds, models: Models },
  makes: Made,
  run: async ({ asked, database, worlds, models }, call) => {
    const isStale = async () => (await readHead(database, asked.campaign_id)) !== asked.event_id;
    if (await isStale()) return stale;
    const request = withoutText(asked, call.runId);
    const world = await call.change(reviewWorld, withTheDead(await worlds.read(request)), { request });
    // The next to act may not know what this character knows.
    if (world.parted) return stale;
    const packet = await call.change(reviewPacket, assemble(world, { budget }), { world, request });
    // The world is read in a statement of its own: a turn may have been committed in between.
    if (await isStale()) return stale;
    return { ...(await askForMoves(packet, world, models, call)), stale: false };
  },
});

/** A turn's request before the player has said anything. */
const withoutText = ({ campaign_id, user_id, actor_id }: PrepareRequest, run_id: string): TurnRequest => {
  return { run_id, campaign_id, user_id, actor_id, role: "PLAYER", text: "", idempotency_key: run_id, seed: null };
};

const askForMoves = async (
  { selection: _selection, tokens: _tokens, ...packet }: ContextPacket,
  world: World,
  models: ModelService,
  call: StageContext,
): Promise<PreparedMoves> => {
  const shorten = () => ({ packet: shortenPacket(packet) });
  try {
    return await models.object({
      prompt: preparePrompt,
      input: { packet },
      conversation: prepareConversation(packet, world),
      shorten,
      schema: PreparedMoves,
      call,
      campaignId: world.campaign.id,
      language: packet.calibration.language,
    });
  } finally {
    models.forget(call.runId);
  }
};

/** The job that prepares moves. A job that is begun again finds the answer that it has paid for. */
export const prepareKind: JobKind = {
  name: prepareJob,
  background: true,
  timeLimit: 10 * 60 * 1000,
  // Moves are taken for one turn, and there is a job for each.
  retentionDays: 14,
  run: runPipeline(PrepareMoves, Asked),
};
