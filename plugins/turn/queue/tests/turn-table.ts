import { OrderOfPlay } from "freeform-rpg/schemas/campaign";
import { z } from "zod";
import { artifact, definePlugin, Runner, stage } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import type { StageContext, Stage } from "freeform-rpg/kernel";
import type { TurnRequest as TurnRequestValue, TurnResult as TurnResultValue } from "freeform-rpg/schemas";
import { openCampaignEvents } from "../campaign-events.ts";
import { TurnError } from "../errors.ts";
import { createLiveEvents } from "freeform-rpg/plugins/operations/worker/lib";
import { Turn, TurnRequest, TurnResult } from "../tokens.ts";
import { TurnLimits } from "../turn-limits.ts";
import { createTurns } from "../turns.ts";
import type { Membership } from "../membership.ts";
import { memoryEvents, memoryNotifications } from "./memory-events.ts";
import { memoryRuns } from "./memory-runs.ts";

/** Something told, between the request and the commit. */
export const Told = artifact("test/told", z.object({ text: z.string() }));

/** What a test's stages do. */
export interface Doings {
  readonly tell?: (request: TurnRequestValue, call: StageContext) => Promise<string> | string;
  readonly commit?: (request: TurnRequestValue, turnNo: number) => Promise<void> | void;
  readonly limits?: z.input<typeof TurnLimits>;
  readonly store?: ReturnType<typeof memoryRuns>;
  readonly shared?: boolean;
  readonly timeLimit?: number;
}

const order = OrderOfPlay.parse({});

const memberships: Record<string, Membership> = {
  ada: { role: "PLAYER", actorId: "ada-pc", paused: false, archived: false, order, gone: null },
  bo: { role: "PLAYER", actorId: "bo-pc", paused: false, archived: false, order, gone: null },
  dee: { role: "DM", actorId: null, paused: false, archived: false, order, gone: null },
  oz: { role: "OBSERVER", actorId: null, paused: false, archived: false, order, gone: null },
};

/** A campaign with players, a store in memory and a pipeline of two stages. */
export const openTable = async ({ tell, commit, limits, store = memoryRuns(), shared = false, timeLimit = 300_000 }: Doings = {}) => {
  const committed: string[] = [];
  const results = new Map<string, TurnResultValue>();
  const record = async (request: TurnRequestValue) => {
    await commit?.(request, committed.length + 1);
    committed.push(request.run_id);
    const { campaign_id: campaignId, run_id: runId, user_id: userId } = request;
    campaigns.publish({ type: "turn_committed", campaignId, runId, userId, turnNo: committed.length });
    const result = resultOf(request, committed.length);
    results.set(request.run_id, result);
    return result;
  };
  const kernel = await createKernel({ plugins: [twoStages(tell ?? ((request) => request.text), record)], timeLimit });
  const runner = await kernel.use(Runner);
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const notifications = memoryNotifications();
  const eventStore = memoryEvents(notifications);
  const campaigns = openCampaignEvents({ store: eventStore, notifications, report });
  store.announce = (type, { id: runId, campaignId, userId }) =>
    campaigns.publish({ type: type as "turn_queued" | "turn_started", campaignId: campaignId ?? "", runId, userId });
  const posted: string[] = [];
  const turnLimits = TurnLimits.parse(limits ?? {});
  const turns = createTurns({
    serverId: "server",
    campaigns,
    findMembership: async (campaignId, userId) => {
      if (campaignId !== "c") throw new TurnError("campaign_not_found", "none");
      return memberships[userId] ?? Promise.reject(new TurnError("campaign_not_found", "no"));
    },
    queue: {
      store,
      live: createLiveEvents(notifications),
      noun: "turn",
      pollInterval: shared ? turnLimits.pollInterval : null,
      report,
    },
    runner,
    limits: turnLimits,
    tableTalk: {
      find: async () => (posted.length > 0 ? { id: "message-1", hidden: false } : null),
      post: async ({ text }) => {
        posted.push(text);
        return { id: `message-${posted.length}`, hidden: false };
      },
    },
    eventStore,
    findCommitted: async ({ id }) => results.get(id) ?? null,
    rounds: { close: async () => ({ runs: [], parts: [] }), read: async () => null, open: async () => [] },
    releaseOrphans: async () => {},
  });
  const play = (user_id: string, text: string, idempotency_key = `${user_id}: ${text}`) =>
    turns.play({ campaign_id: "c", user_id, text, idempotency_key });
  return { turns, store, play, committed, posted, reports, kernel };
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
