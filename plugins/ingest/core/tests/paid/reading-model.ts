import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { Prompt } from "freeform-rpg/plugins/models/core";
import type { WireRequest, WireScript } from "freeform-rpg/testing/models";
import { SystemsAnswers } from "freeform-rpg/schemas/ingest";
import { z } from "zod";
import { printedRules, sectionOpenings, sectionTitles } from "./tide-book.ts";

/** Every prompt that a book is read with. */
export const prompts: readonly Prompt[] = [
  ...["structure_v3", "segment_v3", "classify_v3", "enrich_entities_v3", "enrich_segment_v4", "enrich_tags_v4", "guidance_v4"].map((name) =>
    loadPrompt(`ingest/${name}`),
  ),
  ...Object.keys(SystemsAnswers).map((key) => loadPrompt(`ingest/systems_${key}_v3`)),
];

const Body = z.looseObject({
  system: z.tuple([z.looseObject({ text: z.string() })]),
  messages: z.tuple([z.looseObject({ content: z.string() })]),
});

/** The id of the prompt that a request asks with. */
export const promptOf = ({ body }: WireRequest): string =>
  prompts.find(({ text }) => text === Body.parse(body).system[0].text)?.id ?? "unknown";

const Shown = z.looseObject({
  id: z.union([z.string(), z.number()]).default(""),
  block: z.number().default(0),
  title: z.string().default(""),
  text: z.string().default(""),
  guess: z.unknown().optional(),
  blocks: z.array(z.looseObject({ block: z.number(), text: z.string() })).default([]),
});
const Input = z.looseObject({
  blocks: z.array(Shown).default([]),
  files: z.array(Shown).default([]),
  passages: z.array(Shown).default([]),
  segments: z.array(Shown).default([]),
});
export type ReadInput = z.infer<typeof Input>;

/** What a request asks about. */
export const inputOf = ({ body }: WireRequest): ReadInput => {
  const [, json = "{}"] = /<input untrusted="true">\n([\s\S]*?)\n<\/input>/.exec(Body.parse(body).messages[0].content) ?? [];
  return Input.parse(JSON.parse(json));
};

const entity = (name: string, type: string, more: object = {}) => ({
  name,
  type,
  aliases: [],
  segments: [],
  description: "",
  related: [],
  confidence: 0.95,
  ...more,
});

const named = [
  entity("Old Quill", "npc", { aliases: ["Quill"] }),
  entity("Sister Merrow", "npc", { related: [{ name: "Salt Choir", relation: "leads" }] }),
  entity("Drowned Bell", "location", {
    description: "behind the quay stands the Drowned Bell, an inn where captains trade their charts for a night in warm beds.",
  }),
  entity("Salt Choir", "faction"),
  entity("Grey Harbour", "location"),
];

/** Where the book's sections begin. */
export const findHeadings = ({ blocks }: ReadInput) =>
  blocks.flatMap(({ block, text }) => {
    const at = sectionOpenings.findIndex((opening) => opening.startsWith(text.slice(0, 40)));
    return at < 0 ? [] : [{ block, title: sectionTitles[at], level: 1 }];
  });

/** What a model answers that reads well, by prompt. */
export const honestAnswers: Readonly<Record<string, (input: ReadInput) => unknown>> = {
  "ingest/structure": (input) => ({ headings: findHeadings(input) }),
  "ingest/segment": ({ passages }) => ({
    splits: passages.flatMap(({ id, blocks }) => {
      const cut = blocks.find(({ text }) => text.startsWith("on a failure"));
      return cut === undefined ? [] : [{ id, before: [cut.block] }];
    }),
  }),
  "ingest/classify": ({ segments }) => ({ segments: segments.map(({ id, guess }) => ({ id, ...Object(guess), confidence: 0.9 })) }),
  "ingest/enrich_entities": ({ segments }) => ({
    entities: named.filter(({ name }) => segments.some(({ text }) => text.includes(name))),
  }),
  "ingest/enrich_segment": ({ files }) => ({ files: files.map(({ guess }) => guess) }),
  "ingest/enrich_tags": ({ files }) => ({ files: files.map(({ id }) => ({ id, tags: ["river_crossing", "harbour"] })) }),
  "ingest/guidance": ({ passages }) => ({
    passages: passages.map(({ guess }) => ({ ...Object(guess), advice: true, category: "pacing" })),
  }),
  ...Object.fromEntries(
    printedRules.map(({ kind, name, words, details }) => [
      `ingest/systems_${kind}`,
      ({ segments }: ReadInput) => ({
        items: segments.flatMap(({ id, text }) => (text.includes(words) ? [{ name, segment: id, quote: words, details }] : [])),
      }),
    ]),
  ),
};

/** A model that reads well. */
export const honest: WireScript = (asked) => ({ value: honestAnswers[promptOf(asked)]?.(inputOf(asked)), pieceLength: 4000 });
