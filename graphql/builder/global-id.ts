import { PothosValidationError } from "@pothos/core";

/** Makes an opaque id that names its type. */
export const encodeGlobalId = (typename: string, id: bigint | number | string): string =>
  Buffer.from(`${typename}:${id}`).toString("base64url");

/** Reads an id made by {@link encodeGlobalId}. Throws a validation error for anything else. */
export const decodeGlobalId = (globalId: string): { typename: string; id: string } => {
  const found = readGlobalId(globalId);
  if (found) return found;
  throw new PothosValidationError(
    `"${globalId}" is not a global id. Pass the \`id\` of an object as the API returned it; \`node\` does not accept plain ids.`,
  );
};

const readGlobalId = (globalId: string): { typename: string; id: string } | null => {
  const match = /^([A-Z]\w*):(.+)$/s.exec(Buffer.from(globalId, "base64url").toString("utf8"));
  if (!match?.[1] || !match[2] || encodeGlobalId(match[1], match[2]) !== globalId) return null;
  // No text of the database has NUL, so no object has such an id.
  return decode(match[2]).includes("\0") ? null : { typename: match[1], id: match[2] };
};

/** The plain id in `given`, which is either a global id of `typename` or a plain id already. */
export const toPlainId = (typename: string, given: string): string => {
  const found = readGlobalId(given);
  return found?.typename === typename ? found.id : given;
};

/** One text for a row's id within its campaign, fit for a global id. */
export const joinKey = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join("/");

/** Takes apart what {@link joinKey} made. */
export const splitKey = (key: string): string[] => key.split("/").map(decode);

/** The text that was encoded; the text itself where nothing that encodes has made it. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The key of an object that is given by its global id, which must be of one of these types, or by its key already: the plain id
 * within its campaign or, outside campaigns, on the server.
 *
 * @example toRowKey(["Handout"], handoutId)
 */
export const toRowKey = (typenames: readonly string[], given: string): string => {
  const found = readGlobalId(given);
  return found !== null && typenames.includes(found.typename) ? (splitKey(found.id).at(-1) ?? given) : given;
};
