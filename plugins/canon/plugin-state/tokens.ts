import { facet, service } from "freeform-rpg/kernel";
import type { EngineEvent, StateDiff, World } from "freeform-rpg/schemas";
import type { CampaignState } from "./define-state.ts";

export type { CampaignState, StateOptions } from "./define-state.ts";

/** A turn as it is about to be committed. */
export interface PlayedTurn {
  readonly campaignId: string;
  /** The number that the turn gets. */
  readonly turnNo: number;
  /** The character who acts. */
  readonly actorId: string;
  /** What happens, in order. */
  readonly events: readonly EngineEvent[];
  /** What changes in the world. */
  readonly changes: StateDiff;
  /** The world as it was before. */
  readonly world: World;
}

/** Makes the document after a turn out of the one before. The same document, or `undefined`, changes nothing. */
export interface TurnReducer {
  readonly state: CampaignState<object>;
  readonly reduce: (value: object, turn: PlayedTurn) => object | undefined;
}

/** What happens to documents with each turn. Made with `onTurn`. */
export const turnReducers = facet<TurnReducer>("canon/turn-reducers");

/** Reads and writes documents outside of turns. */
export interface PluginStatesService {
  /** The document of a campaign. Throws `campaign_not_found`, `plugin_state_invalid`, `plugin_state_newer`. */
  read<T extends object>(campaignId: string, state: CampaignState<T>): Promise<T>;
  /**
   * Changes a document between turns; returns the new one. An event in the log, which a rewind takes back. `change` is called again when the campaign changed meanwhile.
   * Throws as `read` does, and `conflict` when that went on five times.
   */
  change<T extends object>(
    campaignId: string,
    state: CampaignState<T>,
    change: (value: T) => T,
    by: { readonly userId: string },
  ): Promise<T>;
}
export const PluginStates = service<PluginStatesService>("canon/plugin-states");
