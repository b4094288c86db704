import { createHash } from "node:crypto";
import { canonicalJson } from "freeform-rpg/kernel";
import { z } from "zod";
import type { Prompt } from "./prompt.ts";

/** Hashes the inputs of an answer: the prompt's text, the input and the schema. Run, campaign and provider are not included. */
export const requestKey = ({ id, version, text }: Prompt, input: unknown, schema: z.ZodType): string =>
  createHash("sha256")
    .update(canonicalJson([id, version, text, input, shapeOf(schema)]))
    .digest("hex");

const shapes = new WeakMap<z.ZodType, unknown>();

const shapeOf = (schema: z.ZodType): unknown => {
  if (!shapes.has(schema)) shapes.set(schema, z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return shapes.get(schema);
};
