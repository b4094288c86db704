import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { NarrationFacts } from "freeform-rpg/plugins/narration-check/judge/lib";
import { parse } from "yaml";
import { z } from "zod";

/** One fault, narrated in several ways, with as many sound narrations of the same turn. */
const ShortTexts = z.strictObject({
  why: z.string(),
  /** A file in `stages/`: the facts. */
  stage: z.string(),
  /** The detector that finds the fault. */
  code: z.string(),
  /** The facts that differ from the stage's. */
  given: z.record(z.string(), z.unknown()).default({}),
  faulty: z.array(z.string()),
  sound: z.array(z.string()),
});

/** One narration of one or two sentences beside the facts of its turn. */
export interface ShortText {
  readonly text: string;
  readonly facts: NarrationFacts;
  readonly faulty: boolean;
}

/** Reads the texts of a folder. */
export const readShortTexts = (folder: string): ShortText[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .flatMap((file) => {
      const { stage, given, faulty, sound } = ShortTexts.parse(parse(readFileSync(join(folder, file), "utf8")));
      const facts = NarrationFacts.parse({
        ...z.record(z.string(), z.unknown()).parse(parse(readFileSync(join(folder, "stages", `${stage}.yaml`), "utf8"))),
        ...given,
      });
      return [...faulty.map((text) => ({ text, facts, faulty: true })), ...sound.map((text) => ({ text, facts, faulty: false }))];
    });
