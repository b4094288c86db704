import { z } from "zod";

/**
 * The schema of long documents that seldom change and pass many hands: what it has parsed is frozen, and parsing that again gives the same
 * object without looking into it.
 */
export const parsedOnce = <Output extends object>(schema: z.ZodType<Output>): z.ZodType<Output> => {
  const known = new WeakMap<object, Output>();
  const parse = (value: unknown, context: z.RefinementCtx): Output => {
    const before = typeof value === "object" && value !== null ? known.get(value) : undefined;
    if (before !== undefined) return before;
    const { data, error } = schema.safeParse(value);
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
    if (data === undefined) return z.NEVER;
    known.set(freeze(data), data);
    return data;
  };
  return z.unknown().transform(parse);
};

const freeze = <T extends object>(value: T): T => {
  if (Object.isFrozen(value)) return value;
  for (const held of Object.values(value)) if (typeof held === "object" && held !== null) freeze(held);
  return Object.freeze(value);
};
