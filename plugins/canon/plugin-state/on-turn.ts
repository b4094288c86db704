import type { CampaignState } from "./define-state.ts";
import type { PlayedTurn, TurnReducer } from "./tokens.ts";

/**
 * A reducer for the facet `turnReducers`: what happens to a document with each turn. It has to be a pure function, since turns are replayed.
 *
 * @example
 * contribute(turnReducers, onTurn(Omens, ({ count }, { events }) => ({ count: count + events.length })))
 */
export const onTurn = <T extends object>(state: CampaignState<T>, reduce: (value: T, turn: PlayedTurn) => T | undefined): TurnReducer =>
  // The reducer is only ever given what its own state has read.
  ({ state, reduce }) as unknown as TurnReducer;
