import { blankNote, readNotes, toLorebook, toMarkdownFiles } from "freeform-rpg/plugins/ingest/notes/lib";
import type { Note } from "freeform-rpg/plugins/ingest/notes/lib";
import { expect, test } from "vitest";
import { json, read } from "./sources.ts";

const notes: readonly Note[] = [
  {
    ...blankNote,
    title: "Marta Voss",
    type: "npc",
    aliases: ["Marta", "the keeper"],
    tags: ["smuggler"],
    visibility: "known",
    text: "Keeps the Gull.\n\n- She owes nobody.",
    secret: "She drowned the exciseman.\n\nNobody knows.",
  },
  { ...blankNote, title: 'The "Gull" / Bar', type: "location", visibility: "world", text: "A bar.", secret: "" },
  { ...blankNote, title: "Plot", visibility: "dm", text: "", secret: "It sinks." },
];
const kept = ({ origin: _origin, links: _links, ...note }: Note) => note;
const sorted = (all: readonly Note[]) => all.map(kept).toSorted((a, b) => (a.title < b.title ? -1 : 1));

test("a lorebook that was exported is imported as it was", () => {
  const again = read("book.json", json(toLorebook("Harbour", notes)));
  expect([again.title, sorted(again.notes)]).toEqual(["Harbour", sorted(notes)]);
});

test("Markdown that was exported is imported as it was", () => {
  const files = new Map([...toMarkdownFiles(notes)].map(([path, text]) => [path, new TextEncoder().encode(text)]));
  const again = readNotes({ name: "harbour", single: false, files });
  expect(sorted(again.notes.map((note) => ({ ...note, aliases: note.aliases.filter((alias) => alias !== "The Gull Bar") })))).toEqual(
    sorted(notes),
  );
});
