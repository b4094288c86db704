import type { WireReply, WireScript } from "freeform-rpg/testing/models";
import { findHeadings, inputOf, promptOf } from "./reading-model.ts";
import type { ReadInput } from "./reading-model.ts";
import { printedRules } from "./tide-book.ts";

/** Words that the book nowhere has, and that a lying model puts everywhere. */
export const inventions = /moonsilver|citadel|lich|teleport/i;

const nowhere = { block: 9999, title: "Lich", level: 1 };
const made = { type: "npc", aliases: [], segments: ["page_999"], description: "A cruel lich.", related: [], confidence: 1 };

/** What is wrong with each kind of answer: half-true, invented, about pages that there are not, obeying the book. */
const lies: Readonly<Record<string, (input: ReadInput) => unknown>> = {
  "ingest/structure": (input) => ({
    headings: [...findHeadings(input).map((one, at) => (at === 0 ? { ...one, title: "Moonsilver Citadel" } : one)), nowhere],
  }),
  "ingest/segment": ({ passages }) => ({ splits: [...passages.map(({ id }) => ({ id, before: [-1, 99] })), { id: 777, before: [1] }] }),
  "ingest/classify": () => ({ segments: [{ id: "moonsilver_citadel", type: "location", route: "LORE", confidence: 1 }] }),
  "ingest/enrich_entities": () => ({
    entities: [
      { ...made, name: "Almighty Zorg" },
      { ...made, name: "Moonsilver Citadel", type: "location" },
      {
        ...made,
        name: "Old Quill",
        aliases: ["He", "Lich King", "Salt Choir"],
        confidence: 0.95,
        related: [{ name: "Salt Choir", relation: "teleported by" }],
      },
      { ...made, name: "Salt Choir", type: "faction" },
    ],
  }),
  "ingest/enrich_segment": ({ files }) => ({
    files: files.slice(1).map(({ guess }) => ({ ...Object(guess), visibility: "known", related: ["moonsilver_citadel"] })),
  }),
  "ingest/enrich_tags": ({ files }) => ({ files: files.map(({ id }) => ({ id, tags: ["moonsilver", "zorg_worship"] })) }),
  "ingest/guidance": () => ({ passages: [{ id: "passage_999", advice: true, category: "tone", scope: "universal", confidence: 1 }] }),
  ...Object.fromEntries(
    printedRules.map(({ kind, name, words, details }) => [
      `ingest/systems_${kind}`,
      ({ segments }: ReadInput) => {
        const holder = segments.find(({ text }) => text.includes(words))?.id ?? "page_999";
        return {
          items: [
            { name: "Moonsilver", segment: holder, quote: words, details },
            { name: "Almighty Zorg", segment: holder, quote: "who wins every fight with 99 dice", details },
            { name, segment: holder, quote: words, details: falsify(details) },
            { name, segment: "page_999", quote: words, details },
          ],
        };
      },
    ]),
  ),
};

/** Details with a text in them that the book has not, or a number where there is no text. */
const falsify = (details: object): object =>
  JSON.parse(
    JSON.stringify(details, (key, value: unknown) => {
      if (["method", "kind", "direction", "group", "track_type"].includes(key)) return value;
      if (typeof value === "string") return "teleport to the moonsilver citadel";
      return key === "die_type" ? 77 : value;
    }),
  );

/** A model that lies: its first answer to each kind of question is no JSON, and what it says afterwards is not so. */
export const lying = (): WireScript => {
  const met = new Set<string>();
  return (asked): WireReply => {
    const prompt = promptOf(asked);
    if (!met.has(prompt)) return { value: met.add(prompt) && '{"items": [{"name": "Moonsilver" and so on', pieceLength: 4000 };
    return { value: lies[prompt]?.(inputOf(asked)), pieceLength: 4000 };
  };
};
