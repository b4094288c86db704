import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { InstalledPacks, Lore } from "freeform-rpg/plugins/memory/lore";
import type { LoreService } from "freeform-rpg/plugins/memory/lore";
import { parse } from "yaml";
import { z } from "zod";
import { openEngine } from "../engine/open-engine.ts";
import { askParaphrases } from "../memory/ask-paraphrases.ts";
import type { ProbeAnswer } from "../memory/ask-paraphrases.ts";
import { dumpTurns } from "../memory/dump-turns.ts";
import { readMemoryCases } from "../memory/memory-case.ts";
import { playMemory } from "../memory/play-memory.ts";
import type { MemoryRun } from "../memory/play-memory.ts";
import type { Suite, SuiteReport } from "./suite.ts";

const Questions = z.object({
  pack: z.string(),
  questions: z.array(z.object({ ask: z.string(), chunks: z.array(z.string()).min(1), viewer: z.enum(["player", "dm"]).default("player") })),
});

const Part = z.enum(["packs", "memory", "paraphrase", "all"], { error: "`--part` is one of packs, memory, paraphrase and all." });

/**
 * Asks the shipped packs what people at a table ask, and counts the questions whose answer is among the first five chunks. Plays long
 * campaigns, and asks late what was planted early. Asks told turns in other words than theirs, as they are without a model and with what a model
 * says beside them. Other data is asked the same; `memory/` and `paraphrase/` in it hold campaigns and told turns, if there are any.
 */
export const suite: Suite = async ({ data, part = "all", failures = false, dump }) => {
  const chosen = Part.parse(part);
  const folder = data === undefined ? undefined : resolve(data);
  const told = folder === undefined ? join(import.meta.dirname, "../memory/paraphrase") : join(folder, "paraphrase");
  if (dump !== undefined) {
    dumpTurns(told, resolve(dump));
    return { results: [], cases: [] };
  }
  const runs = {
    packs: () => askPacks(folder ?? join(import.meta.dirname, "../lore")),
    memory: () => playLong(folder === undefined ? join(import.meta.dirname, "../memory/cases") : join(folder, "memory")),
    paraphrase: () => paraphrase(told, failures),
  };
  const parts = chosen === "all" ? (["packs", "memory", "paraphrase"] as const) : [chosen];
  const reports: SuiteReport[] = [];
  for (const name of parts) reports.push(await runs[name]());
  return { results: reports.flatMap(({ results }) => results), cases: reports.flatMap(({ cases }) => cases) };
};

const askPacks = async (folder: string): Promise<SuiteReport> => {
  const engine = await openEngine();
  const library = await engine.kernel.use(InstalledPacks);
  const lore = await engine.kernel.use(Lore);
  const cases: SuiteReport["cases"][number][] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".yaml"))) {
    const { pack, questions } = Questions.parse(parse(readFileSync(join(folder, file), "utf8")));
    await library.install(pack);
    for (const question of questions) cases.push(await askOne(lore, pack, question));
  }
  await engine.close();
  const found = cases.filter(({ passed }) => passed).length;
  const recall = { metric: "recall_at_5", value: Number((found / Math.max(cases.length, 1)).toFixed(4)), of: cases.length };
  return { results: [recall], cases };
};

/** The embedders that need no key and no network, each as without a model and with what a model says that plays. */
const ways = (["lsa", "minilm"] as const).flatMap((embedder) => [
  { name: embedder, embedder, expanded: false },
  { name: `${embedder}+about`, embedder, expanded: true },
]);

/**
 * The share of questions whose turn is among the first passages, by each embedder that needs no key. The cases of the half for tuning are
 * reported where failures are asked for.
 */
const paraphrase = async (folder: string, failures: boolean): Promise<SuiteReport> => {
  const [results, cases]: [SuiteReport["results"][number][], SuiteReport["cases"][number][]] = [[], []];
  if (!existsSync(folder)) return { results, cases };
  for (const { name, ...way } of ways)
    for (const [half, answers] of await askParaphrases(folder, way)) {
      const within = (depth: number) => shareOf(answers, ({ rank }) => rank !== null && rank <= depth);
      results.push(
        ...[1, 5, 10].map((depth) => ({
          metric: `paraphrase/${half}/${name}/found_at_${depth}`,
          value: within(depth),
          of: answers.length,
        })),
      );
      if (!failures || half !== "dev") continue;
      const missed = answers.filter(({ rank }) => rank === null || rank > 5);
      cases.push(...missed.map((answer) => ({ id: `paraphrase/${name}/${answer.ask}`, passed: false, why: explainMiss(answer) })));
    }
  return { results, cases };
};

const explainMiss = ({ rank, first }: ProbeAnswer): string =>
  `${rank === null ? "not found" : `at place ${rank}`}; first were turns ${first.join(", ")}`;

/** The turn at which campaigns are asked for what they were told at their third, and turns of a session. */
const long = { askAt: 480, session: 100 };

const playLong = async (folder: string): Promise<SuiteReport> => {
  const runs: (MemoryRun & { readonly id: string })[] = [];
  for (const { id, case: one } of readMemoryCases(folder)) runs.push({ id, ...(await playMemory(one, long)) });
  const answers = runs.flatMap((run) => run.answers.map((answer) => ({ ...answer, id: `memory/${run.id}/${answer.id}` })));
  const leaks = runs.flatMap((run) => run.leaks);
  const shares = [{ metric: "planted_recalled", value: shareOf(answers, ({ passed }) => passed), of: answers.length }];
  const counts = [{ metric: "secrets_leaked", value: leaks.length, of: runs.reduce((sum, { read }) => sum + read, 0) }];
  const kept = runs.map(({ id, leaks, folds, turns, largest }) => ({
    id: `memory/${id}/kept`,
    passed: leaks.length === 0 && folds,
    why: [`${turns} turns, no packet above ${largest} tokens`, ...leaks, ...(folds ? [] : ["the fold of the log is not the state"])].join(
      "; ",
    ),
  }));
  return runs.length === 0 ? { results: [], cases: [] } : { results: [...shares, ...counts], cases: [...answers, ...kept] };
};

const shareOf = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  Number((all.filter(holds).length / Math.max(1, all.length)).toFixed(4));

const askOne = async (lore: LoreService, pack: string, { ask, chunks, viewer }: z.infer<typeof Questions>["questions"][number]) => {
  const { candidates } = await lore.search({ text: ask, viewer, campaignId: null, packIds: [pack], corpus: "authored" });
  const first = candidates.slice(0, 5).map(({ id }) => id);
  const passed = chunks.some((chunk) => first.includes(`${pack}:${chunk}`));
  return { id: ask, passed, why: passed ? chunks.join(" or ") : `expected ${chunks.join(" or ")}, found ${first.join(", ")}` };
};
