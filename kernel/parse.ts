import type { KernelErrorCode } from "./error-codes.ts";
import { z } from "zod";
import { AppError } from "./errors.ts";

/** A token whose schema parses a value: an artifact or a hook. */
interface SchemaToken<T> {
  readonly id: string;
  readonly schema: z.ZodType<T>;
}

/** Parses a value by its token's schema. Throws `code` with the token's id and zod's path to every fault. */
export const parseValue = async <T>(token: SchemaToken<T>, value: unknown, code: KernelErrorCode): Promise<T> => {
  rejectPromises(token.id, value, code);
  const parsed = await tryParse(token, value);
  if (parsed.success) return parsed.data;
  throw new AppError(code, `"${token.id}" has the wrong shape:\n${z.prettifyError(parsed.error)}`, { cause: parsed.error });
};

/** Parses without throwing; zod's synchronous parser is several times as fast, so only schemas with promises use the other. */
export const tryParse = async <T>({ schema }: SchemaToken<T>, value: unknown): Promise<z.ZodSafeParseResult<T>> => {
  try {
    return schema.safeParse(value);
  } catch (thrown) {
    if (thrown instanceof z.core.$ZodAsyncError) return schema.safeParseAsync(value);
    throw thrown;
  }
};

const rejectPromises = (id: string, value: unknown, code: KernelErrorCode): void => {
  if (typeof value !== "object" || value === null) return;
  const found = Object.entries(value).find(([, held]) => held instanceof Promise);
  if (found) throw new AppError(code, `"${id}" holds a promise at "${found[0]}". An \`await\` is missing before it.`);
};
