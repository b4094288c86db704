import type { PlayQuery } from "./api/generated/graphql.ts";
import { texts } from "./texts.ts";
import { formatTime } from "./format-moment.ts";

interface OrderProps {
  readonly order: NonNullable<PlayQuery["campaign"]>["order"];
  /** The reader's own character. */
  readonly character: string | undefined;
}

/** Whose turn it is, while the order of play is rounds or the spotlight. Nothing in free play. */
export const OrderLine = ({ order, character }: OrderProps) => {
  const text = order ? describeOrder(order, character) : "";
  return text === "" ? null : <p class="notice order-line">{text}</p>;
};

const describeOrder = ({ spotlight, round }: NonNullable<OrderProps["order"]>, character: string | undefined): string => {
  if (spotlight) return spotlight.key === character ? texts.yourTurn : `${texts.turnOf} ${spotlight.name}`;
  if (!round) return "";
  const awaited = round.seats.flatMap(({ awaited: waits, actor }) => (waits && actor ? actor : []));
  const names = awaited.map(({ key, name }) => (key === character ? texts.you : name));
  const until = round.deadline === null ? "" : ` (${texts.until} ${formatTime(round.deadline)})`;
  return `${texts.round} ${round.number}${names.length > 0 ? `: ${texts.waitsFor} ${names.join(", ")}` : ""}${until}`;
};
