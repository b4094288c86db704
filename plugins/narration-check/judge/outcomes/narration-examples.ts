import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { parse } from "yaml";
import { z } from "zod";
import type { NarrationFacts } from "../facts/narration-facts.ts";

const Lines = z.string().transform((text) => text.trim().split("\n"));

/** Narrations of actions of some families of the catalogue, one per line. */
const Family = z.strictObject({ families: z.string(), worked: Lines, failed: Lines });
const Plain = z.strictObject({ plain: Lines, prose: Lines });

const folder = join(import.meta.dirname, "examples");
const readYaml = (file: string): unknown => parse(readFileSync(join(folder, file), "utf8"));

/** Narrations of actions that worked or failed, by family, and prose without an outcome. */
export interface NarrationExamples extends z.infer<typeof Plain> {
  readonly families: readonly (z.infer<typeof Family> & { readonly family: string })[];
}

let read: NarrationExamples | undefined;

/** Reads `examples/` at the first call, because most commands check no prose. */
export const narrationExamples = (): NarrationExamples => (read ??= readNarrationExamples());

const readNarrationExamples = (): NarrationExamples => {
  const families = readdirSync(folder)
    .filter((file) => file.endsWith(".yaml") && file !== "plain.yaml")
    .map((file) => ({ family: file.replace(".yaml", ""), ...Family.parse(readYaml(file)) }));
  return { families, ...Plain.parse(readYaml("plain.yaml")) };
};

/** The family of actions that belong to no other. Its examples apply to any action. */
export const anyFamily = "making";

/** An outcome as the facts contain it; older facts omit the family. */
type OutcomeAction = Pick<NarrationFacts["outcomes"][number], "action" | "family">;

let byFamily: ReadonlyMap<string, string> | undefined;

/** The family of examples for an outcome, by the family of its action; `making` when no other matches. */
export const familyOf = ({ action, family = engineActions().find(action).family }: OutcomeAction): string => {
  byFamily ??= new Map(
    narrationExamples().families.flatMap(({ families, family: name }) => families.split(" ").map((one) => [one, name] as const)),
  );
  return byFamily.get(family) ?? anyFamily;
};
