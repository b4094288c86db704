import { Lore } from "freeform-rpg/plugins/memory/lore";
import { openEngine } from "../../tests/engine/open-engine.ts";
import { recordStatements, replayInOrder } from "../replay-statements.ts";
import { beside } from "../result.ts";
import type { Result } from "../result.ts";
import { percentile, timed } from "../statistics.ts";
import type { Dialogue } from "./dialogues.ts";
import { manyLines } from "./many-lines.ts";
import { withEmbedder } from "./with-embedder.ts";
import { tellDialogue } from "./told-dialogue.ts";

/** Questions that are asked of each size, and asked before anything is measured. */
const asked = { measured: 100, warmUp: 10 };
const peer = "the same SQL in a bare loop";

/** How long indexing and questions take in a story of so many passages, beside the statements that the questions send. */
export const measureSpeed = async (dialogues: readonly Dialogue[], size: number, embedder?: string): Promise<Result[]> => {
  const engine = await openEngine(withEmbedder(embedder));
  try {
    const lore = await engine.kernel.use(Lore);
    const told = manyLines(dialogues, size);
    await tellDialogue(engine, told);
    const question = { campaignId: told.id, viewer: "player", corpus: "history" } as const;
    const indexing = await timed(() => lore.search({ ...question, text: "hello" }));
    const fitting = await timed(async () => {
      await lore.refit(told.id);
      await lore.settled();
    });
    const [own, bare]: [number[], number[]] = [[], []];
    const step = Math.max(1, Math.floor(told.questions.length / asked.measured));
    const questions = told.questions.filter((_, at) => at % step === 0).slice(0, asked.measured);
    for (const [at, { text }] of questions.entries()) {
      const { sent, value } = await recordStatements(engine.db.database, () => lore.search({ ...question, text }));
      const loop = await timed(() => replayInOrder(engine.db.database.sql, sent));
      if (at < asked.warmUp) continue;
      own.push(value.queryTimeMs);
      bare.push(loop);
    }
    return [
      beside(`query_p50_${size}`, percentile(own, 0.5), "ms", peer, percentile(bare, 0.5)),
      beside(`query_p95_${size}`, percentile(own, 0.95), "ms", peer, percentile(bare, 0.95)),
      beside(`indexing_${size}`, (1000 * size) / indexing, "passages/s", "with vectors fitted", (1000 * size) / (indexing + fitting)),
      beside(`vectors_${size}`, fitting / 1000, "s", "indexing without them", indexing / 1000),
    ];
  } finally {
    await engine.close();
  }
};
