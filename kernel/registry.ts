import type { Contribution, PluginParts, Provider, Tap } from "./plugin.ts";
import type { Failure } from "./events.ts";
import type { Stage } from "./stage.ts";

/** A plugin as configured: its definition and parts, or the fault because of which it was not loaded. */
export interface LoadedPlugin {
  readonly name: string;
  readonly version: string;
  /** A digest of its options as JSON; values that are not JSON do not count. */
  readonly configuration: string;
  readonly replaces: string | null;
  readonly parts: PluginParts;
  readonly fault: Failure | null;
}

/** A part together with its plugin's name, version and configuration. */
export interface OwnedPart<T> {
  readonly plugin: string;
  readonly version: string;
  readonly configuration: string;
  readonly part: T;
}

/** All parts of all plugins, in registration order; taps in the order they run. */
export interface Registry {
  readonly plugins: readonly LoadedPlugin[];
  readonly stages: readonly OwnedPart<Stage>[];
  readonly services: readonly OwnedPart<Provider>[];
  readonly taps: readonly OwnedPart<Tap>[];
  readonly contributions: readonly OwnedPart<Contribution>[];
  readonly hooks: readonly OwnedPart<{ readonly id: string }>[];
}

/** Name under which the host's own services appear in reports and errors. */
export const host = "host";

/** Groups the plugins' parts by kind. A service of the host replaces a plugin's. */
export const createRegistry = (plugins: readonly LoadedPlugin[], services: readonly Provider[]): Registry => {
  const collect = <T>(list: (parts: PluginParts) => readonly T[] | undefined): OwnedPart<T>[] =>
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

const inTapOrder = (taps: readonly OwnedPart<Tap>[]): OwnedPart<Tap>[] =>
  taps.toSorted((left, right) => places[left.part.order] - places[right.part.order]);
