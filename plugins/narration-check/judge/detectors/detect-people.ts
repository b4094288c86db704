import { findActs } from "../reading/find-acts.ts";
import type { Act } from "../reading/find-acts.ts";
import { createFinding } from "./detector.ts";
import type { Finding } from "freeform-rpg/plugins/policy/engine";
import { stemOf } from "freeform-rpg/language";
import type { Detect } from "./detector.ts";
import { sharesOf, topicsOf, widen } from "../reading/likeness.ts";
import type { Person } from "../facts/narration-facts.ts";
import { isHedged, isNegated } from "../reading/reading.ts";
import type { Reading } from "../reading/reading.ts";

/** Finds acts of people who are not present. In letters, recordings and memories anyone may speak. */
export const detectAbsent: Detect = (reading) =>
  firstActs(
    reading,
    ({ id }, { present, dead }) => !present && !dead && !reading.facts.events.some(({ entity_id }) => entity_id === id),
  ).map(({ sentence, verb, person: { name } }) =>
    createFinding(sentence, `${name} is not there, and ${verb}.`, `Let only those act who are present; leave ${name} out.`),
  );

/** Finds acts of the dead. */
export const detectDead: Detect = (reading) =>
  firstActs(reading, ({ verb }, { dead }) => dead && !stillness.has(stemOf(verb)) && verb !== "is near" && verb !== "is met").map(
    ({ sentence, verb, person: { name } }) => createFinding(sentence, `${name} is dead, and ${verb}.`, `Leave ${name} still and silent.`),
  );

/** The first wrong act of each person in the narration's present. */
const firstActs = (reading: Reading, isWrong: (act: Act, person: Person) => boolean): (Act & { readonly person: Person })[] => {
  const seen = new Set<string>();
  return findActs(reading).flatMap((act) => {
    const person = reading.people.get(act.id);
    if (person === undefined || seen.has(act.id) || !act.now || !isWrong(act, person)) return [];
    seen.add(act.id);
    return [{ ...act, person }];
  });
};

/** Verbs that are allowed for the dead: they may lie, be seen and be carried. */
const stillness = new Set("stare wait look watch roll slide drop sit fall slump hang is".split(" ").map(stemOf));

const forceful = new Set(
  "grabs draws throws shoots fires slams kicks punches attacks lunges swings stabs shoves leaps locks snatches cuts breaks drags charges strikes runs overturns hurls tackles vaults jumps climbs hits whistles pulls pushes aims loads blocks sprints dives bolts spins orders calls raises levels crosses catches"
    .split(" ")
    .map(stemOf),
);

/** The maximum number of actions of one person in a turn, not counting looking and answering. */
const maxActions = 3;

/** Finds people who act more than `maxActions` times in one turn. */
export const detectRepeats: Detect = (reading) => {
  const actsByPerson = new Map<string, Act[]>();
  for (const act of findActs(reading))
    if (forceful.has(stemOf(act.verb)) && act.now) actsByPerson.set(act.id, [...(actsByPerson.get(act.id) ?? []), act]);
  return [...actsByPerson].flatMap(([id, acts]) => {
    const last = acts.at(-1);
    const person = reading.people.get(id);
    if (acts.length <= maxActions || last === undefined || person === undefined) return [];
    const message = `${person.name} acts ${acts.length} times in one turn: ${acts.map(({ verb }) => verb).join(", ")}.`;
    return [createFinding(last.sentence, message, `Let ${person.name} do one thing and then wait.`)];
  });
};

