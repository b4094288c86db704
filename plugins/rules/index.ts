import type { Configured } from "freeform-rpg/kernel";
import systems from "./systems/plugin.ts";

/** Rules of games. `systems`: the folder of system files. */
export const rules = (options: { readonly systems: string }): readonly Configured[] => [
  { plugin: systems, options: { folder: options.systems } },
];
