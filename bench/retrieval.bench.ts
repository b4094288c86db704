import { Lore } from "freeform-rpg/plugins/memory/lore";
import type { LoreCandidate, LoreService } from "freeform-rpg/plugins/memory/lore";
import { openEngine } from "../tests/engine/open-engine.ts";
import { beside } from "./result.ts";
import type { Benchmark, Result } from "./result.ts";
import { indexBm25 } from "./retrieval/bm25.ts";
import { findDialogues } from "./retrieval/dialogues.ts";
import type { Dialogue } from "./retrieval/dialogues.ts";
import { ndcg, recall } from "./retrieval/scores.ts";
import type { Answer } from "./retrieval/scores.ts";
import { measureSpeed } from "./retrieval/speed.ts";
import { tellDialogue } from "./retrieval/told-dialogue.ts";
import { withEmbedder } from "./retrieval/with-embedder.ts";
import { percentile } from "./statistics.ts";

/** Every question's answer by the engine's whole search, by its full text alone, and by a BM25 library. */
interface Round {
  readonly engine: Answer[];
  readonly text: Answer[];
  readonly bm25: Answer[];
}

/** Passages of the story that questions are timed in. */
const usualSizes = [2400];

/**
 * How much of the evidence for questions about long dialogues is found, as the campaign's own history, beside a BM25 library; and how long
 * questions take in stories of several sizes.
 */
export const benchmark: Benchmark = async ({ data, sizes = usualSizes, embedder }) => {
  const dialogues = findDialogues(data);
  if (dialogues === null) return [];
  const engine = await openEngine(withEmbedder(embedder));
  const lore = await engine.kernel.use(Lore);
  const round: Round = { engine: [], text: [], bm25: [] };
  const fits: number[] = [];
  for (const dialogue of dialogues) {
    await tellDialogue(engine, dialogue);
    const started = performance.now();
    await lore.refit(dialogue.id);
    await lore.settled();
    fits.push((1000 * dialogue.lines.length) / (performance.now() - started));
    const bm25 = await indexBm25(engine, dialogue);
    for (const question of dialogue.questions) await ask(round, dialogue, question, lore.search, bm25);
  }
  await engine.close();
  const speeds: Result[] = [];
  for (const size of sizes) speeds.push(...(await measureSpeed(dialogues, size, embedder)));
  return [...report(round, fits), ...speeds];
};

const ask = async (
  round: Round,
  { id, lines }: Dialogue,
  { text, category, evidence }: Dialogue["questions"][number],
  search: LoreService["search"],
  bm25: (question: string) => string[],
): Promise<void> => {
  const found = await search({ text, campaignId: id, viewer: "player", corpus: "history" });
  const toLine = ({ id: passage }: LoreCandidate) => lines[Number(passage.split(":")[1]) - 1]?.id ?? "";
  const asked = { category, evidence };
  round.engine.push({ ...asked, ranked: found.candidates.map(toLine), ms: found.queryTimeMs });
  const byText = found.candidates.toSorted((a, b) => (b.matched.text ?? 0) - (a.matched.text ?? 0));
  round.text.push({ ...asked, ranked: byText.map(toLine), ms: found.queryTimeMs });
  const started = performance.now();
  const ranked = bm25(text);
  round.bm25.push({ ...asked, ranked, ms: performance.now() - started });
};

const report = ({ engine, text, bm25 }: Round, fits: readonly number[]): Result[] => {
  const peer = "MiniSearch 7.2.0 with stemming";
  const only = (answers: readonly Answer[], category: number) => answers.filter((answer) => answer.category === category);
  const time = (answers: readonly Answer[], share: number) =>
    percentile(
      answers.map(({ ms }) => ms),
      share,
    );
  return [
    ...[5, 10, 20].map((depth) => beside(`locomo_recall_at_${depth}`, recall(engine, depth), "share", peer, recall(bm25, depth))),
    beside("locomo_ndcg_at_10", ndcg(engine), "share", peer, ndcg(bm25)),
    ...[5, 10, 20].map((depth) => beside(`locomo_text_alone_at_${depth}`, recall(text, depth), "share", peer, recall(bm25, depth))),
    ...[1, 2, 3, 4, 5]
      .filter((category) => only(engine, category).length > 0)
      .map((category) =>
        beside(
          `locomo_recall_at_10_category_${category}`,
          recall(only(engine, category), 10),
          "share",
          peer,
          recall(only(bm25, category), 10),
        ),
      ),
    beside("query_p50", time(engine, 0.5), "ms", peer, time(bm25, 0.5)),
    beside("query_p95", time(engine, 0.95), "ms", peer, time(bm25, 0.95)),
    beside("indexing", percentile(fits, 0.5), "passages/s", "slowest dialogue", Math.min(...fits)),
  ];
};
