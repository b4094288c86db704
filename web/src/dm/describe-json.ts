const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** JSON as people read it: `time 1, heat 2`; lists with semicolons between their parts. Empty for nothing. */
export const describeJson = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(describeJson).filter(Boolean).join("; ");
  if (!isObject(value)) return String(value).replaceAll("_", " ");
  return Object.entries(value)
    .map(([key, inner]) => [key.replaceAll("_", " "), describeJson(inner)] as const)
    .filter(([, text]) => text !== "")
    .map(([key, text]) => `${key} ${text}`)
    .join(", ");
};
