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
  const isAbsent = ({ id, at, verb }: Act, { present, dead, left_behind }: Person): boolean =>
    !/^is (?:near|here|met)$/.test(verb) && (left_behind ? at > arrival : !present && !dead && !named.has(id));
  return firstActs(
    reading,
    (act, person) => isAbsent(act, person) && isInScene(act, reading),
    ({ verb }, { name }) => [`${name} is not there, and ${verb}.`, `Let only those act who are present; leave ${name} out.`],
  );
};

/** True for an act that belongs to the scene: "Vail sends two" may happen anywhere, "Rusk grins at you" may not. */
const isInScene = ({ id, sentence, scenic }: Act, reading: Reading): boolean =>
  scenic ||
  /\b(?:you|your|i|me|my|we|us|our)\b/.test(sentence.narrated) ||
  sentence.mentions.some((one) => !one.spoken && (one.id === reading.facts.actor.id || isCompany(one.id, id, reading))) ||
  findActs(reading).filter((other) => other.id === id && other.sentence === sentence).length > 1;

const isCompany = (one: string, id: string, { people }: Reading): boolean => one !== id && people.get(one)?.present === true;

/** The sentence that names the place where the party arrives; those left behind may act up to it. */
const arrivalIn = ({ sentences, facts: { moved_to } }: Reading): number => {
  const at = sentences.findIndex(({ mentions }) => mentions.some(({ id, spoken }) => id === moved_to && !spoken));
  return at === -1 ? 0 : at;
};

/** Finds acts of the dead. */
export const detectDead: Detect = (reading) =>
  firstActs(
    reading,
    ({ verb }, { dead }) => dead && !still.has(stemOf(verb)) && !/^is (?:near|met|here)$/.test(verb),
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
    if (person === undefined || seen.has(act.id) || !act.now || (act.past && !act.scenic) || !isWrong(act, person)) return [];
    seen.add(act.id);
    return [createFinding(act.sentence, ...describe(act, person))];
  });
};

const stems = (verbs: string): ReadonlySet<string> => new Set(verbs.split(" ").map(stemOf));

/** What the dead may do: lie, be seen and be carried. */
const still = stems(
  "stare gaze gape grin smile wait look watch keep hold give make offer leave take point roll slide drop sit fall slump hang is",
);
const stirring = stems("breathe groan moan stir twitch sigh bleed snore cough mumble shiver");
