import type { KernelErrorCode } from "./error-codes.ts";
import { hash } from "node:crypto";
import { AppError } from "./errors.ts";

/** JSON with sorted keys: equal values give equal text. Throws `not_json` for cycles and big integers. */
export const canonicalJson = (value: unknown): string => {
  try {
    return write(value) ?? "null";
  } catch (cause) {
    throw new AppError<KernelErrorCode>("not_json", `An artifact is not JSON, so it cannot be saved: ${String(cause)}`, { cause });
  }
};

/** The text is written directly: several times as fast as sorting the keys of a copy and passing it to `JSON.stringify`. */
const write = (value: unknown): string | undefined => {
  if (typeof value === "number" && Number.isFinite(value)) return `${value}`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return Object.isFrozen(value) ? writeFrozen(value) : writeObject(value);
};

/** The texts of long documents that cannot change: many runs have the same ones. */
const frozenTexts = new WeakMap<object, string>();
const worthwhile = 1000;

const writeFrozen = (value: object): string | undefined => {
  const known = frozenTexts.get(value);
  if (known !== undefined) return known;
  const text = writeObject(value);
  if (text === undefined || text.length < worthwhile || !isFrozenThroughout(value)) return text;
  // A string that was put together from parts is put together again by each hash: what is decoded is in one piece.
  const whole = Buffer.from(text).toString();
  frozenTexts.set(value, whole);
  return whole;
};

/** Only lists and plain objects: others may change although they are frozen. */
const isFrozenThroughout = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.isFrozen(value) && Object.values(value).every(isFrozenThroughout);
};

const writeObject = (value: object): string | undefined => {
  if (Array.isArray(value)) return writeList(value);
  if ("toJSON" in value && typeof value.toJSON === "function") return write(value.toJSON());
  let members = "";
  for (const { key, name } of membersOf(value)) {
    const text = write(Reflect.get(value, key));
    if (text !== undefined) members += members === "" ? `${name}${text}` : `,${name}${text}`;
  }
  return `{${members}}`;
};

const writeList = (items: readonly unknown[]): string => {
  let list = "";
  for (let at = 0; at < items.length; at += 1) list += `${at === 0 ? "" : ","}${write(items[at]) ?? "null"}`;
  return `[${list}]`;
};

/** A key of an object, and the JSON before its value. */
interface Member {
  readonly key: string;
  readonly name: string;
}

/** Keys as objects had them, and the same in order: most objects have the keys of one before. Of keys that begin alike and are as many, the last. */
const knownMembers = new Map<string, { readonly keys: readonly string[]; readonly members: readonly Member[] }>();
const maxKnown = 500;

const membersOf = (value: object): readonly Member[] => {
  const keys = Object.keys(value);
  const [first = ""] = keys;
  const start = `${keys.length} ${first}`;
  const known = knownMembers.get(start);
  if (known?.keys.every((key, at) => key === keys[at]) === true) return known.members;
  const members = sortKeys(keys).map((key) => ({ key, name: `${JSON.stringify(key)}:` }));
  if (knownMembers.size >= maxKnown) knownMembers.clear();
  knownMembers.set(start, { keys, members });
  return members;
};

/** Indices come first and in numeric order, as every object has them; the others follow in alphabetical order. */
const sortKeys = (keys: readonly string[]): string[] => {
  if (!isIndex(keys[0] ?? "")) return keys.toSorted();
  return [...keys.filter(isIndex), ...keys.filter((key) => !isIndex(key)).sort()];
};

const isIndex = (key: string): boolean => /^\d/.test(key) && String(Number(key) >>> 0) === key && key !== "4294967295";

/** A short name of a value: equal JSON values have equal digests. */
export const digestOf = (value: unknown): string => hash("sha256", canonicalJson(value), "base64url");
