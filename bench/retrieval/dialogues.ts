import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Line = z.object({ speaker: z.string(), dia_id: z.string(), text: z.string(), blip_caption: z.string().optional() });
const Sample = z.object({
  sample_id: z.string(),
  conversation: z.record(z.string(), z.unknown()),
  qa: z.array(z.object({ question: z.string(), evidence: z.array(z.string()).default([]), category: z.number() })),
});

/** A long dialogue with questions whose evidence names its lines; the shape of LoCoMo (Maharana et al. 2024). */
export interface Dialogue {
  readonly id: string;
  readonly speakers: readonly string[];
  readonly lines: readonly { readonly id: string; readonly text: string }[];
  readonly questions: readonly { readonly text: string; readonly category: number; readonly evidence: ReadonlySet<string> }[];
}

/** The dialogues of a folder, or of the usual one. Prints why a benchmark is skipped where there are none, and is `null` then. */
export const findDialogues = (data: string | undefined): readonly Dialogue[] | null => {
  const folder = data ?? join(import.meta.dirname, "../../../shared/data/retrieval");
  const dialogues = readDialogues(folder);
  if (dialogues === null)
    console.error(`Skipped: there are no dialogues in the shape of LoCoMo in ${folder}. Name their folder with --data.`);
  return dialogues;
};

/** Reads every dialogue of every JSON file in a folder; `null` when there is no such folder or nothing of that shape in it. */
const readDialogues = (folder: string): readonly Dialogue[] | null => {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const samples = files.flatMap((file) => {
    const parsed = z.array(Sample).safeParse(JSON.parse(readFileSync(join(folder, file), "utf8")));
    return parsed.success ? parsed.data : [];
  });
  return samples.length === 0 ? null : samples.map(toDialogue);
};

const toDialogue = ({ sample_id, conversation, qa }: z.infer<typeof Sample>): Dialogue => {
  const sessions = Object.keys(conversation).filter((key) => /^session_\d+$/.test(key));
  const lines = sessions.flatMap((key) => z.array(Line).parse(conversation[key]));
  const known = new Set(lines.map(({ dia_id }) => dia_id));
  return {
    id: sample_id,
    speakers: [...new Set(lines.map(({ speaker }) => speaker))],
    lines: lines.map(({ speaker, dia_id, text, blip_caption }) => ({
      id: dia_id,
      text: `${speaker}: ${text}${blip_caption ? ` ${blip_caption}` : ""}`,
    })),
    questions: qa
      .map(({ question, category, evidence }) => ({
        text: question,
        category,
        // Some evidence names several lines in one string.
        evidence: new Set(evidence.flatMap((ids) => ids.split(/[;,\s]+/)).filter((id) => known.has(id))),
      }))
      .filter(({ evidence }) => evidence.size > 0),
  };
};
