import { createHash } from "node:crypto";
import { canonicalJson } from "freeform-rpg/kernel";
import { z } from "zod";
import type { Conversation } from "./conversation.ts";
import type { Prompt } from "./prompt.ts";

/** The content of a request. Without a schema the answer is plain text. */
export interface RequestContent {
  readonly prompt: Prompt;
  readonly input: unknown;
  readonly schema?: z.ZodType | undefined;
  readonly conversation?: Conversation | undefined;
}

/** Hashes the inputs of an answer: the prompt's text, the input, the schema and the conversation. Run, campaign and provider are not included. */
export const requestKey = ({ prompt: { id, version, text }, input, schema, conversation }: RequestContent): string =>
  createHash("sha256")
    .update(canonicalJson([id, version, text, input, schema ? shapeOf(schema) : "text", ...(conversation ? [conversation] : [])]))
    .digest("hex");

const shapes = new WeakMap<z.ZodType, unknown>();

const shapeOf = (schema: z.ZodType): unknown => {
  if (!shapes.has(schema)) shapes.set(schema, z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return shapes.get(schema);
};
