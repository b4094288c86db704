import { readFileSync } from "node:fs";
import type { ModelTier } from "../api/generated/graphql.ts";
import { CommandError } from "../command-error.ts";

/** Options that override what was recorded. */
export interface OverrideOptions {
  readonly override?: readonly string[];
  readonly provider?: string;
  readonly tier?: string;
  readonly seed?: string;
}

/** A prompt that `--override` names. */
export interface PromptOverride {
  readonly id: string;
  readonly version?: string;
  readonly text?: string;
}

/** Reads `prompt:ID=FILE`, `prompt:ID@VERSION` or `prompt:ID`. Exits with 2 for anything else. */
export const readPromptOverride = (given: string): PromptOverride => {
  const [, id, sign, value] = /^prompt:([^=@]+)(?:([=@])(.+))?$/.exec(given) ?? [];
  if (id === undefined)
    throw new CommandError(
      "override_invalid",
      `"${given}" is not an override. Write prompt:ID=FILE or prompt:ID@VERSION, such as prompt:turn/narrator=my.txt.`,
      2,
    );
  if (value === undefined) return { id };
  return sign === "@" ? { id, version: value } : { id, text: readText(value) };
};

const readText = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new CommandError("file_unreadable", `The prompt file "${file}" cannot be read. Check its path.`, 2);
  }
};

/** Reads `A-B`, `A-`, `-B` or `N`. */
export const readTurnRange = (given: string | undefined): { readonly fromTurn?: number; readonly toTurn?: number } => {
  if (given === undefined) return {};
  const [, from = "", dash, to = ""] = /^(\d*)(-?)(\d*)$/.exec(given) ?? [];
  if (from === "" && to === "") throw new CommandError("range_invalid", `"${given}" is not a range of turns. Write 3-9, 3- or 7.`, 2);
  const last = dash ? to : from;
  return { ...(from !== "" && { fromTurn: Number(from) }), ...(last !== "" && { toTurn: Number(last) }) };
};

/** The overrides as the API takes them. */
export const readOverrideOptions = ({ override = [], provider, tier, seed }: OverrideOptions) => ({
  prompts: override.map(readPromptOverride),
  ...(provider !== undefined && { provider }),
  ...(tier !== undefined && { tier: readTier(tier) }),
  ...(seed !== undefined && { seed }),
});

const readTier = (typed: string): ModelTier => {
  const tier = typed.toUpperCase();
  if (tier === "QUALITY" || tier === "CHEAP") return tier;
  throw new CommandError("option_invalid", `Unknown tier "${typed}". Use quality or cheap.`, 2);
};
