import type { Configured, Provider } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { ReplayError } from "../errors.ts";
import type { Overrides, PluginOverride } from "../documents/request.ts";

/** What an engine is made of. */
export interface EngineParts {
  readonly plugins: readonly Configured[];
  readonly services: readonly Provider[];
}

/** Who may override what with plugins. */
export interface Permissions {
  /** Plugins that the operator lists for replays, by name. */
  readonly variants: Readonly<Record<string, Configured>>;
  /** Whether modules may be loaded and options changed: for who runs the engine alone. */
  readonly trusted: boolean;
}

/** The parts of an engine with the overrides put in. Throws `override_refused`. */
export const applyOverrides = (parts: EngineParts, overrides: Overrides, permissions: Permissions): EngineParts => {
  const withPlugins = overrides.plugins.reduce((plugins, override) => putPlugin(plugins, override, permissions), parts.plugins);
  if (overrides.provider === null) return { ...parts, plugins: withPlugins };
  return {
    plugins: withOptions(withPlugins, "models", { provider: overrides.provider }),
    // A provider that the host supplied would stand in the way of the one that is asked for.
    services: parts.services.filter(({ service }) => service.id !== ModelProvider.id),
  };
};

const putPlugin = (plugins: readonly Configured[], { use, options }: PluginOverride, { variants, trusted }: Permissions) => {
  const variant = variants[use];
  if (variant !== undefined && options === undefined) return [...plugins, variant];
  if (!trusted) throw refused(use, Object.keys(variants));
  if (plugins.some((entry) => nameOf(entry) === use)) return withOptions(plugins, use, Object(options));
  return [...plugins, options === undefined ? use : { plugin: use, options }];
};

const withOptions = (plugins: readonly Configured[], name: string, options: object): readonly Configured[] =>
  plugins.map((entry) =>
    nameOf(entry) === name ? { plugin: pluginOf(entry), options: { ...Object(optionsOf(entry)), ...options } } : entry,
  );

const pluginOf = (entry: Configured) => (typeof entry === "object" && "plugin" in entry ? entry.plugin : entry);
const optionsOf = (entry: Configured): unknown => (typeof entry === "object" && "plugin" in entry ? entry.options : undefined);

/** The name of a listed plugin; of one that is still to be imported, what it is listed as. */
export const nameOf = (entry: Configured): string => {
  const plugin = pluginOf(entry);
  return typeof plugin === "string" ? plugin : plugin.name;
};

const refused = (use: string, names: readonly string[]): ReplayError =>
  new ReplayError(
    "override_refused",
    `"${use}" is no plugin that replays may use here. The operator lists those under "variants" of the plugin replay; listed: ${names.join(", ") || "none"}. ` +
      `Other modules and options can be tried by who runs the engine, on the command line with no server running.`,
  );
