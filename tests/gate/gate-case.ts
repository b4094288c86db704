import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { JsonObject } from "freeform-rpg/schemas/values";
import { parse } from "yaml";
import { z } from "zod";

/** One fault, told in several ways, with as many sound tellings of the same turn. */
export const GateFile = z.strictObject({
  why: z.string(),
  /** A file in `stages/`: what code knows. */
  stage: z.string(),
  code: z.string(),
  /** What of the stage is otherwise in this file. */
  given: JsonObject.default({}),
  faulty: z.array(z.string()),
  sound: z.array(z.string()),
});

/** One narration beside what code decided; `code` is the fault that it has, `null` for none. */
export interface GateCase {
  readonly id: string;
  readonly text: string;
  /** `NarrationFacts`. */
  readonly facts: JsonObject;
  readonly code: string | null;
}

/** Reads the cases of a folder. */
export const readGateCases = (folder: string): GateCase[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .flatMap((file) => {
      const { stage, code, given, faulty, sound } = GateFile.parse(parse(readFileSync(join(folder, file), "utf8")));
      const base = JsonObject.parse(parse(readFileSync(join(folder, "stages", `${stage}.yaml`), "utf8")));
      const facts = { ...base, ...given };
      const name = file.replace(/\.yaml$/, "");
      return [
        ...faulty.map((text, at) => ({ id: `${name}/faulty-${at + 1}`, text, facts, code })),
        ...sound.map((text, at) => ({ id: `${name}/sound-${at + 1}`, text, facts, code: null })),
      ];
    });
