import type { Condition, EffectDraft, EventFields, Scenario } from "freeform-rpg/schemas";

/** Everything of one kind in a scenario's story, each with its path in the file. */
export interface StoryParts {
  readonly conditions: readonly { readonly path: readonly PropertyKey[]; readonly condition: Condition }[];
  readonly effects: readonly { readonly path: readonly PropertyKey[]; readonly effects: readonly EffectDraft[] }[];
  readonly events: readonly { readonly path: readonly PropertyKey[]; readonly where: EventFields }[];
}

/** Collects the conditions, effects and events of a scenario's triggers, clocks, threads and endings. Guards are apart: see `guardsIn`. */
export const storyParts = ({ triggers, endings, clocks, threads }: Scenario): StoryParts => ({
  conditions: [
    ...threads.flatMap(({ resolved_when, failed_when }, at) => [
      ...optional(resolved_when, ["threads", at, "resolved_when"]),
      ...optional(failed_when, ["threads", at, "failed_when"]),
    ]),
    ...triggers.flatMap(({ when }, at) => optional(when ?? null, ["triggers", at, "when"])),
    ...endings.map(({ when }, at) => ({ path: ["endings", at, "when"], condition: when })),
  ],
  effects: [
    ...clocks.flatMap((clock, at) =>
      Object.entries(clock.triggers).flatMap(([value, trigger]) =>
        typeof trigger === "string" ? [] : [{ path: ["clocks", at, "triggers", value, "effects"], effects: trigger.effects }],
      ),
    ),
    ...triggers.map(({ effects }, at) => ({ path: ["triggers", at, "effects"], effects })),
  ],
  events: [
    ...clocks.flatMap(({ moves }, at) => moves.map(({ where }, nth) => ({ path: ["clocks", at, "moves", nth, "where"], where }))),
    ...triggers.map(({ where }, at) => ({ path: ["triggers", at, "where"], where })),
  ],
});

/** The guards of a scenario's entities, each with its path in the file. */
export const guardsIn = ({ entities }: Scenario) =>
  entities.flatMap(({ id, attrs }, at) =>
    (attrs.guards ?? []).map((guard, nth) => ({ entity: id, guard, path: ["entities", at, "attrs", "guards", nth] })),
  );

const optional = (condition: Condition | null, path: readonly PropertyKey[]) => (condition === null ? [] : [{ path, condition }]);
