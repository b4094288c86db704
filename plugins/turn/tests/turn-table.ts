import { z } from "zod";
import { artifact, createKernel, definePlugin, Runner, stage } from "freeform-rpg/kernel";
import type { Call, Stage } from "freeform-rpg/kernel";
import type { TurnRequest as TurnRequestValue, TurnResult as TurnResultValue } from "freeform-rpg/schemas";
import { createCampaignEvents } from "../campaign-events.ts";
import { TurnError } from "../errors.ts";
import { createLiveEvents } from "../live-events.ts";
import { Turn, TurnRequest, TurnResult } from "../tokens.ts";
import { TurnLimits } from "../turn-limits.ts";
import { createTurns } from "../turns.ts";
import type { Standing } from "../standing.ts";
import { memoryRuns } from "./memory-runs.ts";

/** Something told, between the request and the commit. */
export const Told = artifact("test/told", z.object({ text: z.string() }));

/** What a test's stages do. */
export interface Doings {
  readonly tell?: (request: TurnRequestValue, call: Call) => Promise<string> | string;
  readonly commit?: (request: TurnRequestValue, turnNo: number) => Promise<void> | void;
  readonly limits?: z.input<typeof TurnLimits>;
  readonly store?: ReturnType<typeof memoryRuns>;
  readonly shared?: boolean;
  readonly timeLimit?: number;
}

const standings: Record<string, Standing> = {
  ada: { role: "PLAYER", actor_id: "ada-pc" },
  bo: { role: "PLAYER", actor_id: "bo-pc" },
  dee: { role: "DM", actor_id: null },
  oz: { role: "OBSERVER", actor_id: null },
};

/** A campaign with players, a store in memory and a pipeline of two stages. */
export const openTable = async ({ tell, commit, limits, store = memoryRuns(), shared = false, timeLimit = 300_000 }: Doings = {}) => {
  const committed: string[] = [];
  const results = new Map<string, TurnResultValue>();
  const record = async (request: TurnRequestValue) => {
    await commit?.(request, committed.length + 1);
    committed.push(request.run_id);
    const result = resultOf(request, committed.length);
    results.set(request.run_id, result);
    return result;
  };
  const kernel = await createKernel({ plugins: [twoStages(tell ?? ((request) => request.text), record)], timeLimit });
  const runner = await kernel.use(Runner);
  const campaigns = createCampaignEvents();
  const reports: string[] = [];
  const turns = createTurns({
    campaigns,
    findStanding: async (campaignId, userId) => {
      if (campaignId !== "c") throw new TurnError("campaign_not_found", "none");
      return standings[userId] ?? Promise.reject(new TurnError("not_a_member", "no"));
    },
    workshop: {
      owner: Math.random().toString(),
      store,
      runner,
      live: createLiveEvents(),
      limits: TurnLimits.parse(limits ?? {}),
      shared,
      closed: false,
      lastStage: () => runner.plan(Turn).stages.at(-1)?.name,
      findCommitted: async ({ id }) => results.get(id) ?? null,
      freeOrphans: async () => {},
      publish: (type, run) => campaigns.publish({ type, campaignId: "c", runId: run.id, userId: run.user_id }),
      publishCommitted: (run, turnNo) =>
        campaigns.publish({ type: "turn_committed", campaignId: "c", runId: run.id, userId: run.user_id, turnNo }),
      report: (message) => void reports.push(message),
    },
  });
  const play = (user_id: string, text: string, idempotency_key = `${user_id}: ${text}`) =>
    turns.play({ campaign_id: "c", user_id, text, idempotency_key });
  return { turns, store, play, committed, reports, kernel };
};

const twoStages = (tell: NonNullable<Doings["tell"]>, record: (request: TurnRequestValue) => Promise<TurnResultValue>) =>
  definePlugin({
    name: "two-stages",
    create: () => ({
      stages: [
        stage({
          pipeline: Turn,
          name: "tell",
          needs: { request: TurnRequest },
          makes: Told,
          run: async ({ request }, call) => ({ text: await tell(request, call) }),
        }),
        stage({
          pipeline: Turn,
          name: "commit",
          needs: { request: TurnRequest, told: Told },
          makes: TurnResult,
          run: ({ request, told }) => record({ ...request, text: told.text }),
        }),
      ] satisfies Stage[],
    }),
  });

const resultOf = ({ run_id, campaign_id, text }: TurnRequestValue, turn_no: number): TurnResultValue => ({
  event_id: `event-${run_id}`,
  campaign_id,
  turn_no,
  kind: "turn",
  final_text: text,
  next_prompt: "",
  suggested_actions: [],
  engine_events: [],
  rolls: [],
  blocked_actions: [],
  receipts: [],
  changes: [],
});
