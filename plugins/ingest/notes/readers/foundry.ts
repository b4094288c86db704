import { stringify } from "yaml";
import { z } from "zod";
import type { Visibility } from "freeform-rpg/schemas";
import { htmlText } from "../html-text.ts";
import { blankNote, countLeftOut } from "../note.ts";
import type { Note, ReadNotes } from "../note.ts";

const Ownership = z.looseObject({ default: z.number().nullish() }).nullish();
const Base = z.looseObject({ name: z.string().min(1), _id: z.string().nullish(), ownership: Ownership });
const Page = Base.extend({
  text: z.looseObject({ content: z.string().nullish(), markdown: z.string().nullish() }).nullish(),
  type: z.string().default("text"),
});
const Journal = Base.extend({ pages: z.array(Page) });
const Table = Base.extend({
  results: z.array(
    z.looseObject({
      range: z.tuple([z.number(), z.number()]).nullish(),
      text: z.string().nullish(),
      name: z.string().nullish(),
      description: z.string().nullish(),
    }),
  ),
  formula: z.string().nullish(),
});
const Owned = z.looseObject({ name: z.string().min(1) });
const Actor = Base.extend({ system: z.record(z.string(), z.unknown()), items: z.array(Owned), prototypeToken: z.unknown() });
const Item = Base.extend({ type: z.string(), system: z.record(z.string(), z.unknown()) });
const Scene = Base.extend({ walls: z.array(z.unknown()), tokens: z.array(z.unknown()).default([]) });
const Adventure = Base.extend({
  actors: z.array(z.unknown()).default([]),
  items: z.array(z.unknown()).default([]),
  journal: z.array(z.unknown()),
  scenes: z.array(z.unknown()).default([]),
  tables: z.array(z.unknown()).default([]),
  macros: z.array(z.unknown()).default([]),
  playlists: z.array(z.unknown()).default([]),
});

/** Reads exported documents of Foundry VTT: actors, items, journals, tables, scenes and adventures; `null` when none is one. */
export const readFoundry = (documents: readonly unknown[]): ReadNotes | null => {
  const adventures = documents.flatMap((value) => Adventure.safeParse(value).data ?? []);
  const all = [
    ...documents.filter((value) => !Adventure.safeParse(value).success),
    ...adventures.flatMap(({ actors, items, journal, scenes, tables }) => [...actors, ...items, ...journal, ...scenes, ...tables]),
  ];
  const read = all.map(readDocument);
  const notes = read.flatMap((found) => found ?? []);
  if (notes.length === 0) return null;
  const scenes = all.flatMap((value) => Scene.safeParse(value).data ?? []);
  const count = (pick: (one: z.infer<typeof Adventure>) => readonly unknown[]): number =>
    adventures.reduce((sum, one) => sum + pick(one).length, 0);
  return {
    format: "Foundry VTT",
    title: adventures[0]?.name ?? (all.length === 1 ? (notes[0]?.title ?? null) : null),
    notes,
    leftOut: countLeftOut({
      "walls, lights and tokens of scenes": [scenes.length, "a place is text here"],
      "tokens of actors": [all.filter((value) => Actor.safeParse(value).data?.prototypeToken !== undefined).length, "packs are text"],
      macros: [count(({ macros }) => macros), "they are programs"],
      playlists: [count(({ playlists }) => playlists), "packs are text"],
      "documents that were not understood": [
        read.filter((found) => found === null).length,
        "they are no actor, item, journal, table or scene",
      ],
    }),
  };
};

const readDocument = (value: unknown): Note[] | null => {
  const journal = Journal.safeParse(value).data;
  if (journal) return journal.pages.flatMap((page) => pageOf(page, journal));
  const table = Table.safeParse(value).data;
  if (table) return [tableOf(table)];
  const scene = Scene.safeParse(value).data;
  if (scene)
    return [
      {
        ...blankNote,
        title: scene.name,
        type: "location",
        visibility: visibilityOf(scene.ownership),
        origin: { format: "foundry", id: scene._id },
      },
    ];
  const actor = Actor.safeParse(value).data;
  if (actor) return [actorOf(actor)];
  const item = Item.safeParse(value).data;
  return item ? [itemOf(item)] : null;
};

/** `NONE` is secret, `LIMITED` is heard of, `OBSERVER` and `OWNER` are known; a page that inherits has its journal's. */
const visibilityOf = (ownership: z.infer<typeof Ownership>, parent: z.infer<typeof Ownership> = null): Visibility | null => {
  const own = ownership?.default ?? -1;
  const level = own < 0 ? (parent?.default ?? -1) : own;
  if (level < 0) return null;
  return level === 0 ? "dm" : level === 1 ? "world" : "known";
};

