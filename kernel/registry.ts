import type { Contribution, PluginParts, Provider, Tap } from "./plugin.ts";
import type { Failure } from "./events.ts";
import type { Stage } from "./stage.ts";

/** A plugin as configured: its definition and parts, or the fault that kept it from loading. */
export interface Loaded {
  readonly name: string;
  readonly version: string;
  /** A digest of its options as JSON; what is no JSON in them does not count. */
  readonly configuration: string;
  readonly replaces: string | null;
  readonly parts: PluginParts;
  readonly fault: Failure | null;
}

/** A part together with the plugin that brought it, as that was made and configured. */
export interface Owned<T> {
  readonly plugin: string;
  readonly version: string;
  readonly configuration: string;
  readonly part: T;
}

/** All parts of all plugins, in registration order; taps in the order they run. */
export interface Registry {
  readonly plugins: readonly Loaded[];
  readonly stages: readonly Owned<Stage>[];
  readonly services: readonly Owned<Provider>[];
  readonly taps: readonly Owned<Tap>[];
  readonly contributions: readonly Owned<Contribution>[];
  readonly hooks: readonly Owned<{ readonly id: string }>[];
}

/** Name under which the host's own services appear in reports and errors. */
export const host = "host";

/** Lays the plugins' parts out by kind. A service of the host takes the place of a plugin's. */
export const createRegistry = (plugins: readonly Loaded[], services: readonly Provider[]): Registry => {
  const collect = <T>(list: (parts: PluginParts) => readonly T[] | undefined): Owned<T>[] =>
    plugins.flatMap(({ name, version, configuration, parts }) =>
      (list(parts) ?? []).map((part) => ({ plugin: name, version, configuration, part })),
    );
  const hosted = services.map((part) => ({ plugin: host, version: "1", configuration: "", part }));
  const ids = new Set(services.map((provision) => provision.service.id));
  return {
    plugins,
    stages: collect((parts) => parts.stages),
    services: [...hosted, ...collect((parts) => parts.services).filter(({ part }) => !ids.has(part.service.id))],
    taps: inTapOrder(collect((parts) => parts.taps)),
    contributions: collect((parts) => parts.contributes),
    hooks: collect((parts) => parts.hooks),
  };
};

const places = { pre: 0, normal: 1, post: 2 };

const inTapOrder = (taps: readonly Owned<Tap>[]): Owned<Tap>[] =>
  taps.toSorted((left, right) => places[left.part.order] - places[right.part.order]);
