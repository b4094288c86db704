import systems from "./systems/plugin.ts";

/** Rules of games. `systems`: the folder of system files. */
export const rules = (options: { readonly systems: string }) => [{ plugin: systems, options: { folder: options.systems } }] as const;
