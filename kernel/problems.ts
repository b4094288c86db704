import { needsOf } from "./needs.ts";
import { findCycle } from "./order.ts";
import type { OwnedPart, Registry } from "./registry.ts";
import type { Pipeline, Stage } from "./stage.ts";

/** Everything wrong with services, hooks and taps: what belongs to no single pipeline. */
export const findPartProblems = (registry: Registry): string[] => [
  ...findRivalServices(registry),
  ...findMissingServices(registry),
  ...findServiceCycle(registry),
  ...findStrayTaps(registry),
  ...findRivalContributions(registry),
];

/** Everything wrong with one pipeline's stages. */
export const findPipelineProblems = (registry: Registry, pipeline: Pipeline<any>, stages: readonly OwnedPart<Stage>[]): string[] => [
  ...findNamesakes(pipeline, stages),
  ...findSharedNames(stages),
  ...findRivalMakers(pipeline, stages),
  ...findMissingMakers(registry, pipeline, stages),
  ...findStageCycle(pipeline, stages),
];

const findRivalServices = ({ services }: Registry): string[] =>
  groupTwice(services, ({ part }) => part.service.id).map(
    ([id, rivals]) => `The service "${id}" is provided by ${listPlugins(rivals)}. Keep one, or let one plugin replace the other.`,
  );

const findMissingServices = (registry: Registry): string[] => {
  const provided = new Set(registry.services.map(({ part }) => part.service.id));
  const users = [
    ...registry.stages.map(({ plugin, part }) => ({ plugin, point: `stage "${part.name}"`, uses: part.uses ?? {} })),
    ...registry.services.map(({ plugin, part }) => ({ plugin, point: `service "${part.service.id}"`, uses: part.uses })),
    ...registry.taps.map(({ plugin, part }) => ({ plugin, point: `tap on "${part.hook.id}"`, uses: part.uses })),
  ];
  return users.flatMap(({ plugin, point, uses }) =>
    serviceIds(uses)
      .filter((id) => !provided.has(id))
      .map((id) => `No plugin provides the service "${id}", which the ${point} of the plugin "${plugin}" uses.${blameFaulty(registry)}`),
  );
};

/** Ids of the services in a `uses` map. */
export const serviceIds = (uses: Readonly<Record<string, { readonly id: string }>>): string[] => Object.values(uses).map(({ id }) => id);

const findServiceCycle = ({ services }: Registry): string[] => {
  const cycle = findCycle(services.map(({ part }) => ({ name: part.service.id, after: serviceIds(part.uses) })));
  return cycle ? [`Services need each other in a circle: ${cycle.join(" -> ")}. Take one of these uses out.`] : [];
};

const findStrayTaps = (registry: Registry): string[] => {
  const declared = new Set(registry.hooks.map(({ part }) => part.id));
  return registry.taps
    .filter(({ part }) => !declared.has(part.hook.id))
    .map(
      ({ plugin, part }) =>
        `The plugin "${plugin}" taps the hook "${part.hook.id}", which no plugin declares. ` +
        `Register the plugin that calls it, or list it under that plugin's \`hooks\`.${blameFaulty(registry)}`,
    );
};

const findRivalContributions = ({ contributions }: Registry): string[] =>
  groupTwice(
    contributions.flatMap(({ plugin, part: { facet, value } }) => (facet.key ? [{ plugin, id: facet.id, name: facet.key(value) }] : [])),
    ({ id, name }) => `${id} ${name}`,
  ).flatMap(([, rivals]) =>
    rivals
      .slice(0, 1)
      .map(({ id, name }) => `"${name}" in the facet "${id}" comes from ${listPlugins(rivals)}. Rename one, or leave one out.`),
  );

const findNamesakes = (pipeline: Pipeline<any>, stages: readonly OwnedPart<Stage>[]): string[] =>
  groupTwice(stages, ({ part }) => part.name).map(
    ([name, rivals]) => `The pipeline "${pipeline.name}" has two stages named "${name}", from ${listPlugins(rivals)}. Rename one.`,
  );

const findSharedNames = (stages: readonly OwnedPart<Stage>[]): string[] =>
  stages.flatMap((owner) => {
    const uses = new Set(Object.keys(owner.part.uses ?? {}));
    const shared = Object.keys(owner.part.needs).filter((name) => uses.has(name));
    return shared.map((name) => `"${name}" is both a need and a service of ${listStages([owner])}. Rename one of them.`);
  });

const findRivalMakers = (pipeline: Pipeline<any>, stages: readonly OwnedPart<Stage>[]): string[] => {
  const given = new Set(pipeline.inputs.map(({ id }) => id));
  const remade = stages.filter(({ part }) => given.has(part.makes.id));
  return [
    ...groupTwice(stages, ({ part }) => part.makes.id).map(
      ([id, rivals]) => `"${id}" has two makers: ${listStages(rivals)}. Only one may be; let one plugin replace the other, or tap a hook.`,
    ),
    ...remade.map(
      (rival) => `"${rival.part.makes.id}" is given to the pipeline "${pipeline.name}", and ${listStages([rival])} makes it too.`,
    ),
  ];
};

const findMissingMakers = (registry: Registry, pipeline: Pipeline<any>, stages: readonly OwnedPart<Stage>[]): string[] => {
  const there = new Set([...pipeline.inputs.map(({ id }) => id), ...stages.map(({ part }) => part.makes.id)]);
  const missing = stages.flatMap((owner) =>
    needsOf(owner.part)
      .filter(({ optional, artifact }) => !optional && !there.has(artifact.id))
      .map(({ artifact }) => `No stage makes "${artifact.id}", which ${listStages([owner])} needs.${blameFaulty(registry)}`),
  );
  if (there.has(pipeline.result.id)) return missing;
  return [...missing, `No stage makes "${pipeline.result.id}", the result of the pipeline "${pipeline.name}".${blameFaulty(registry)}`];
};

const findStageCycle = (pipeline: Pipeline<any>, stages: readonly OwnedPart<Stage>[]): string[] => {
  const cycle = findCycle(toNodes(stages));
  if (!cycle) return [];
  return [
    `The pipeline "${pipeline.name}" has a cycle: ${cycle.join(" -> ")}. A loop belongs inside one stage; a revised value is a new artifact.`,
  ];
};

/** Stages as a graph: each after the makers of what it needs. */
export const toNodes = (stages: readonly OwnedPart<Stage>[]) => {
  const makers = new Map(stages.map(({ part }) => [part.makes.id, part.name]));
  return stages.map((owner) => ({
    name: owner.part.name,
    after: needsOf(owner.part).flatMap(({ artifact }) => makers.get(artifact.id) ?? []),
    owner,
  }));
};

const blameFaulty = ({ plugins }: Registry): string => {
  const faults = plugins.flatMap(({ name, fault }) => (fault ? [`"${name}" (${fault.message})`] : []));
  return faults.length ? ` Not loaded, and perhaps what is missing: ${faults.join("; ")}.` : "";
};

const groupTwice = <T>(list: readonly T[], key: (item: T) => string): [string, T[]][] =>
  [...Map.groupBy(list, key)].filter(([, group]) => group.length > 1);

const listPlugins = (owners: readonly { readonly plugin: string }[]): string => owners.map(({ plugin }) => `"${plugin}"`).join(" and ");

const listStages = (owners: readonly OwnedPart<Stage>[]): string =>
  owners.map(({ plugin, part }) => `the stage "${part.name}" of the plugin "${plugin}"`).join(" and ");
