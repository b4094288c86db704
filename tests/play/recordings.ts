import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { FileError } from "freeform-rpg/documents";
import type { FileProblem } from "freeform-rpg/documents";
import { answerSchema } from "freeform-rpg/plugins/turn/interpreter/lib";
import { z } from "zod";
import type { Part } from "./read-sentences.ts";

/** An answer as the interpreter's prompt asks for it, or with the fields of earlier versions; ids are read where it is played. */
const Answer = z.unknown().superRefine((value, context) => {
  for (const { message, path } of answerSchema({ text: "-", ids: [] }).safeParse(value).error?.issues ?? [])
    context.addIssue({ code: "custom", message, path: [...path] });
});
const Recording = z.strictObject({ id: z.string(), interpretation: Answer });

/** Where the recorded interpretations are, one file a part. */
export const recordingFolder = join(import.meta.dirname, "interpretations");

/** Recorded interpretations by part and sentence. */
export interface Recordings {
  /** Throws for a sentence that has none; `checkRecordings` finds all of them before. */
  read(part: Part, id: string): unknown;
  has(part: Part, id: string): boolean;
}

/** Reads a folder with `PART.jsonl`, or one file for every part. Throws `FileError` with every line that is wrong. */
export const readRecordings = (path: string, parts: readonly Part[]): Recordings => {
  const isFile = existsSync(path) && statSync(path).isFile();
  const byPart = new Map(parts.map((part) => [part, readFile(isFile ? path : join(path, `${part}.jsonl`))]));
  const find = (part: Part, id: string) => byPart.get(part)?.get(id);
  return {
    has: (part, id) => find(part, id) !== undefined,
    read: (part, id) => {
      const found = find(part, id);
      if (found === undefined) throw missing([`${part}/${id}`]);
      return found;
    },
  };
};

/** Throws with the ids of all sentences that have no recording. */
export const checkRecordings = (recordings: Recordings, sentences: readonly { readonly part: Part; readonly id: string }[]): void => {
  const absent = sentences.filter(({ part, id }) => !recordings.has(part, id));
  if (absent.length > 0) throw missing(absent.map(({ part, id }) => `${part}/${id}`));
};

const missing = (ids: readonly string[]): Error =>
  new FileError(
    "eval/recordings_missing",
    `There is no recorded interpretation of ${ids.join(", ")}. Record them with --dump DIR and a model, one line {"id", "interpretation"} each.`,
    [],
  );

const readFile = (file: string): ReadonlyMap<string, unknown> => {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const name = relative(process.cwd(), file);
  const problems: FileProblem[] = [];
  const found = lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    const parsed = Recording.safeParse(readJson(line));
    if (parsed.success) return [[parsed.data.id, parsed.data.interpretation] as const];
    problems.push({ file: name, line: at + 1, message: `is no recording: ${z.prettifyError(parsed.error)}`, severity: "error" });
    return [];
  });
  if (problems.length > 0) throw new FileError("eval/recordings_invalid", `The recordings in "${name}" cannot be used:`, problems);
  return new Map(found);
};

const readJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
