import { engineActions, ownRows } from "freeform-rpg/plugins/rules/actions/lib";
import type { ActionRows, CampaignSystem, ShownPacket } from "freeform-rpg/schemas";

/** The input of the interpreter's prompt. */
export interface InterpreterInput {
  readonly packet: ShownPacket;
  readonly text: string;
  /** The actions that the game knows; absent: the engine's own. */
  readonly actions?: ListedActions;
  /** True when the text is one of the answers that the game offered to its own question. */
  readonly chosen?: true;
}

/** A game's actions as a model reads of them. */
export interface ListedActions {
  /** Canonical verbs. */
  readonly verbs: readonly string[];
  /** Rows that this game adds or has otherwise, with their synonyms. */
  readonly own: ActionRows;
}

/** Lists the actions of a game. */
export const listActions = (system: CampaignSystem): ListedActions => {
  const own = ownRows(system);
  const listed = engineActions()
    .all.filter((action) => action.listed)
    .map(({ verb }) => verb);
  return { verbs: [...new Set([...listed, ...Object.keys(own)])], own };
};
