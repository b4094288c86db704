import { stemOf } from "freeform-rpg/language";
import type { Finding } from "freeform-rpg/plugins/policy/engine";
import type { Person } from "../facts/narration-facts.ts";
import { findActs } from "../reading/find-acts.ts";
import type { Act } from "../reading/find-acts.ts";
import type { Reading } from "../reading/reading.ts";
import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";

/** Finds acts of people who are not present. In letters, recordings and memories anyone may speak. */
export const detectAbsent: Detect = (reading) => {
  const arrival = arrivalIn(reading);
  const named = new Set(reading.facts.events.map(({ entity_id }) => entity_id));
  const isAbsent = ({ id, at }: Act, { present, dead, left_behind }: Person): boolean =>
    left_behind ? at > arrival : !present && !dead && !named.has(id);
  return firstActs(reading, isAbsent, ({ verb }, { name }) => [
    `${name} is not there, and ${verb}.`,
    `Let only those act who are present; leave ${name} out.`,
  ]);
};

/** The sentence that names the place where the party arrives; those left behind may act up to it. */
const arrivalIn = ({ sentences, facts: { moved_to } }: Reading): number => {
  const at = sentences.findIndex(({ mentions }) => mentions.some(({ id, spoken }) => id === moved_to && !spoken));
  return at === -1 ? 0 : at;
};

/** Finds acts of the dead. */
export const detectDead: Detect = (reading) =>
  firstActs(
    reading,
    ({ verb }, { dead }) => dead && !still.has(stemOf(verb)) && !/^is (?:near|met)$/.test(verb),
    ({ verb }, { name }) => [`${name} is dead, and ${verb}.`, `Leave ${name} still and silent.`],
  );

/** Finds speech and acts of those who lie unconscious. They may breathe, stir and groan. */
export const detectDown: Detect = (reading) =>
  firstActs(
    reading,
    ({ verb }, { down, dead }) =>
      down && !dead && !still.has(stemOf(verb)) && !stirring.has(stemOf(verb)) && !/^is (?:near|met|here)$/.test(verb),
    ({ verb }, { name }) => [`${name} lies unconscious, and ${verb}.`, `Let ${name} lie there until someone helps them up.`],
  );

/** The first wrong act of each person in the narration's present. */
const firstActs = (
  reading: Reading,
  isWrong: (act: Act, person: Person) => boolean,
  describe: (act: Act, person: Person) => readonly [message: string, suggestion: string],
): Finding[] => {
  const seen = new Set<string>();
  return findActs(reading).flatMap((act) => {
    const person = reading.people.get(act.id);
    if (person === undefined || seen.has(act.id) || !act.now || !isWrong(act, person)) return [];
    seen.add(act.id);
    return [createFinding(act.sentence, ...describe(act, person))];
  });
};

const stems = (verbs: string): ReadonlySet<string> => new Set(verbs.split(" ").map(stemOf));

/** What the dead may do: lie, be seen and be carried. */
const still = stems("stare wait look watch roll slide drop sit fall slump hang is");
const stirring = stems("breathe groan moan stir twitch sigh bleed snore cough mumble shiver");
