import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
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

/** Reads the texts of a JSONL file, or of all those in a folder. Throws with file and line where a row is not in the format. */
export const readProse = (path: string): Prose[] => {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((file) => file.endsWith(".jsonl"))
        .sort()
        .map((file) => join(path, file))
    : [path];
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => (line.trim() === "" ? [] : [readRow(line, `${file}:${at + 1}`)])),
  );
};

const readRow = (line: string, place: string): Prose => {
  const row = Row.safeParse(parseJson(line, place));
  if (!row.success) throw new Error(`${place}: ${z.prettifyError(row.error)}`);
  return { ...row.data, half: halfOf(row.data.id), facts: NarrationFacts.parse(row.data.situation) };
};

const parseJson = (line: string, place: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (thrown) {
    throw new Error(`${place} is not JSON: ${thrown instanceof Error ? thrown.message : String(thrown)}`, { cause: thrown });
  }
};
