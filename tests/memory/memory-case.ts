import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** Where the scenarios of the cases lie. */
export const memoryStages = join(import.meta.dirname, "stages");

const Words = z.array(z.string()).min(1);

/** What a long campaign is told early, and what is asked of it late. */
export const MemoryCase = z.strictObject({
  scenario: z.string(),
  /** `holds`: words that packet and answer must hold when it is asked for; `packet_holds`: those that a packet must, whatever is answered. */
  planted: z
    .array(
      z.strictObject({
        id: z.string(),
        say: z.string(),
        ask: z.string(),
        holds: z.array(z.string()),
        packet_holds: z.array(z.string()).default([]),
      }),
    )
    .min(1),
  taken_back: z.strictObject({ say: z.string(), gone: Words }),
  renamed: z.strictObject({ id: z.string(), from: z.string(), to: z.string() }),
  /** `marks`: words that stand in the secret and nowhere else. */
  secrets: z.array(z.strictObject({ subject: z.string(), text: z.string(), marks: Words })),
  /** Questions that would like to have the secrets. */
  fishing: z.array(z.string()),
  filler: Words,
});
export type MemoryCase = z.infer<typeof MemoryCase>;

/** The cases of a folder, by the names of their files; none where there is no such folder. */
export const readMemoryCases = (folder: string): { readonly id: string; readonly case: MemoryCase }[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({ id: name.replace(/\.yaml$/, ""), case: MemoryCase.parse(parse(readFileSync(join(folder, name), "utf8"))) }));
