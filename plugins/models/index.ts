import anthropic from "./anthropic/plugin.ts";
import core from "./core/plugin.ts";
import cost from "./cost/plugin.ts";
import langchain from "./langchain/plugin.ts";
import prompts from "./prompts/plugin.ts";

/** Amounts in US dollars that may be spent, and what is tried before a call is refused: see docs/models.md. */
export interface Budget {
  readonly caps: Readonly<Record<string, number | null>>;
  readonly degrade: readonly string[];
}

/** Language models. The first provider whose key is set answers: Anthropic, OpenAI, Ollama. `prompts`: folders of prompt files. */
export const models = ({ prompts: folders, ...spending }: { readonly prompts: readonly string[] } & Budget) =>
  [{ plugin: prompts, options: { folders } }, core, anthropic, langchain, { plugin: cost, options: spending }] as const;
