import { bareNameKey } from "freeform-rpg/language";
import type { Entity, Scenario } from "freeform-rpg/schemas";
import { defaultClocks } from "../../initial-state/default-clocks.ts";
import type { Wanted } from "./references.ts";

/** What the references of a story can name. */
export interface StoryNames {
  /** Ids by what they are. */
  readonly ids: (wanted: Wanted) => readonly string[];
  /** The features of a place, as the file spells them. */
  readonly featuresOf: (place: string) => readonly string[];
  /** Ids of the clocks that the campaign will have. */
  readonly clocks: readonly string[];
}

/** Words that stand for the party in effects. */
const party: readonly string[] = ["pc", "party"];
const holders: readonly string[] = [...party, "here"];

/** Collects the names of a scenario: those of its entities and facts come completed from their packs. */
export const storyNames = (scenario: Scenario, entities: readonly Entity[]): StoryNames => {
  const ofType = (type: Entity["type"]) => entities.filter((entity) => entity.type === type).map(({ id }) => id);
  const all = entities.map(({ id }) => id);
  const facts = scenario.facts.map(({ id }) => id);
  const threads = scenario.threads.map(({ id }) => id);
  const clocks = clocksOf(scenario).map(({ id }) => id);
  const ids: Readonly<Record<Wanted, readonly string[]>> = {
    entity: [...all, ...party],
    place: ofType("location"),
    item: ofType("item"),
    thing: [...all, ...party],
    holder: [...all, ...holders],
    fact: facts,
    thread: threads,
    clock: clocks,
    known: [...facts, ...all, ...threads],
    finding: [...facts, ...all],
    any: [...facts, ...all, ...threads, ...clocks],
  };
  return {
    clocks,
    ids: (wanted) => ids[wanted],
    featuresOf: (place) => entities.find(({ id }) => id === place)?.attrs.features ?? [],
  };
};

/** The clocks of a scenario: its own, or the default five. */
export const clocksOf = ({ clocks, system }: Scenario) =>
  clocks.length === 0 && system.clock_rules?.enabled === true ? defaultClocks : clocks;

/** True for a feature that the place has, by its whole name. */
export const hasFeature = ({ featuresOf }: StoryNames, place: string, feature: string): boolean =>
  featuresOf(place).some((one) => bareNameKey(one) === bareNameKey(feature));
