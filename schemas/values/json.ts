import { z } from "zod";
import { triedFirst } from "./tried-first.ts";

const kept = z.unknown();

/** Any JSON value. What is one is kept as it is. */
export const Json = triedFirst(z.json(), (value) => (isJson(value) ? kept : undefined));

const isJson = (value: unknown): boolean => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isPlain(value) && Object.values(value).every(isJson);
};

/** Other objects, and symbols or keys that parsing leaves out, are left to the schema. */
const isPlain = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  Object.getOwnPropertySymbols(value).length === 0 &&
  !Object.hasOwn(value, "__proto__");

/** Any JSON object. */
export const JsonObject = z.record(z.string(), Json);
export type JsonObject = z.infer<typeof JsonObject>;

/** An id within a campaign: `pack:entity`, `campaign:entity` or a bare scenario id. */
export const Id = z.string().min(1).max(200);
