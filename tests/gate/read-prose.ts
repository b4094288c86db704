import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { FileError } from "freeform-rpg/documents";
import type { FileProblem } from "freeform-rpg/documents";
import { NarrationFacts } from "freeform-rpg/plugins/narration-check/judge/lib";
import { ActionFamily } from "freeform-rpg/schemas/rules";
import { OutcomeBand, TimePeriod } from "freeform-rpg/schemas/values";
import { z } from "zod";

const Named = { id: z.string(), name: z.string(), aliases: z.array(z.string()).default([]) };

/** What was decided in the turn that a text narrates: the facts that code checks, and what only a reader can compare. */
export const Situation = NarrationFacts.extend({
  people: z
    .array(
      NarrationFacts.shape.people.removeDefault().element.extend({
        capabilities: z.array(z.string()).default([]),
        limits: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  items: z
    .array(
      z.object({
        ...Named,
        known: z.boolean().default(true),
        carried: z.boolean().default(false),
        here: z.boolean().default(false),
        uses: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  known: z.array(z.object({ text: z.string(), alone: z.boolean().default(false) })).default([]),
  outcomes: z
    .array(
      z.object({
        action: z.string(),
        family: ActionFamily.optional(),
        target: z.string().default(""),
        band: OutcomeBand,
        rolled: z.boolean().default(true),
      }),
    )
    .default([]),
  time: z
    .object({ day: z.number().int().default(1), hour: z.number().int(), minute: z.number().int().default(0), period: TimePeriod })
    .optional(),
  clocks: z.array(z.object({ name: z.string(), value: z.number(), max: z.number() })).default([]),
  lines: z.array(z.string()).default([]),
  veils: z.array(z.string()).default([]),
});
export type Situation = z.infer<typeof Situation>;

const Row = z.object({
  id: z.string().min(1),
  situation: Situation,
  text: z.string().min(1),
  /** `null` for a text that nobody has labelled yet. */
  label: z.enum(["sound", "faulty"]).nullable(),
  kind: z.string().nullable().default(null),
  fault: z.string().nullable().default(null),
});

/** One narration beside what was decided. */
export interface Prose extends z.infer<typeof Row> {
  readonly half: Half;
  /** The part of the situation that code checks. */
  readonly facts: NarrationFacts;
}

/** Rules are tuned on the development half alone; the held half is only counted. */
export type Half = "development" | "held";

/** The half of a text, by its id: the same for everyone and for ever. */
const halfOf = (id: string): Half => ((createHash("sha256").update(id).digest()[0] ?? 0) % 2 === 0 ? "development" : "held");

/** Reads the texts of a JSONL file, or of all those in a folder. Throws `FileError` with every row that is not in the format. */
export const readProse = (path: string): Prose[] => {
  if (!existsSync(path)) throw new FileError("eval/prose_missing", `There is no file or folder "${path}". Give JSONL with --data.`, []);
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((file) => file.endsWith(".jsonl"))
        .sort()
        .map((file) => join(path, file))
    : [path];
  const problems: FileProblem[] = [];
  const read = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => (line.trim() === "" ? [] : readRow(line, { file: relative(process.cwd(), file), line: at + 1 }, problems))),
  );
  if (problems.length > 0) throw new FileError("eval/prose_invalid", `The texts in "${path}" cannot be used:`, problems);
  return read;
};

const readRow = (line: string, place: Pick<FileProblem, "file" | "line">, problems: FileProblem[]): Prose[] => {
  const row = Row.safeParse(parseJson(line));
  if (row.success) return [{ ...row.data, half: halfOf(row.data.id), facts: NarrationFacts.parse(row.data.situation) }];
  problems.push({ ...place, message: `is no narration: ${z.prettifyError(row.error)}`, severity: "error" });
  return [];
};

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
