import type { StateDiff } from "freeform-rpg/schemas";
import type { Tables } from "../tables.ts";

/** Documents of plugins, each replaced as a whole. */
export const applyPluginStates = ({ plugin_states = [] }: StateDiff, tables: Tables): void => {
  for (const state of plugin_states) tables.plugin_states.put(state);
};
