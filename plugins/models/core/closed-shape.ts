import { z } from "zod";

/** A JSON schema. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

const known = new WeakMap<z.ZodType, JsonSchema | null>();

/**
 * The JSON schema for a provider's structured output: an object whose fields are all required and known.
 * `null` where there is none: then only the prompt and the parser ensure the shape.
 */
export const closedShape = (schema: z.ZodType): JsonSchema | null => {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const shape = makeShape(schema);
  known.set(schema, shape);
  return shape;
};

const makeShape = (schema: z.ZodType): JsonSchema | null => {
  try {
    const shape = z.toJSONSchema(schema);
    return shape.type === "object" && !hasOpenParts(shape) ? shape : null;
  } catch {
    // Transforms have no JSON schema.
    return null;
  }
};

/** Closing maps with free keys would leave no keys. */
const hasOpenParts = (shape: unknown): boolean => {
  if (typeof shape !== "object" || shape === null) return false;
  const open: unknown = Reflect.get(shape, "additionalProperties");
  return (typeof open === "object" && open !== null) || Object.values(shape).some(hasOpenParts);
};
