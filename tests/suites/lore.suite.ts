import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Library, Lore } from "freeform-rpg/plugins/lore";
import type { LoreService } from "freeform-rpg/plugins/lore";
import { parse } from "yaml";
import { z } from "zod";
import { openEngine } from "../engine/open-engine.ts";
import type { Suite, SuiteReport } from "./suite.ts";

const Questions = z.object({
  pack: z.string(),
  questions: z.array(z.object({ ask: z.string(), chunks: z.array(z.string()).min(1), viewer: z.enum(["player", "dm"]).default("player") })),
});

/** Asks the shipped packs what people at a table ask, and counts the questions whose answer is among the first five chunks. */
export const suite: Suite = async ({ data }) => {
  const folder = data === undefined ? join(import.meta.dirname, "../lore") : resolve(data);
  const engine = await openEngine();
  const library = await engine.kernel.use(Library);
  const lore = await engine.kernel.use(Lore);
  const cases: SuiteReport["cases"][number][] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".yaml"))) {
    const { pack, questions } = Questions.parse(parse(readFileSync(join(folder, file), "utf8")));
    await library.install(pack);
    for (const question of questions) cases.push(await askOne(lore, pack, question));
  }
  await engine.close();
  const found = cases.filter(({ passed }) => passed).length;
  return { results: [{ metric: "recall_at_5", value: Number((found / Math.max(cases.length, 1)).toFixed(4)), of: cases.length }], cases };
};

const askOne = async (lore: LoreService, pack: string, { ask, chunks, viewer }: z.infer<typeof Questions>["questions"][number]) => {
  const { candidates } = await lore.search({ text: ask, viewer, campaign_id: null, pack_ids: [pack], corpus: "authored" });
  const first = candidates.slice(0, 5).map(({ id }) => id);
  const passed = chunks.some((chunk) => first.includes(`${pack}:${chunk}`));
  return { id: ask, passed, why: passed ? chunks.join(" or ") : `expected ${chunks.join(" or ")}, found ${first.join(", ")}` };
};
