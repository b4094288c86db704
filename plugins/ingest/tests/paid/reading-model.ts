import { readdirSync } from "node:fs";
import { loadPrompt } from "freeform-rpg/plugins/models";
import type { WireRequest } from "freeform-rpg/testing/models";
import { z } from "zod";

const folder = new URL("../../../../prompts/ingest/", import.meta.url);
const byText = new Map(
  readdirSync(folder).map((file) => {
    const { id, text } = loadPrompt(new URL(file, folder));
    return [text, id];
  }),
);

const Body = z.looseObject({
  system: z.tuple([z.looseObject({ text: z.string() })]),
  messages: z.tuple([z.looseObject({ content: z.string() })]),
});

/** The id of the prompt that a request asks with. */
export const promptOf = ({ body }: WireRequest): string => byText.get(Body.parse(body).system[0].text) ?? "unknown";

const Shown = z.looseObject({ id: z.union([z.string(), z.number()]), text: z.string().default(""), guess: z.unknown().optional() });
const Input = z.looseObject({
  files: z.array(Shown).default([]),
  passages: z.array(Shown).default([]),
  segments: z.array(Shown).default([]),
});

const inputOf = ({ body }: WireRequest): z.infer<typeof Input> => {
  const [, json = "{}"] = /<input untrusted="true">\n([\s\S]*?)\n<\/input>/.exec(Body.parse(body).messages[0].content) ?? [];
  return Input.parse(JSON.parse(json));
};

type Answers = Readonly<Record<string, (input: z.infer<typeof Input>) => unknown>>;

const entity = (name: string, type: string, more: object = {}) => ({ name, type, segments: [], confidence: 0.95, ...more });

/** What a model that reads well, yet makes some things up, answers. */
const answers: Answers = {
  "ingest/classify": ({ segments }) => ({ segments: segments.map(({ id, guess }) => ({ id, ...Object(guess), confidence: 0.9 })) }),
  "ingest/segment": () => ({ splits: [] }),
  "ingest/enrich_entities": ({ segments }) => {
    const told = segments.map(({ text }) => text).join("\n");
    const known = [
      entity("Old Quill", "npc", { aliases: ["Quill"] }),
      entity("Sister Merrow", "npc", { related: [{ name: "Salt Choir", relation: "leads" }] }),
      entity("Drowned Bell", "location"),
      entity("Salt Choir", "faction"),
    ].filter(({ name }) => told.includes(name));
    return { entities: [...known, entity("Almighty Zorg", "npc")] };
  },
  "ingest/enrich_segment": ({ files }) => ({ files: files.map(({ guess }) => guess) }),
  "ingest/enrich_tags": ({ files }) => ({ files: files.map(({ id }) => ({ id, tags: ["river_trade", "debts at sea"] })) }),
  "ingest/guidance": ({ passages }) => ({
    passages: passages.map(({ guess }) => ({ ...Object(guess), advice: true, category: "pacing" })),
  }),
  "ingest/systems_conditions": ({ segments }) => ({
    items: segments.flatMap(({ id, text }) =>
      text.includes("wet to the bone")
        ? [
            condition(id, "Soaked", "you are wet to the bone and shiver", "You shiver."),
            condition(id, "Dazed", "you roll every save with 2 dice less", "You roll with 7 dice less."),
            condition(id, "Blinded", "a blinded sailor sees nothing", "You see nothing."),
          ]
        : [],
    ),
  }),
};

const condition = (segment: string | number, name: string, quote: string, effect: string) => ({
  name,
  segment,
  quote,
  details: { effects: [effect] },
});

/** A plausible answer to a request about a book. */
export const answerAbout = (asked: WireRequest): unknown => (answers[promptOf(asked)] ?? (() => ({ items: [] })))(inputOf(asked));
