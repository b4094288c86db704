import type { LoadedPlugin } from "./registry.ts";

/** Plugins after replacement, and what was wrong with it. */
export interface ReplacementResult {
  readonly plugins: readonly LoadedPlugin[];
  readonly problems: readonly string[];
}

/** Replaces plugins: each one that names another in `replaces` takes its place. A faulty one does too, so that no replacement fails silently. */
export const replacePlugins = (loaded: readonly LoadedPlugin[]): ReplacementResult => {
  const problems: string[] = [];
  let plugins = [...loaded];
  for (const plugin of loaded.filter(({ replaces }) => replaces !== null)) {
    const target = plugins.find((other) => other !== plugin && other.name === plugin.replaces);
    if (!target) problems.push(describeMiss(plugin, loaded));
    else plugins = plugins.filter((other) => other !== plugin).map((other) => (other === target ? plugin : other));
  }
  return { plugins, problems: [...problems, ...findDuplicates(plugins)] };
};

const describeMiss = (plugin: LoadedPlugin, loaded: readonly LoadedPlugin[]): string => {
  const rival = loaded.find((other) => other !== plugin && other.replaces === plugin.replaces);
  if (rival) return `The plugins "${rival.name}" and "${plugin.name}" both replace "${plugin.replaces}". Keep one of them.`;
  const names = loaded.filter((other) => other !== plugin).map((other) => `"${other.name}"`);
  return `The plugin "${plugin.name}" replaces "${plugin.replaces}", which is not registered. Registered: ${names.join(", ") || "no other"}.`;
};

const findDuplicates = (plugins: readonly LoadedPlugin[]): string[] => {
  const names = plugins.map(({ name }) => name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  return [...new Set(twice)].map((name) => `Two plugins are named "${name}". Rename one, or let one say \`replaces: "${name}"\`.`);
};
