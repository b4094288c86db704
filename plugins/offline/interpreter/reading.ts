import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { Lexicon } from "./lexicon.ts";
import type { PronounContext } from "./names/pronouns.ts";
import type { Named } from "./names/name-book.ts";

/** The context in which a clause is read. */
export interface Reading extends PronounContext {
  readonly actions: ActionCatalogue;
  readonly lexicon: Lexicon;
  /** Words that name the player's own character. */
  readonly actor: ReadonlySet<string>;
  /** True when the message is an answer that was offered: its first action is beyond doubt. */
  readonly chosen?: boolean | undefined;
  /** The name of someone that the message spoke to and nothing answers to. */
  readonly stranger?: string | undefined;
}

/** What a clause, a sentence or a quotation was understood as. */
export interface Understood {
  readonly actions: readonly ProposedActionDraft[];
  readonly mentioned: readonly Named[];
  /** What the player takes to be there and nothing answers to. */
  readonly perceived: readonly string[];
  readonly assumed: readonly string[];
  /** True when what is named leaves no doubt about the action. */
  readonly settled?: boolean;
  /** Words without a verb that belong to what stands before them. */
  readonly remark?: string;
  /** Words that are said aloud: "I say good evening". */
  readonly spoken?: string;
}

/** The context of what follows: what was read before it has been spoken of, and where it led is where one is. */
export const after = (read: readonly Understood[], reading: Reading): Reading => ({
  ...reading,
  earlier: [...reading.earlier, ...read.flatMap(({ mentioned }) => mentioned)],
  left: reading.left === true || read.some(({ actions }) => actions.some((action) => isWayOut(action, reading))),
});

const isWayOut = ({ action, target_id }: ProposedActionDraft, { actions, book, packet }: Reading): boolean =>
  hasTrait(actions.find(action), "moving") &&
  book.some(({ id, kind }) => kind === "place" && id === target_id && id !== packet.scene.location_id);

/** Nothing understood. */
export const nothing: Understood = { actions: [], mentioned: [], perceived: [], assumed: [] };
