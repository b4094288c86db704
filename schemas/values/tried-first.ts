import type { z } from "zod";

/**
 * Lets a union try the option first that `choose` names for a value, in place of one after another: each option that refuses describes why. An option
 * must give what the union would; where it refuses, or there is none, the union decides.
 */
export const triedFirst = <Schema extends z.ZodType>(schema: Schema, choose: (value: unknown) => z.ZodType | undefined): Schema => {
  const { parse } = schema._zod;
  const parseQuickly: typeof parse = (payload, context) => {
    const option = choose(payload.value);
    const found = option?._zod.run({ value: payload.value, issues: [] }, context);
    return found === undefined || found instanceof Promise || found.issues.length > 0 ? parse(payload, context) : found;
  };
  schema._zod.parse = parseQuickly;
  schema._zod.run = parseQuickly;
  return schema;
};
