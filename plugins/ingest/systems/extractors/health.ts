import type { SystemsDetail, SystemsFind } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import { findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import type { Passage } from "../passages.ts";

/** The harm that a character can take: levels with penalties, points, or boxes. */
export const health: Extractor<"health"> = {
  key: "health",
  signs: ["penalty_ladder", "track_boxes"],
  sections: ["health_track"],
  find: (book) => {
    const types = damageTypes(book);
    const [found] = book.passages.flatMap((passage) => readLevels(passage) ?? []);
    const one = found ?? readRungs(book) ?? readTold(book);
    if (one === null) return [];
    const [passage, details, confidence] = one;
    return [findIn<"health">(passage, passage.title, { ...details, damage_types: types }, { confidence })];
  },
};

type HealthReading = readonly [Passage, Omit<SystemsDetail<"health">, "damage_types">, number];

/** Three lines or more, each a word and a penalty that does not shrink. */
const readLevels = (passage: Passage): HealthReading[] | null => {
  const rows = [...passage.body.matchAll(/^(?:[-*|] *)?(\p{Lu}[\p{L} ]{2,20}?) *[:|]? *([-–−]\d|0)(?: *\||\b)/gmu)];
  const levels = rows.map(([, name = "", penalty = "0"]) => ({
    name: name.trim(),
    penalty: 0 - Math.abs(Number(penalty.replace(/[–−]/, "-"))),
  }));
  const sinks = levels.every(({ penalty }, at) => at === 0 || penalty <= (levels[at - 1]?.penalty ?? 0));
  if (levels.length < 3 || !sinks || levels.every(({ penalty }) => penalty === 0)) return null;
  return [[passage, { track_type: "levels", size: levels.length, levels }, sureOf.rows]];
};

/** "Severe (3): Impaled, Broken Leg." and its like: names with the number of a level, in a passage on harm. */
const numbered = /\b(\p{Lu}\p{Ll}{3,14}) \((\d)\)[:.]/gu;
/** Words for the severity of harm, the mildest first, before the word for harm. */
const severities = [
  "minor|lesser|light|slight|superficial",
  "moderate|medium|standard",
  "serious|major|severe|grave|heavy",
  "critical|mortal|deadly|fatal|catastrophic",
];
const hurt = String.raw`(?:harm|wounds?|injur(?:y|ies)|damage)`;
const ofHarm = new RegExp(String.raw`\b${hurt}\b`, "i");

/** Levels of harm in sentences: by name and number, else by three words of rising severity before "harm" or a synonym. */
const readRungs = ({ passages }: Book): HealthReading | null => {
  const harmful = passages.filter(({ title, path }) => ofHarm.test([title, ...path].join(" ")));
  for (const passage of harmful) {
    const rungs = [...passage.body.matchAll(numbered)].map(([, name = "", level]) => ({ name, level: Number(level) }));
    const levels = rungs.toSorted((a, b) => a.level - b.level);
    if (levels.length >= 3 && levels.every(({ level }, at) => at === 0 || level === (levels[at - 1]?.level ?? 0) + 1)) {
      const near = harmful.map(({ body }) => body).join("\n");
      return [passage, levelled(levels.map(({ name, level }) => ({ name, penalty: penaltyOf(near, level) }))), sureOf.rungs];
    }
  }
  return readSeverities(harmful);
};

const readSeverities = (harmful: readonly Passage[]): HealthReading | null => {
  const text = harmful.map(({ body }) => body).join("\n");
  const levels = severities.flatMap((words) => {
    const [, word] = new RegExp(String.raw`\b(${words}) ${hurt}\b`, "i").exec(text) ?? [];
    return word === undefined ? [] : [{ name: capitalise(word.toLowerCase()), penalty: null }];
  });
  const [passage] = harmful;
  return passage === undefined || levels.length < 3 ? null : [passage, levelled(levels), sureOf.words];
};

const levelled = (levels: SystemsDetail<"health">["levels"]) => ({ track_type: "levels" as const, size: levels.length, levels });

/** The penalty in a table's row that begins with the level's number. */
const penaltyOf = (text: string, level: number): number | null => {
  const [, penalty] = new RegExp(String.raw`^\| ${level} \|.*?([-–−]\d)d?\b`, "im").exec(text) ?? [];
  return penalty === undefined ? null : Number(penalty.replace(/[–−]/, "-"));
};

/** The confidence of a health track, by how it was found. */
const sureOf = { rows: 0.75, rungs: 0.8, words: 0.55, points: 0.7, boxes: 0.65 };

const readTold = (book: Book): HealthReading | null => {
  const sections = book.sectionsOf("health_track").flatMap(({ head, parts }) => [head, ...parts]);
  const boxes = sections.find(({ body }) => /\b(?:\d+|\w+) (?:\w+ )?boxes\b|(?:[□☐○◯]\s*){3,}/i.test(body));
  const points = sections.find(({ body }) => /\b(?:points?|HP|hit protection)\b/i.test(body));
  if (points !== undefined) return [points, { track_type: "points", size: null, levels: [] }, sureOf.points];
  if (boxes === undefined) return null;
  return [boxes, { track_type: "boxes", size: countBoxes(boxes.body), levels: [] }, sureOf.boxes];
};

const counts = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const boxed = new RegExp(String.raw`\b(\d+|${counts.join("|")}) (?:\w+ )?boxes\b|((?:[□☐○◯]\s*){3,})`, "i");

const countBoxes = (text: string): number | null => {
  const [, count = "", drawn = ""] = boxed.exec(text) ?? [];
  if (drawn !== "") return drawn.replace(/\s/g, "").length;
  const size = /^\d+$/.test(count) ? Number(count) : counts.indexOf(count.toLowerCase());
  return size > 0 ? size : null;
};

/** Words that occur before "damage", after dice or in lists, at least ten times: a book with kinds of damage repeats them. */
const damageTypes = ({ segments, config }: Book): string[] => {
  const text = segments.map((segment) => segment.text).join("\n");
  const counts = new Map<string, number>();
  for (const [, type = ""] of text.matchAll(/(?:\)|\bd\d+|\b\d+) (\p{Ll}{4,12}) damage\b/gu)) counts.set(type, (counts.get(type) ?? 0) + 1);
  const found = [...counts].filter(([, count]) => count >= 10).map(([type]) => type);
  const known = config.extraction.health.damage_types.filter((type) => new RegExp(`\\b${type} damage`, "i").test(text));
  return [...new Set([...known, ...found])].filter((type) => !["extra", "points", "weapon", "more"].includes(type)).sort();
};

/** Completes a track that was found without levels from the system's hints. */
export const completeHealth = (find: SystemsFind<"health">, { config }: Book): SystemsFind<"health"> => {
  const { levels } = config.extraction.health;
  return find.details.track_type !== "levels" || find.details.levels.length > 0 ? find : { ...find, details: { ...find.details, levels } };
};
