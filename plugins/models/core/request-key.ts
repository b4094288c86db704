import { hash } from "node:crypto";
import { canonicalJson } from "freeform-rpg/kernel";
import { z } from "zod";
import type { Conversation } from "./conversation.ts";
import type { Prompt } from "./prompt.ts";

/** The content of a request. Without a schema the answer is plain text. */
export interface RequestContent {
  readonly prompt: Prompt;
  /** The canonical JSON of the input. */
  readonly inputText: string;
  readonly schema?: z.ZodType | undefined;
  readonly conversation?: Conversation | undefined;
}

/** Hashes the inputs of an answer: the prompt's text, the input, the schema and the conversation. Run, campaign and provider are not included. */
export const requestKey = ({ prompt: { id, version, text }, inputText, schema, conversation }: RequestContent): string => {
  const parts = [id, version, text].map(canonicalJson);
  const shape = schema === undefined ? canonicalJson("text") : shapeTextOf(schema);
  return hash("sha256", toList([...parts, inputText, shape, ...(conversation ? [canonicalJson(conversation)] : [])]), "hex");
};

/** The seed of an answer: the same for equal inputs in a campaign. */
export const seedOf = (campaignId: string, { prompt, inputText }: Pick<RequestContent, "prompt" | "inputText">): string =>
  hash("sha256", toList([canonicalJson(campaignId), canonicalJson(prompt.id), inputText]), "hex").slice(0, 32);

/** The canonical JSON of a list whose items are canonical JSON. */
const toList = (items: readonly string[]): string => `[${items.join(",")}]`;

const shapeTexts = new WeakMap<z.ZodType, string>();

const shapeTextOf = (schema: z.ZodType): string => {
  const known = shapeTexts.get(schema) ?? canonicalJson(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  shapeTexts.set(schema, known);
  return known;
};
