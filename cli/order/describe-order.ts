import type { OrderFieldsFragment } from "../api/generated/graphql.ts";

/** Whose turn it is, in lines. */
export const describeOrder = ({ order }: OrderFieldsFragment): string[] => {
  if (!order) return ["The campaign has no order of play."];
  if (order.mode === "FREE") return ["Free play: actions are played as they come."];
  if (order.round) return describeRound(order.round, order.limitSeconds);
  const others = order.others === "WAIT" ? "Actions of others wait." : "Actions of others are refused.";
  return [`${order.spotlight ? `It is the turn of ${order.spotlight.name}.` : "It is no one's turn."} ${others}`];
};

type Round = NonNullable<NonNullable<OrderFieldsFragment["order"]>["round"]>;

const describeRound = ({ number, running, deadline, seats }: Round, limit: number | null): string[] => [
  `Round ${number}${running ? "; the round before is being played" : ""}${deadline ? `, until ${deadline}` : limit === null ? "" : `, ${limit} s after the first action`}.`,
  ...seats.map((seat) => {
    const { initiative, actor, text } = seat;
    const added = initiative.modifier === 0 ? "" : ` (${initiative.roll}${initiative.modifier > 0 ? "+" : ""}${initiative.modifier})`;
    return `${String(initiative.total).padStart(3)}${added}  ${actor?.name ?? "someone"}: ${stateOf(seat)}${text ? `: "${text}"` : ""}`;
  }),
];

const stateOf = ({ declared, awaited }: Round["seats"][number]): string =>
  declared ? "has declared" : awaited ? "is awaited" : "is not awaited";
