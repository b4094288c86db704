import { showPath } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import type { Effects } from "freeform-rpg/plugins/turn/effects";
import { minutesAt } from "freeform-rpg/plugins/turn/effects/lib";
import type { Entity, Scenario } from "freeform-rpg/schemas";
import type { Finding } from "../reference-view.ts";
import { findBadEffects } from "./find-bad-effects.ts";
import { findBadPrices } from "./find-bad-prices.ts";
import { referencesOfCondition, referencesOfEffects, referencesOfEvent } from "./references.ts";
import type { StoryReference, Wanted } from "./references.ts";
import { guardsIn, storyParts } from "./story-parts.ts";
import { hasFeature, storyNames } from "./story-names.ts";
import type { StoryNames } from "./story-names.ts";

/** Finds everything that triggers, conditions, guards, deadlines, endings and prices name and the scenario does not have. */
export const findStoryProblems = (scenario: Scenario, entities: readonly Entity[], effects: Effects): Finding[] => {
  const names = storyNames(scenario, entities);
  const parts = storyParts(scenario);
  const guards = guardsIn(scenario);
  return [
    ...parts.conditions
      .flatMap(({ condition, path }) => referencesOfCondition(condition, path))
      .flatMap((one) => checkReference(one, names)),
    ...guards
      .flatMap(({ guard, path, entity }) => referencesOfCondition(guard.needs, [...path, "needs"]).map((one) => placed(one, entity)))
      .flatMap((one) => checkReference(one, names)),
    ...guards.flatMap(({ guard, entity, path }) => findBadTargets(guard.against, entity, { path: [...path, "against"], names, effects })),
    ...parts.effects.flatMap((one) => referencesOfEffects(one.effects, one.path)).flatMap((one) => checkReference(one, names)),
    ...parts.effects.flatMap((one) => findBadEffects(one.effects, one.path, { effects, scenario })),
    ...parts.events.flatMap(({ where, path }) => referencesOfEvent(where, path)).flatMap((one) => checkReference(one, names)),
    ...findBadPrices(scenario.system.actions ?? {}, names.clocks),
    ...findPastTimes(scenario),
  ];
};

/** A guard of a place may name its features without the place. */
const placed = (reference: StoryReference, entity: string): StoryReference =>
  reference.id.startsWith("feature:") && !reference.id.includes("@") ? { ...reference, id: `${reference.id}@${entity}` } : reference;

const labels: Readonly<Record<Wanted, string>> = {
  entity: "entity",
  place: "location",
  item: "item",
  thing: "entity or feature",
  holder: "person, place or feature",
  fact: "fact",
  thread: "thread",
  clock: "clock",
  known: "fact, entity or thread",
  finding: "fact or entity",
  any: "id",
};

const checkReference = ({ path, id, wanted }: StoryReference, names: StoryNames): Finding[] => {
  if (id.startsWith("feature:")) return checkFeature({ path, id, wanted }, names);
  const known = names.ids(wanted);
  if (known.includes(id)) return [];
  const message = `${showPath(path)} names the ${labels[wanted]} "${id}", which is not in this scenario.${didYouMean(id, known)} Correct it, or add it.`;
  return [{ path, message }];
};

const checkFeature = ({ path, id, wanted }: StoryReference, names: StoryNames): Finding[] => {
  const [feature = "", place] = id.slice("feature:".length).split("@");
  if (wanted !== "thing" && wanted !== "holder" && wanted !== "any")
    return [{ path, message: `${showPath(path)} names a feature, and must name a ${labels[wanted]}.` }];
  if (wanted === "any") return [];
  if (place === undefined)
    return [{ path, message: `${showPath(path)} is "${id}": say of which place, as in "feature:${feature}@PLACE".` }];
  if (!names.ids("place").includes(place)) return checkReference({ path, id: place, wanted: "place" }, names);
  if (hasFeature(names, place, feature)) return [];
  const known = names.featuresOf(place);
  const message = `${showPath(path)} names the feature "${feature}", which "${place}" does not have.${didYouMean(feature, known)} Add it to the features of the place, or correct it.`;
  return [{ path, message }];
};

interface Against {
  readonly path: readonly PropertyKey[];
  readonly names: StoryNames;
  readonly effects: Effects;
}

const findBadTargets = (against: readonly string[], entity: string, { path, names, effects }: Against): Finding[] => {
  const kinds = effects.kinds.map(({ kind }) => kind);
  return against.flatMap((entry, at): Finding[] => {
    const [what = "", feature] = entry.split("@");
    const [kind = ""] = what.split(":");
    const here = [...path, at];
    if (!kinds.includes(kind))
      return [
        {
          path: here,
          message: `${showPath(here)} names the unknown effect "${kind}".${didYouMean(kind, kinds)} docs/rules.md lists them.`,
        },
      ];
    return feature === undefined ? [] : checkFeature({ path: here, id: `feature:${feature}@${entity}`, wanted: "thing" }, names);
  });
};

/** Deadlines and times that have passed when play begins would never come. */
const findPastTimes = ({ clocks, triggers, starting_scene }: Scenario): Finding[] => {
  const start = minutesAt(starting_scene.time);
  const times = [
    ...clocks.flatMap(({ deadline }, at) => (deadline === null ? [] : [{ path: ["clocks", at, "deadline"], time: deadline }])),
    ...triggers.flatMap(({ at: time }, at) => (time === undefined ? [] : [{ path: ["triggers", at, "at"], time }])),
  ];
  return times
    .filter(({ time }) => minutesAt(time) <= start)
    .map(({ path }) => ({
      path,
      message: `${showPath(path)} is not after the time of the starting scene. Choose a later time, or begin earlier.`,
    }));
};
