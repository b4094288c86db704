import { Campaign, Entity, Member, columns, readRole, readRow, texts, enumOf } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import type { OrderOfPlay as OrderValue } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { isAwaited } from "../rounds/read-round.ts";
import { Order } from "../tokens.ts";
import type { Round as RoundValue, Seat } from "../tokens.ts";
import { readActor } from "./actor.ts";

/** A campaign's order of play. */
export class OrderOfPlay {
  declare readonly campaignId: string;
  declare readonly round: RoundValue;
  /** The user ids whose texts the viewer may read; `null` for all. */
  declare readonly own: string | null;
}

/** The round that is declared at present. */
export class PlayRound extends OrderOfPlay {}

/** A character's part in a round. */
export class RoundSeat {
  declare readonly campaignId: string;
  declare readonly order: OrderValue;
  declare readonly seat: Seat;
  declare readonly readable: boolean;
}

/** A die and what was added to it. */
export class Initiative {
  declare readonly roll: number;
  declare readonly modifier: number;
  declare readonly total: number;
}

/** Names of the orders of play. */
export const OrderModeEnum = enumOf("free", "rounds", "spotlight");

/** Names of what happens to actions of others. */
export const OtherActionsEnum = enumOf("wait", "refuse");

/** Adds `Campaign.order` and its types. */
export const addOrderTypes: ApiPart = (builder) => {
  builder.enumType(OrderModeEnum, {
    name: "OrderMode",
    description: "How it is decided whose action is played next.",
    values: texts({
      FREE: "Actions are played as they come, players in turn.",
      ROUNDS: "Everybody declares an action; then all are played together, in the order of initiative, and narrated in one text.",
      SPOTLIGHT: "A DM says whose turn it is. Actions of others wait or are refused.",
    }),
  });
  builder.enumType(OtherActionsEnum, {
    name: "OtherActions",
    description: "What happens to actions of characters that are not in the spotlight.",
    values: texts({ WAIT: "They wait until it is their turn.", REFUSE: "They are refused with `not_your_turn`." }),
  });
  addSeat(builder);
  addRound(builder);
  addOrder(builder);
  builder.objectFields(Campaign, (t) => ({
    order: t.field({
      type: OrderOfPlay,
      nullable: true,
      description:
        "The order of play: whose turn it is, who has declared an action, the initiative. `null` when the campaign was deleted meanwhile.",
      ...columns("id"),
      resolve: async (campaign, _args, context) => {
        const { id: campaignId } = Object(campaign);
        const round = await (await context.use(Order)).read(campaignId);
        if (round === null) return null;
        const isDm = (await readRole(context, campaignId)) === "DM";
        return { campaignId, round, own: isDm ? null : (context.viewer?.userId ?? "") };
      },
    }),
  }));
};

const addOrder = (builder: Builder): void => {
  builder.objectType(OrderOfPlay, {
    name: "OrderOfPlay",
    description: "A campaign's order of play.",
    fields: (t) => ({
      mode: t.field({
        type: OrderModeEnum,
        description: "How it is decided whose action is played next.",
        resolve: ({ round }) => round.order.mode,
      }),
      spotlight: t.field({
        type: Entity,
        nullable: true,
        description: "The character whose turn it is; `null` for no one, and unless the mode is `SPOTLIGHT`.",
        resolve: ({ campaignId, round: { order } }, _args, context, info) =>
          order.mode === "spotlight" && order.actor_id !== null ? readActor(context, info, campaignId, sql`${order.actor_id}::text`) : null,
      }),
      others: t.field({
        type: OtherActionsEnum,
        description: "In the spotlight: what happens to actions of others.",
        resolve: ({ round }) => round.order.others,
      }),
      limitSeconds: t.float({
        nullable: true,
        description: "In rounds: seconds after the first declaration until the round is played without the others; `null`: no limit.",
        resolve: ({ round }) => round.order.limit_seconds,
      }),
      round: t.field({
        type: PlayRound,
        nullable: true,
        description: "The round that is declared at present; `null` unless the mode is `ROUNDS`.",
        resolve: (order) => (order.round.order.mode === "rounds" ? order : null),
      }),
    }),
  });
};

const ownSeat = ({ seats }: RoundValue, own: string | null): Seat | undefined => seats.find(({ userId }) => userId === own);

const addRound = (builder: Builder): void => {
  builder.objectType(PlayRound, {
    name: "PlayRound",
    description: "A round that players declare their actions for.",
    fields: (t) => ({
      number: t.int({
        description: "Its number, counted over the whole campaign. Where the party is split, that of the viewer's character's round.",
        resolve: ({ round, own }) => ownSeat(round, own)?.round ?? round.order.round,
      }),
      running: t.boolean({ description: "Whether the round before is still being played.", resolve: ({ round }) => round.running }),
      deadline: t.field({
        type: "DateTime",
        nullable: true,
        description:
          "When it is played without those who have not declared; `null`: there is no limit, or no one has declared yet. Where the party is split, that of the viewer's character, for others the first.",
        resolve: ({ round, own }) => (ownSeat(round, own) ?? round).deadline?.toISOString() ?? null,
      }),
      seats: t.field({
        type: [RoundSeat],
        description:
          "The characters that are played, highest initiative first. Of a tie the higher modifier goes first, then who joined first.",
        resolve: ({ campaignId, round, own }) =>
          round.seats.map((seat) => ({ campaignId, order: round.order, seat, readable: own === null || own === seat.userId })),
      }),
    }),
  });
};

const addSeat = (builder: Builder): void => {
  builder.objectType(Initiative, {
    name: "Initiative",
    description: "What decides who goes first.",
    fields: (t) => ({
      roll: t.exposeInt("roll", { description: "The die." }),
      modifier: t.exposeInt("modifier", { description: "What the game system adds; 0 for none." }),
      total: t.exposeInt("total", { description: "The sum." }),
    }),
  });
  builder.objectType(RoundSeat, {
    name: "RoundSeat",
    description: "A character's part in a round.",
    fields: (t) => ({
      actor: t.field({
        type: Entity,
        nullable: true,
        description: "The character; `null` when the viewer may not see it.",
        resolve: ({ campaignId, seat }, _args, context, info) => readActor(context, info, campaignId, sql`${seat.actorId}::text`),
      }),
      player: t.field({
        type: Member,
        nullable: true,
        description: "Who plays it.",
        resolve: ({ campaignId, seat }, _args, context, info) =>
          readRow<Member>(context, info, {
            type: "Member",
            table: "members",
            campaignId,
            where: (row) => sql`${row}.user_id = ${seat.userId}`,
          }),
      }),
      initiative: t.field({ type: Initiative, description: "Its initiative in this round.", resolve: ({ seat }) => seat.initiative }),
      declared: t.boolean({ description: "Whether it has an action for this round.", resolve: ({ seat }) => seat.declared !== null }),
      awaited: t.boolean({
        description: "Whether the round waits for it: false once it has declared, when it was skipped, and for the dead.",
        resolve: ({ order, seat }) => isAwaited(seat, order),
      }),
      runKey: t.string({
        nullable: true,
        description: "The run in which its action waits, for `withdrawAction` and `editAction`; `null` for none.",
        resolve: ({ seat }) => seat.declared?.runId ?? null,
      }),
      text: t.string({
        nullable: true,
        description: "What was declared: for its player and for DMs; `null` for others.",
        resolve: ({ seat, readable }) => (readable ? (seat.declared?.text ?? null) : null),
      }),
    }),
  });
};
