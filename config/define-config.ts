import type { Configured, Plugin, optionsOf } from "freeform-rpg/kernel";

/** A configuration, as the engine reads it. */
export interface Configuration {
  readonly plugins: readonly Configured[];
  /** Options of single plugins, by name, laid over those that their entries have. */
  readonly options: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

type PluginOf<Entry> = Entry extends { readonly plugin: infer Found } ? Found : Entry;
type Named<Entry> = Extract<PluginOf<Entry>, { readonly name: string }>;

/** The options of listed plugins, by name. What is listed by the name of its package has options of any shape. */
export type OptionsOf<Entry> = string extends PluginOf<Entry> ? Configuration["options"] : KnownOptions<Entry>;
type KnownOptions<Entry> = {
  readonly [Found in Named<Entry> as Found["name"]]?: Found extends { readonly [optionsOf]?: infer Options } ? Partial<Options> : never;
};

/** What a project configures. */
export interface ConfigurationInput<Base extends readonly Configured[], Added extends readonly Configured[]> {
  /** The plugins to begin with: `standard()`. */
  readonly extends: Base;
  /** More plugins: a plugin, the name of a package whose default export is one, a file such as `./plugins/omens.ts`, or `{ plugin, options }`. */
  readonly add?: Added;
  /** Plugins that take the place of listed ones, by the name of the one that goes. */
  readonly replace?: { readonly [Name in Named<Base[number]>["name"]]?: Configured };
  /** Options by the name of the plugin, laid over those that are set. */
  readonly options?: KnownOptions<Base[number]> & OptionsOf<Added[number]>;
}

/** Defines a configuration: the default export of `freeform.config.ts`. */
export const defineConfig = <const Base extends readonly Configured[], const Added extends readonly Configured[] = readonly []>(
  input: ConfigurationInput<Base, Added>,
): Configuration => {
  const replace: Readonly<Record<string, Configured | undefined>> = input.replace ?? {};
  const kept = input.extends.map((entry) => replace[nameOf(entry)] ?? entry);
  return { plugins: [...kept, ...(input.add ?? [])], options: (input.options ?? {}) as Configuration["options"] };
};

const nameOf = (entry: Configured): string => {
  const plugin: Plugin | string = typeof entry === "object" && "plugin" in entry ? entry.plugin : entry;
  return typeof plugin === "string" ? plugin : plugin.name;
};
