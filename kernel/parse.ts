import { z } from "zod";
import { KernelError } from "./errors.ts";

/** Parses a value by its token's schema. Throws `code` with the token's id and zod's path to every fault. */
export const parseValue = async <T>(
  token: { readonly id: string; readonly schema: z.ZodType<T> },
  value: unknown,
  code: string,
): Promise<T> => {
  refusePromises(token.id, value, code);
  const parsed = await token.schema.safeParseAsync(value);
  if (parsed.success) return parsed.data;
  throw new KernelError(code, `"${token.id}" has the wrong shape:\n${z.prettifyError(parsed.error)}`, { cause: parsed.error });
};

const refusePromises = (id: string, value: unknown, code: string): void => {
  if (typeof value !== "object" || value === null) return;
  const found = Object.entries(value).find(([, held]) => held instanceof Promise);
  if (found) throw new KernelError(code, `"${id}" holds a promise at "${found[0]}". An \`await\` is missing before it.`);
};
