import type { PackContentType } from "freeform-rpg/schemas";
import type { Entry, EntryKind } from "freeform-rpg/plugins/ingest/book-text";
import type { Candidate } from "./candidate.ts";
import { firstSentence } from "./first-sentence.ts";
import { sureness } from "./sureness.ts";

const types: Readonly<Record<EntryKind, PackContentType>> = { creature: "npc", power: "rules", item: "item", class: "rules" };
const places = { heading: "heading", run_in: "lead_in", row: "table" } as const;

/** What the book describes under labels: creatures, powers, things and classes. */
export const entryCandidates = (entries: readonly Entry[]): Candidate[] =>
  entries.map((entry) => ({
    name: entry.name,
    type: types[entry.kind],
    segment: entry.passage.segment.id,
    found: places[entry.form],
    confidence: surenessOf(entry),
    says: entry.form === "row" ? "" : firstSentence(entry.text),
  }));

const surenessOf = ({ kind, form, passage }: Entry): number => {
  if (form !== "heading") return sureness.leadIn;
  if (kind !== "creature") return sureness.power;
  return passage.segment.intent === "BESTIARY" ? sureness.block : sureness.blockElsewhere;
};
