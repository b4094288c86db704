import { RiskFlag } from "freeform-rpg/schemas/values";

/** True for an object with keys. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text as it was written; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** One or several texts as a list. */
export const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== "");

/** Known risks, in any letter case; another word is no risk. */
export const risksOf = (value: unknown): RiskFlag[] =>
  textsOf(value).flatMap((flag) => {
    const parsed = RiskFlag.safeParse(flag.toLowerCase());
    return parsed.success ? [parsed.data] : [];
  });

/** One or several values as a list; none for nothing. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
