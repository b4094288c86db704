import type { Configured } from "freeform-rpg/kernel";
import { CommandError } from "./command-error.ts";

/** Options by the name of the plugin. */
export type OptionsByPlugin = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Lays options over those that listed plugins have. Throws a usage error that names every plugin that is not listed. */
export const layOptions = (plugins: readonly Configured[], options: OptionsByPlugin): readonly Configured[] => {
  const names = plugins.map(nameOf);
  const unknown = Object.keys(options).filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const message = `freeform.config.ts has options for ${unknown.map((name) => `"${name}"`).join(", ")}, but lists no such plugin. Listed: ${names.join(", ")}.`;
    throw new CommandError("configuration_invalid", message, 2);
  }
  return plugins.map((entry) => {
    const own = options[nameOf(entry)];
    if (own === undefined) return entry;
    const { plugin, options: listed } = split(entry);
    return { plugin, options: { ...(listed instanceof Object && listed), ...own } };
  });
};

const split = (entry: Configured) => (typeof entry === "object" && "plugin" in entry ? entry : { plugin: entry, options: undefined });

const nameOf = (entry: Configured): string => {
  const { plugin } = split(entry);
  return typeof plugin === "string" ? plugin : plugin.name;
};
