import type { Configured, Provider } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { ReplayError } from "../errors.ts";
import type { Overrides, PluginOverride } from "../documents/request.ts";

/** The plugins and services of an engine. */
export interface EngineContents {
  readonly plugins: readonly Configured[];
  readonly services: readonly Provider[];
}

/** The plugin overrides that are allowed. */
export interface Permissions {
  /** Plugins that the operator lists for replays, by name. */
  readonly variants: Readonly<Record<string, Configured>>;
  /** Whether modules may be loaded and options changed: for the operator only. */
  readonly trusted: boolean;
}

/** Applies the overrides to the parts of an engine. Throws `override_refused`. */
export const applyOverrides = (parts: EngineContents, overrides: Overrides, permissions: Permissions): EngineContents => {
  const withPlugins = overrides.plugins.reduce((plugins, override) => putPlugin(plugins, override, permissions), parts.plugins);
  if (overrides.provider === null) return { ...parts, plugins: withPlugins };
  return {
    plugins: withOptions(withPlugins, "models", { provider: overrides.provider }),
    // A provider that the host provided would override the requested one.
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

/** The name of a listed plugin; for one that is not imported yet, the listed specifier. */
export const nameOf = (entry: Configured): string => {
  const plugin = pluginOf(entry);
  return typeof plugin === "string" ? plugin : plugin.name;
};

const refused = (use: string, names: readonly string[]): ReplayError =>
  new ReplayError(
    "override_refused",
    `Replays may not use the plugin "${use}" here. The operator lists the allowed ones under "variants" of the plugin replay; listed: ${names.join(", ") || "none"}. ` +
      `The operator can try other modules and options on the command line while no server is running.`,
  );
