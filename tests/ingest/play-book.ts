import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Ingests } from "freeform-rpg/plugins/ingest/core";
import { idFrom } from "freeform-rpg/plugins/ingest/core/lib";
import { Drafts } from "freeform-rpg/plugins/ingest/drafts";
import { InstalledPacks, Lore } from "freeform-rpg/plugins/memory/lore";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { z } from "zod";
import lore from "../../plugins/memory/lore/plugin.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { TestEngine } from "../engine/open-engine.ts";

const Questions = z.array(
  z.object({
    /** Beginning of the names of the books that they are for; the longest that fits counts. */
    books: z.string(),
    questions: z.array(z.object({ ask: z.string(), answer: z.string() })),
  }),
);
type Question = z.infer<typeof Questions>[number]["questions"][number];

/** How a book fared from its PDF to the table. */
export interface PlayedBook {
  readonly name: string;
  readonly seconds: number;
  readonly usable: boolean;
  readonly files: number;
  readonly chunks: number;
  /** Turns that were told to their end. */
  readonly turns: number;
  readonly asked: number;
  /** Questions whose answer stood in one of the first three files. */
  readonly found: number;
  readonly misses: readonly string[];
}

/** What is played on every book. */
const turns = ["I look around.", "I ask who is in charge here.", "I try to climb the wall unseen."];
const filesLookedAt = 3;

/** Makes a pack of a book, promotes and installs it, founds a campaign on it, plays three turns, and asks what the book tells. */
export const playBook = async (file: string): Promise<PlayedBook> => {
  const name = basename(file, ".pdf");
  const root = await mkdtemp(join(tmpdir(), "play-"));
  const packs = join(root, "packs");
  await writeScenario(join(root, "scenarios"), idFrom(name));
  const engine = await openEngine({ scenarios: join(root, "scenarios"), plugins: [{ plugin: lore, options: { packs } }] });
  const started = performance.now();
  try {
    const { kernel } = engine;
    const made = await (await kernel.use(Ingests)).run({ file, out: join(root, "ingest"), draft: true });
    const seconds = Math.round((performance.now() - started) / 1000);
    await (await kernel.use(Drafts)).promote({ folder: join(root, "ingest"), to: packs });
    const installed = await (await kernel.use(InstalledPacks)).install(made.manifest.id);
    const chunks = installed.find(({ pack_id }) => pack_id === made.manifest.id)?.chunks ?? 0;
    const played = await playTurns(engine);
    const asked = await findQuestions(name);
    const misses = await askAll(engine, asked);
    const counts = { turns: played, asked: asked.length, found: asked.length - misses.length };
    return { name, seconds, usable: made.usable, files: made.counts["files"] ?? 0, chunks, ...counts, misses };
  } finally {
    await engine.close();
    await rm(root, { recursive: true, force: true });
  }
};

const writeScenario = async (folder: string, pack: string): Promise<void> => {
  const yard = await readFile(join(import.meta.dirname, "../../scenarios/training_yard.yaml"), "utf8");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "training_yard.yaml"), yard.replace("content_packs: []", `content_packs: [${pack}]`));
};

const playTurns = async ({ kernel }: TestEngine): Promise<number> => {
  await (await kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "dee" });
  const table = await kernel.use(Turns);
  let told = 0;
  for (const [at, text] of turns.entries()) {
    const { id } = await table.play({ campaign_id: "c", user_id: "dee", text, idempotency_key: `turn ${at}`, seed: `turn ${at}` });
    await table.wait(id);
    told += 1;
  }
  return told;
};

const findQuestions = async (name: string): Promise<readonly Question[]> => {
  const all = Questions.parse(JSON.parse(await readFile(join(import.meta.dirname, "questions.json"), "utf8")));
  const fitting = all.filter(({ books }) => name.startsWith(books)).toSorted((a, b) => b.books.length - a.books.length);
  return fitting[0]?.questions ?? [];
};

/** Asks as the DM does at the table; answers with the questions whose answer did not come. */
const askAll = async ({ kernel }: TestEngine, questions: readonly Question[]): Promise<string[]> => {
  const search = await kernel.use(Lore);
  const misses: string[] = [];
  for (const { ask, answer } of questions) {
    const { passages } = await search.search({ text: ask, viewer: "dm", campaignId: "c", corpus: "authored" });
    const files = [...Map.groupBy(passages, ({ id }) => id.split(":").slice(0, 2).join(":")).values()].slice(0, filesLookedAt);
    if (!files.flat().some(({ text }) => new RegExp(answer, "is").test(text))) misses.push(ask);
  }
  return misses;
};
