import { attributed, canonicalJson } from "freeform-rpg/kernel";
import type { PluginState, Reconciliation, World } from "freeform-rpg/schemas";
import type { PlayedTurn, TurnReducer } from "../tokens.ts";

/** Adds what plugins' documents become by the turn. Errors name the plugin whose reducer fails. */
export const reduceTurn = async (
  reconciliation: Reconciliation,
  world: World,
  reducers: readonly { readonly plugin: string; readonly value: TurnReducer }[],
  rows: readonly PluginState[],
): Promise<Reconciliation> => {
  const turn = toTurn(reconciliation, world);
  const states = new Map(rows.map((row) => [keyOf(row), row]));
  const changed = new Set<string>();
  for (const { plugin, value } of reducers) {
    const row = await attributed(plugin, `reducer of "${value.state.name}"`, () => reduce(value, states, turn));
    if (row === null) continue;
    states.set(keyOf(row), row);
    changed.add(keyOf(row));
  }
  if (changed.size === 0) return reconciliation;
  const plugin_states = [...states].flatMap(([key, row]) => (changed.has(key) ? [row] : []));
  return { ...reconciliation, state_diff: { ...reconciliation.state_diff, plugin_states } };
};

/** The new row; `null` when nothing changes. */
const reduce = ({ state, reduce: next }: TurnReducer, states: ReadonlyMap<string, PluginState>, turn: PlayedTurn): PluginState | null => {
  const before = state.read(states.get(keyOf(state)));
  const after = next(structuredClone(before), turn);
  return after === undefined || canonicalJson(after) === canonicalJson(before) ? null : state.write(after);
};

const keyOf = ({ plugin, name }: { readonly plugin: string; readonly name: string }): string => `${plugin}\n${name}`;

const toTurn = ({ engine_events, state_diff }: Reconciliation, world: World): PlayedTurn => ({
  campaignId: world.campaign.id,
  turnNo: world.campaign.current_turn + 1,
  actorId: world.actor_id,
  events: engine_events,
  changes: state_diff,
  world,
});
