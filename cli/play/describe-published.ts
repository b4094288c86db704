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
export const describeTurnRoll = ({ action, dice, modifier, total, against, band }: TurnRollFragment): string => {
  const added = modifier === 0 ? "" : `${modifier > 0 ? " + " : " - "}${Math.abs(modifier)}`;
  return `${action}: ${dice.join(", ")}${added} = ${total} against ${against}: ${band.toLowerCase()}`;
};

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
