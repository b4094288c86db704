import { readFile } from "node:fs/promises";
import { PackDryRuns } from "freeform-rpg/plugins/memory/lore";
import type { Pack, PackDryRun } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";
import { parseLocatedYaml, schemaProblems, FileError } from "freeform-rpg/documents";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";

const Questions = z.object({
  pack: z.string().optional(),
  questions: z
    .array(
      z.object({
        ask: z.string().min(1),
        /** Chunks that answer, with or without the pack's name: any of them will do. */
        chunks: z.array(z.string().min(1)).min(1),
        viewer: z.enum(["player", "dm"]).default("player"),
      }),
    )
    .min(1),
});
type Question = z.infer<typeof Questions>["questions"][number];

/** How one question went. */
export interface QuestionOutcome {
  readonly ask: string;
  readonly passed: boolean;
  readonly expected: readonly string[];
  /** The first five chunks that came, each with its reason. */
  readonly found: readonly { readonly chunk: string; readonly reason: string }[];
}

/** Puts the questions of a file to a pack in an index of its own: a question passes when a chunk that answers is among the first five. */
export const askQuestions = async (pack: Pack, file: string): Promise<QuestionOutcome[]> => {
  const questions = await readQuestions(file);
  const kernel = await assembleKernel(readEnvironment());
  try {
    const dryRun = await (await kernel.use(PackDryRuns)).open(pack);
    const outcomes: QuestionOutcome[] = [];
    for (const question of questions) outcomes.push(await askOne(dryRun, pack.manifest.id, question));
    await dryRun.close();
    return outcomes;
  } finally {
    await kernel.close();
  }
};

const readQuestions = async (file: string): Promise<readonly Question[]> => {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) throw new CommandError("questions_not_found", `There is no file "${file}" with questions. Check the path.`, 2);
  const yaml = parseLocatedYaml(file, text);
  const parsed = Questions.safeParse(yaml.value);
  const problems =
    yaml.problems.length > 0 ? yaml.problems : parsed.success ? [] : schemaProblems(yaml, parsed.error, ["pack", "questions"]);
  if (!parsed.success || problems.length > 0) throw new FileError("questions_invalid", "These questions cannot be asked:", problems);
  return parsed.data.questions;
};

const askOne = async (dryRun: PackDryRun, packId: string, { ask, chunks, viewer }: Question): Promise<QuestionOutcome> => {
  const expected = chunks.map((chunk) => (chunk.startsWith(`${packId}:`) ? chunk : `${packId}:${chunk}`));
  const { candidates } = await dryRun.search({ text: ask, viewer, corpus: "authored" });
  const found = candidates.slice(0, 5).map(({ id, reason }) => ({ chunk: id, reason }));
  return { ask, passed: found.some(({ chunk }) => expected.includes(chunk)), expected, found };
};
