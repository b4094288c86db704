import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/**
 * Ways to tell one kind of untruth. Texts are templates: `{absent}` is somebody who is not there, `{stranger}` a name that nobody bears,
 * `{secret}` something hidden.
 */
const Untruth = z.strictObject({
  kind: z.string(),
  texts: z.array(z.string()).min(1),
});
export type Untruth = z.infer<typeof Untruth>;

/** A campaign with an unreliable narrator: who plays what, and what the narrator makes up. */
export const TruthCase = z.strictObject({
  why: z.string(),
  scenario: z.string(),
  seed: z.string(),
  turns: z.number().int().min(1).default(200),
  /** What the player says, over and over. */
  says: z.array(z.string()).min(1),
  /** Share of first drafts with an untruth, 0 to 1; of those that follow, how many repeat it and how many bring another. */
  lies: z.number().min(0).max(1).default(0.5),
  repeats: z.number().min(0).max(1).default(0.45),
  relapses: z.number().min(0).max(1).default(0.15),
  /** Share of answers that are no JSON at all. */
  garbles: z.number().min(0).max(0.5).default(0.04),
  people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  strangers: z.array(z.string()).default([]),
  /** Facts that players must not read, told in other words, by the fact's id. */
  secrets: z.array(z.strictObject({ fact: z.string(), text: z.string() })).default([]),
  untruths: z.array(Untruth).default([]),
  /** Threads that break the contract. `{open}` is the title of one that is open. */
  threads: z.array(z.strictObject({ type: z.string(), title: z.string() })).default([]),
  /** Leave out what a clock brings, so that it ends untold. */
  omits_clocks: z.boolean().default(true),
});
export type TruthCase = z.infer<typeof TruthCase>;

/** Reads every case folder below `folder`, sorted by name: each holds a `case.yaml`. */
export const readTruthCases = (folder: string): { readonly id: string; readonly case: TruthCase }[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ id: name, case: readCase(join(folder, name, "case.yaml")) }))
    .sort((a, b) => a.id.localeCompare(b.id));

const readCase = (file: string): TruthCase => {
  const parsed = TruthCase.safeParse(parse(readFileSync(file, "utf8")));
  if (parsed.success) return parsed.data;
  throw new Error(`The case "${file}" is not well formed:\n${z.prettifyError(parsed.error)}`);
};
