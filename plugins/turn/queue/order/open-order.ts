import { campaignArchived, encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import { OrderOfPlay as OrderOfPlaySchema } from "freeform-rpg/schemas/campaign";
import type { OrderOfPlay } from "freeform-rpg/schemas";
import { TurnError } from "../errors.ts";
import type { FindMembership } from "../membership.ts";
import type { Rounds } from "../rounds/open-rounds.ts";
import type { CampaignEvent, OrderRequest, OrderService, Turns } from "../tokens.ts";

/** The dependencies of the order of play. */
export interface OrderOptions {
  readonly database: DatabaseConnection;
  readonly turns: Pick<Turns, "closeRound" | "wake">;
  readonly rounds: Rounds;
  readonly findMembership: FindMembership;
  readonly publish: (event: CampaignEvent) => void;
}

/** Creates the service that decides whose action is played next. */
export const openOrder = (options: OrderOptions): OrderService => {
  const { turns, rounds } = options;
  return {
    set: ({ mode, limitSeconds, others, actorId, ...request }) =>
      changeOrder(options, request, actorId, (before) => ({
        ...before,
        mode,
        limit_seconds: limitSeconds === undefined ? before.limit_seconds : limitSeconds || null,
        others: others ?? before.others,
        actor_id: actorId === undefined ? before.actor_id : actorId,
        ...(mode === before.mode ? {} : { opened_at: new Date().toISOString(), skipped: [] }),
      })),
    giveSpotlight: ({ actorId, ...request }) =>
      changeOrder(options, request, actorId, (before) => ({ ...before, mode: "spotlight", actor_id: actorId })),
    skip: ({ actorId, ...request }) =>
      changeOrder(options, request, actorId, (before) => {
        if (before.mode !== "rounds") throw new TurnError("no_round", "The campaign is not played in rounds. Set its order of play first.");
        return { ...before, skipped: [...new Set([...before.skipped, actorId])] };
      }),
    async endRound({ campaignId, userId }) {
      await requireDm(options, { campaignId, userId });
      const runId = await turns.closeRound(campaignId, { called: true });
      if (runId === null) throw new TurnError("round_empty", "No one has declared an action for this round yet.");
      return runId;
    },
    read: (campaignId) => rounds.read(campaignId),
  };
};

/** Stores an order of play and lets what is allowed by now be played. */
const changeOrder = async (
  options: OrderOptions,
  request: OrderRequest,
  actorId: string | null | undefined,
  change: (before: OrderOfPlay) => OrderOfPlay,
): Promise<OrderOfPlay> => {
  const { campaignId, userId } = request;
  await requireDm(options, request);
  const order = await options.database.transaction(async ({ sql }) => {
    const row = await sql
      .selectFrom("campaigns")
      .select(["status", "order_of_play"])
      .where("id", "=", campaignId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row?.status === "archived") throw campaignArchived(campaignId);
    if (typeof actorId === "string") await requirePlayed(sql, campaignId, actorId);
    const changed = change(OrderOfPlaySchema.parse(row?.order_of_play ?? {}));
    await sql
      .updateTable("campaigns")
      .set({ order_of_play: encodeJson(changed) })
      .where("id", "=", campaignId)
      .execute();
    return changed;
  });
  options.publish({ type: "order_changed", campaignId, userId });
  await options.turns.closeRound(campaignId);
  options.turns.wake(campaignId);
  return order;
};

const requireDm = async ({ findMembership }: OrderOptions, { campaignId, userId }: OrderRequest): Promise<void> => {
  const { role } = await findMembership(campaignId, userId);
  if (role !== "DM") throw new TurnError("forbidden", "Only a DM of the campaign may change the order of play. Ask a DM to do it.");
};

const requirePlayed = async (sql: DatabaseConnection["sql"], campaignId: string, actorId: string): Promise<void> => {
  const found = await sql
    .selectFrom("members")
    .select("user_id")
    .where("campaign_id", "=", campaignId)
    .where("character_id", "=", actorId)
    .where("role", "<>", "OBSERVER")
    .executeTakeFirst();
  if (found === undefined)
    throw new TurnError("actor_not_found", `No one plays "${actorId}" in this campaign. \`order\` lists the characters that are played.`);
};
