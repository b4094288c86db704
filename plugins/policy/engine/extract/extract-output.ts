import type { JsonObject, PredicateGraph } from "freeform-rpg/schemas";
import { extractText } from "./extract-text.ts";
import type { ExtractOptions } from "./extract-text.ts";

/** A model's structured output: its text and its tool calls. */
export interface StructuredOutput {
  readonly text: string;
  readonly tool_calls?: readonly { readonly name: string; readonly arguments: JsonObject }[];
}

/**
 * Reads a structured output. The graph's text is what was said, then each call as JSON on lines of its own, so that every node has a
 * place and a corrected text can be read back with `readOutput`.
 */
export const extractOutput = (output: StructuredOutput, options: ExtractOptions = {}): PredicateGraph =>
  extractText(writeOutput(output), options);

/** The one text in which a structured output is judged and corrected. */
export const writeOutput = ({ text, tool_calls = [] }: StructuredOutput): string =>
  [text, ...tool_calls.map((call) => JSON.stringify({ name: call.name, arguments: call.arguments }, null, 2))]
    .filter((part) => part !== "")
    .join("\n");

/** Reads the text of `writeOutput` back into what is said and what is called. */
export const readOutput = (written: string, options: ExtractOptions = {}): StructuredOutput => {
  const { tool_calls } = extractText(written, options);
  const said = tool_calls.toReversed().reduce((text, { span }) => text.slice(0, span.start) + text.slice(span.end), written);
  return { text: said.trim(), tool_calls: tool_calls.map((call) => ({ name: call.name, arguments: call.arguments })) };
};