const pageOf = (page: z.infer<typeof Page>, journal: z.infer<typeof Journal>): Note[] => {
  const { text, secret } = page.text?.markdown ? { text: plain(page.text.markdown), secret: "" } : plainHtml(page.text?.content ?? "");
  if (text === "" && secret === "") return [];
  const alone = journal.pages.length === 1;
  return [
    {
      ...blankNote,
      title: alone ? journal.name : page.name,
      tags: alone ? [] : [journal.name],
      visibility: visibilityOf(page.ownership, journal.ownership),
      text,
      secret,
      origin: { format: "foundry", id: page._id, journal: journal.name },
    },
  ];
};

const tableOf = ({ name, results, formula, ownership, _id }: z.infer<typeof Table>): Note => {
  const rows = results.map(
    ({ range, text, name: called, description }) =>
      `| ${range ? (range[0] === range[1] ? range[0] : `${range[0]}-${range[1]}`) : ""} | ${plainHtml(text || description || called || "")
        .text.replaceAll("|", "\\|")
        .replaceAll("\n", " ")} |`,
  );
  return {
    ...blankNote,
    title: name,
    type: "table",
    visibility: visibilityOf(ownership),
    text: [`| ${formula || "Roll"} | Result |`, "| --- | --- |", ...rows].join("\n"),
    origin: { format: "foundry", id: _id },
  };
};

const actorOf = ({ name, type, system, items, ownership, _id }: z.infer<typeof Actor>): Note => {
  const told = describe(system);
  const carried = items.map((item) => `- ${item.name}`).join("\n");
  return {
    ...blankNote,
    title: name,
    type: "npc",
    tags: typeof type === "string" ? [type] : [],
    visibility: visibilityOf(ownership),
    text: told.text,
    secret: [told.secret, section("Carries and can do", carried), statistics(system)].filter((part) => part !== "").join("\n\n"),
    origin: { format: "foundry", id: _id },
  };
};

/** What is no thing but a rule: spells and feats. */
const ruleTypes = new Set([
  "spell",
  "feat",
  "class",
  "subclass",
  "background",
  "race",
  "feature",
  "condition",
  "action",
  "ancestry",
  "talent",
  "ability",
]);

const itemOf = ({ name, type, system, ownership, _id }: z.infer<typeof Item>): Note => {
  const told = describe(system);
  return {
    ...blankNote,
    title: name,
    type: ruleTypes.has(type) ? "rules" : "item",
    tags: [type],
    visibility: visibilityOf(ownership),
    text: told.text,
    secret: [told.secret, statistics(system)].filter((part) => part !== "").join("\n\n"),
    origin: { format: "foundry", id: _id },
  };
};

const section = (title: string, body: string): string => (body === "" ? "" : `### ${title}\n\n${body}`);

/** Where game systems keep a description. */
const places = [
  ["details", "biography", "value"],
  ["details", "biography", "public"],
  ["biography", "value"],
  ["description", "value"],
  ["details", "publicNotes"],
  ["biography"],
  ["description"],
  ["notes", "value"],
  ["notes"],
] as const;

const describe = (system: Readonly<Record<string, unknown>>): { readonly text: string; readonly secret: string } => {
  for (const path of places) {
    const found = path.reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      system,
    );
    if (typeof found === "string" && found.trim() !== "") return plainHtml(found);
  }
  return { text: "", secret: "" };
};

/** The most characters of a game system's own figures. */
const mostFigures = 6000;

/** The figures of the game system as they are; long texts and what is empty are left out. */
const statistics = (system: Readonly<Record<string, unknown>>): string => {
  const figures = prune(system);
  if (figures === undefined) return "";
  const written = stringify(figures, { lineWidth: 0 });
  return section(
    "Statistics",
    `\`\`\`yaml\n${written.length > mostFigures ? `${written.slice(0, mostFigures)}\n# ... shortened` : written.trimEnd()}\n\`\`\``,
  );
};

const prune = (value: unknown): unknown => {
  if (typeof value === "string") return value === "" || value.length > 120 || value.includes("<") ? undefined : value;
  if (value === null || typeof value !== "object") return value ?? undefined;
  if (Array.isArray(value)) {
    const kept = value.map(prune).filter((one) => one !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  const kept = Object.entries(value).flatMap(([key, one]) => {
    const pruned = prune(one);
    return pruned === undefined ? [] : [[key, pruned] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};

const plainHtml = (html: string): { readonly text: string; readonly secret: string } => {
  const { text, secret } = htmlText(html);
  return { text: plain(text), secret: plain(secret) };
};

/** Links and enrichers as the words that a reader sees. */
const plain = (text: string): string =>
  text
    .replaceAll(/@\w+\[[^\]]*\]\{([^}]*)\}/g, "$1")
    .replaceAll(/@\w+\[([^\]]*)\]/g, (_all, target: string) => target.split(/[./]/).at(-1) ?? "")
    .replaceAll(
      /\[\[\/?(?:r|roll|gmroll|check|save|damage|attack)?\s*([^\]]*)\]\](?:\{([^}]*)\})?/g,
      (_all, roll: string, label?: string) => label ?? roll,
    )
    .trim();
