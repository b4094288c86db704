import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { parse } from "yaml";
import { z } from "zod";
import type { NarrationFacts } from "../facts/narration-facts.ts";

const Lines = z.string().transform((text) => text.trim().split("\n"));

/** How actions of some families of the catalogue are told, a line each. */
const Family = z.strictObject({ families: z.string(), worked: Lines, failed: Lines });
const Plain = z.strictObject({ plain: Lines, prose: Lines });

const folder = join(import.meta.dirname, "examples");
const readYaml = (file: string): unknown => parse(readFileSync(join(folder, file), "utf8"));

/** How deeds are told that worked or failed, by family, and what is told besides. */
export interface Tellings extends z.infer<typeof Plain> {
  readonly families: readonly (z.infer<typeof Family> & { readonly family: string })[];
}

let read: Tellings | undefined;

/** Reads `examples/` when it is first asked for: most commands judge no prose. */
export const narrationExamples = (): Tellings => (read ??= readNarrationExamples());

const readNarrationExamples = (): Tellings => {
  const families = readdirSync(folder)
    .filter((file) => file.endsWith(".yaml") && file !== "plain.yaml")
    .map((file) => ({ family: file.replace(".yaml", ""), ...Family.parse(readYaml(file)) }));
  return { families, ...Plain.parse(readYaml("plain.yaml")) };
};

/** The family of deeds that belong to no other; what is told of them may be told of any deed. */
export const anyFamily = "making";

/** An outcome as facts hold it; older ones do not carry the family. */
type Told = Pick<NarrationFacts["outcomes"][number], "action" | "family">;

let byFamily: ReadonlyMap<string, string> | undefined;

/** The examples that an outcome is told like, by the family of its action; `making` holds what belongs to no other. */
export const familyOf = ({ action, family = engineActions().find(action).family }: Told): string => {
  byFamily ??= new Map(narrationExamples().families.flatMap((told) => told.families.split(" ").map((one) => [one, told.family] as const)));
  return byFamily.get(family) ?? anyFamily;
};
