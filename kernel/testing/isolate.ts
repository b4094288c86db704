import { stage as defineStage } from "freeform-rpg/kernel";
import type { Artifact, Pipeline, Plugin, PluginParts, Provider, Stage } from "freeform-rpg/kernel";

/** A plugin cut down to the one stage that makes the artifact, moved into the pipeline, with the services that it reaches. */
export const isolateStage = (plugin: Plugin, makes: Artifact<any>, into: Pipeline<any>): Plugin => ({
  ...standAlone(plugin),
  create: (options) => {
    const parts = plugin.create(options);
    const stages = (parts.stages ?? []).filter((stage) => stage.makes.id === makes.id).map((stage) => moveStage(stage, into));
    return { ...parts, stages, services: findReached(parts, stages), hooks: declareTapped(parts) };
  },
});

/** A plugin reduced to its taps, their services and its hooks. */
export const isolateTaps = (plugin: Plugin): Plugin => ({
  ...standAlone(plugin),
  create: (options) => {
    const parts = plugin.create(options);
    return { ...parts, stages: [], services: findReached(parts, []), hooks: declareTapped(parts) };
  },
});

/** A name that `replaces` would look for is not there in a test of one plugin. */
const standAlone = ({ name, version, options }: Plugin): Omit<Plugin, "create"> => ({
  name,
  ...(version === undefined ? {} : { version }),
  ...(options === undefined ? {} : { options }),
});

const moveStage = (stage: Stage, into: Pipeline<any>): Stage => defineStage({ ...stage, pipeline: into });

/** Provisions that the stages and taps reach; the others need not have what they use in a test. */
const findReached = (parts: PluginParts, stages: readonly Stage[]): readonly Provider[] => {
  const all = new Map((parts.services ?? []).map((provision) => [provision.service.id, provision]));
  const reached = new Set<Provider>();
  const reach = (uses: Readonly<Record<string, { readonly id: string }>> = {}): void => {
    for (const { id } of Object.values(uses)) {
      const provision = all.get(id);
      if (!provision || reached.has(provision)) continue;
      reached.add(provision);
      reach(provision.uses);
    }
  };
  for (const { uses } of [...stages, ...(parts.taps ?? [])]) reach(uses);
  return [...reached];
};

/** Hooks that only the taps know are declared too: the plugin that calls them need not be there. */
const declareTapped = (parts: PluginParts) => [...(parts.hooks ?? []), ...(parts.taps ?? []).map(({ hook }) => hook)];
