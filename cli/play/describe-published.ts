import type {
  FollowTurnSubscription,
  PublishedMessageFragment,
  PublishedTurnFragment,
  TurnRollFragment,
} from "../api/generated/graphql.ts";
import { paint } from "../output.ts";
import { wrapWords } from "../wrap-words.ts";

/** A turn as other players read it: who acted and what they said, then the text, which addresses the actor as "you". */
export const describeTurn = ({ actor, player, input, text, rolls }: PublishedTurnFragment): string => {
  const header = `${actor?.name ?? player?.userId ?? "Someone"}: ${input}`;
  return [paint.bold(wrapWords(header)), wrapWords(text), ...rolls.map((roll) => paint.dim(describeTurnRoll(roll)))].join("\n");
};

/** The dice of a turn in one line. */
export const describeTurnRoll = (roll: TurnRollFragment): string =>
  `${roll.action}: ${roll.dice.join(", ")}${describeResult(roll)}: ${roll.band.toLowerCase()}`;

const describeResult = ({ method, dice, modifier, total, against }: TurnRollFragment): string => {
  if (method === "dice_pool") return describePool(dice, total, against);
  const added = modifier === 0 ? "" : `${modifier > 0 ? " + " : " - "}${Math.abs(modifier)}`;
  return `${added} = ${total} against ${against}`;
};

/** How many dice of a pool succeed: ` (2 dice of 6 or more)`. Ones may cancel some of them, and a difficulty above 9 does. */
const describePool = (dice: readonly number[], total: number, against: string): string => {
  const asked = Math.min(highestAsked, Number(against));
  const reached = dice.filter((face) => face >= asked).length;
  const lost = reached > total ? `, ${reached - total} cancelled` : "";
  return ` (${reached === 1 ? "1 die" : `${reached} dice`} of ${asked} or more${lost})`;
};

/** The highest face that a die of a pool is asked for. */
const highestAsked = 9;

type Decided = Extract<FollowTurnSubscription["runEvents"], { readonly __typename: "TurnResolved" }>;

/** The actions of a turn that is decided, a line each: dice, result, or why it was not possible. */
export const describeDecided = ({ actions, blockedActions }: Pick<Decided, "actions" | "blockedActions">): string[] => [
  ...actions.map(({ action, band, roll }) => (roll === null ? `${action}: ${band.toLowerCase()}` : describeTurnRoll(roll))),
  ...blockedActions.map(({ action, reason }) => `${action}: not possible. ${reason}`),
];

/** Table talk or a roll in one line, with its author. */
export const describeMessage = ({ actor, userId, text, roll, hidden }: PublishedMessageFragment): string => {
  const author = actor ? `${actor.name} (${userId})` : userId;
  const place = hidden ? "[DM only]" : "[table]";
  if (!roll) return wrapWords(`${place} ${author}: ${text}`);
  return wrapWords(`${place} ${author} rolls ${roll.text}${roll.reason === "" ? "" : ` (${roll.reason})`}`);
};
