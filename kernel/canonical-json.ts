import { hash } from "node:crypto";
import { KernelError } from "./errors.ts";

/** JSON with sorted keys: equal values give equal text. Throws `not_json` for cycles and big integers. */
export const canonicalJson = (value: unknown): string => {
  try {
    return JSON.stringify(value, sortKeys) ?? "null";
  } catch (cause) {
    throw new KernelError("not_json", `An artifact is not JSON, so it cannot be kept: ${String(cause)}`, { cause });
  }
};

const sortKeys = (_key: string, value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, Reflect.get(value, key)]));
};

/** A short name of a value: equal JSON values have equal digests. */
export const digestOf = (value: unknown): string => hash("sha256", canonicalJson(value), "base64url");
