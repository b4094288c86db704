import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { closedShape } from "freeform-rpg/plugins/models/core/lib";
import type { z } from "zod";

/** The output format that constrains an answer while it is written. */
export interface OutputFormat {
  readonly type: "json_schema";
  readonly schema: { [key: string]: unknown };
}

/** The format for a schema; `null` where the provider cannot hold an answer to it. */
export const formatOf = (schema: z.ZodType): OutputFormat | null => {
  const shape = closedShape(schema);
  if (shape === null) return null;
  try {
    return { type: "json_schema", schema: { ...transformJSONSchema({ ...shape }) } };
  } catch {
    // Values of any shape have no type that the API could hold them to.
    return null;
  }
};
