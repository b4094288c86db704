import type { SystemsDetail, SystemsFind } from "freeform-rpg/schemas";
import { findIn } from "../book.ts";
import type { Book, Extractor } from "../book.ts";
import type { Passage } from "../passages.ts";

/** How much a character bears: levels with penalties, points, or boxes. */
export const health: Extractor<"health"> = {
  key: "health",
  signs: ["penalty_ladder", "track_boxes"],
  sections: ["health_track"],
  find: (book) => {
    const types = damageTypes(book);
    const found = book.passages.flatMap((passage) => readLevels(passage) ?? []).slice(0, 1);
    const one = found[0] ?? readTold(book);
    if (one === null) return [];
    const [passage, details, confidence] = one;
    return [findIn<"health">(passage, passage.title, { ...details, damage_types: types }, { confidence })];
  },
};

type Reading = readonly [Passage, Omit<SystemsDetail<"health">, "damage_types">, number];

/** Three lines or more, each a word and a penalty that does not shrink. */
const readLevels = (passage: Passage): Reading[] | null => {
  const rows = [...passage.body.matchAll(/^(?:[-*|] *)?(\p{Lu}[\p{L} ]{2,20}?) *[:|]? *([-–−]\d|0)(?: *\||\b)/gmu)];
  const levels = rows.map(([, name = "", penalty = "0"]) => ({
    name: name.trim(),
    penalty: 0 - Math.abs(Number(penalty.replace(/[–−]/, "-"))),
  }));
  const sinks = levels.every(({ penalty }, at) => at === 0 || penalty <= (levels[at - 1]?.penalty ?? 0));
  if (levels.length < 3 || !sinks || levels.every(({ penalty }) => penalty === 0)) return null;
  return [[passage, { track_type: "levels", size: levels.length, levels }, 0.65]];
};

const readTold = (book: Book): Reading | null => {
  const told = book.sectionsOf("health_track").flatMap(({ head, parts }) => [head, ...parts]);
  const boxes = told.find(({ body }) => /\b(?:\d+|\w+) (?:\w+ )?boxes\b|(?:[□☐○◯]\s*){3,}/i.test(body));
  const points = told.find(({ body }) => /\b(?:points?|HP|hit protection)\b/i.test(body));
  if (points !== undefined) return [points, { track_type: "points", size: null, levels: [] }, 0.55];
  if (boxes === undefined) return null;
  const [, size] = /\b(\d+) (?:\w+ )?boxes\b/i.exec(boxes.body) ?? [];
  return [boxes, { track_type: "boxes", size: size === undefined ? null : Number(size), levels: [] }, 0.45];
};

/** Words that stand before "damage" behind dice or in lists, ten times or more; a book that has kinds of damage repeats them. */
const damageTypes = ({ segments, config }: Book): string[] => {
  const text = segments.map((segment) => segment.text).join("\n");
  const counts = new Map<string, number>();
  for (const [, type = ""] of text.matchAll(/(?:\)|\bd\d+|\b\d+) (\p{Ll}{4,12}) damage\b/gu)) counts.set(type, (counts.get(type) ?? 0) + 1);
  const found = [...counts].filter(([, count]) => count >= 10).map(([type]) => type);
  const known = config.extraction.health.damage_types.filter((type) => new RegExp(`\\b${type} damage`, "i").test(text));
  return [...new Set([...known, ...found])].filter((type) => !["extra", "points", "weapon", "more"].includes(type)).sort();
};

/** What a system's hints make of a track that was found without its levels. */
export const completeHealth = (find: SystemsFind<"health">, { config }: Book): SystemsFind<"health"> => {
  const { levels } = config.extraction.health;
  return find.details.track_type !== "levels" || find.details.levels.length > 0 ? find : { ...find, details: { ...find.details, levels } };
};