const powers: readonly (readonly [RegExp, string])[] = [
  [/\bteleports?\b|\bvanish(?:es)? (?:into thin air|in a|before your eyes)|\bblinks? out of\b|\bflickers? out of existence/, "telep vanis"],
  [
    /\blevitates?\b|\bfloats? (?:up|above|off)|\brises? (?:off|from) the (?:ground|floor)|\bflies\b|\blifts? off the (?:ground|floor)|\btakes? flight/,
    "levit float fly flies wings",
  ],
  [/\breads? your (?:mind|thoughts)|\binside your (?:head|mind)|\binto your (?:head|mind|thoughts)/, "mind telep thoug psych"],
  [/\bturns? invisible|\bfades? from (?:sight|view)|\bbecomes? invisible/, "invis"],
  [
    /\bbreathes? fire|\b(?:hurls?|conjures?|throws?|casts?|summons?|calls? down) (?:a |an )?(?:ball of fire|fireball|lightning|flames?|bolt of|spell|spirits?|storm|shadows?)|\bcasts? (?:a|the) (?:spell|hex|curse|charm|ward)|\bmutters? an incantation/,
    "spell magic fire cast sorce witch conju",
  ],
  [/\btransforms? into|\bshape ?shifts?|\bgrows? (?:wings|claws|fangs|fur)|\bchanges? (?:shape|into a)/, "shape trans claws wings"],
  [/\b(?:walks?|steps?|passes?) (?:straight |right )?through the (?:wall|closed door|solid)/, "wall ghost incor phase"],
  [/\b(?:stops|freezes|bends|rewinds) time\b/, "time"],
  [
    /\b(?:snaps|tears|bends|breaks) the (?:chains?|iron|steel|bars?) (?:like|with (?:his|her|their) bare|as if)|\bwith one hand (?:lifts|hurls) the/,
    "stren stron",
  ],
  [/\b(?:wounds?|cuts?|flesh) (?:closes?|knits?|heals?) (?:itself|themselves|over|shut|before)/, "heal regen"],
];

/** Finds acts that a person is not capable of: against one of their limits, or by a power that they do not have. */
export const detectAbilities: Detect = (reading) => [...againstLimits(reading), ...newPowers(reading)];

const againstLimits = (reading: Reading): Finding[] =>
  reading.sentences.flatMap((sentence) =>
    sentence.mentions.flatMap(({ id, spoken, end }) => {
      const person = spoken ? undefined : reading.people.get(id);
      const rest = sentence.narrated.slice(end);
      if (person === undefined || /^(?:'s)? (?:cannot|can't|does not|doesn't|will not|won't|never)\b/.test(rest)) return [];
      const broken = person.limits.find((limit) => breaks(rest, limit));
      if (broken === undefined) return [];
      return [createFinding(sentence, `${person.name}: ${broken}; the text contradicts this.`, `Keep to it: ${broken}.`)];
    }),
  );

/** True when the text has the limit's verb, neither denied nor hypothetical, and at least half of its other words. */
const breaks = (rest: string, limit: string): boolean => {
  const forbidden = /\b(?:cannot|can't|can not|never|unable to|(?:will|does|do|is) not(?: able to)?|won't|doesn't)\s+([a-z]+)\b(.*)$/i.exec(
    limit,
  );
  if (forbidden === null) return false;
  const [, verb = "", object = ""] = forbidden;
  const stem = verb.toLowerCase().replace(/(?:e|y)$/, "");
  const done = new RegExp(`\\b${stem}(?:e?s|ies|ming|ning|ing|ting|e)?\\b`).exec(rest);
  if (done === null || stem.length < 3 || isNegated(rest, done.index) || isHedged(rest, done.index)) return false;
  const words = topicsOf(object);
  return words.size === 0 || sharesOf(words, widen(topicsOf(rest))).length * 2 >= words.size;
};

const newPowers = (reading: Reading): Finding[] => {
  const able = reading.facts.people.map(({ capabilities }) => capabilities.join(" ").toLowerCase());
  let last: string | undefined;
  return reading.sentences.flatMap((sentence) => {
    const named = sentence.mentions.find(({ id, spoken }) => !spoken && reading.people.has(id));
    if (named) last = named.id;
    const person = reading.people.get(named?.id ?? (/^\W*(?:he|she|they)\b/.test(sentence.narrated) ? (last ?? "") : ""));
    if (person === undefined || person.type !== "character") return [];
    const power = powers.find(([pattern]) => {
      const place = sentence.narrated.search(pattern);
      return place !== -1 && !isNegated(sentence.narrated, place) && !isHedged(sentence.narrated, place);
    });
    const given = power && (person.capabilities.length > 0 ? person.capabilities.join(" ").toLowerCase() : (able[0] ?? "").slice(0, 0));
    if (power === undefined || power[1].split(" ").some((stem) => given?.includes(stem))) return [];
    return [createFinding(sentence, `${person.name} has no such power.`, `Let ${person.name} do only what the packet says that they can.`)];
  });
};
