import { z } from "zod";
import { ValidationError } from "../builder/errors.ts";

/** Arguments of every list that comes in pages. */
export const PageArgs = z.object({
  first: z.int().min(1).max(100).nullish(),
  last: z.int().min(1).max(100).nullish(),
  after: z.string().nullish(),
  before: z.string().nullish(),
});
export type PageArgs = z.infer<typeof PageArgs>;

/** A value of a row's sort key. */
export type KeyValue = string | number;

/** A page as the statement reads it: each row with its sort key, one row more than asked for when more follows. */
export interface ReadPage<T> {
  readonly rows: readonly { readonly key: readonly KeyValue[]; readonly node: T }[];
  readonly total: number | null;
}

const defaultSize = 20;

/** How many rows the page holds, and from which end. Throws {@link ValidationError} for `first` with `last`. */
export const pageSize = ({ first, last }: PageArgs): { size: number; backward: boolean } => {
  if (first && last) throw new ValidationError([{ path: "last", message: "`first` and `last` cannot be combined. Pass one of them." }]);
  return { size: first ?? last ?? defaultSize, backward: Boolean(last) };
};

/** Writes a row's sort key as an opaque cursor. */
export const toCursor = (key: readonly KeyValue[]): string => Buffer.from(JSON.stringify(key)).toString("base64url");

/** The kind of a value in a sort key. */
export type KeyType = "text" | "integer" | "time";

/** Reads a cursor of a list with a sort key of these types. Throws {@link ValidationError} for any other text. */
export const fromCursor = (cursor: string, path: "after" | "before", types: readonly KeyType[]): KeyValue[] => {
  const parsed = cursorShape.safeParse(parseJson(Buffer.from(cursor, "base64url").toString("utf8")));
  if (parsed.success && parsed.data.length === types.length && parsed.data.every((value, at) => isOfType(value, types[at])))
    return parsed.data;
  const message = `"${cursor.slice(0, 200)}" is not a cursor of this list. Pass an \`endCursor\` or \`cursor\` that this list returned.`;
  throw new ValidationError([{ path, message }]);
};

const cursorShape = z.array(z.union([z.string(), z.number()]));

/** Whether the database takes the value: it reads numbers of 32 bits, points in time, and texts without NUL. */
const isOfType = (value: KeyValue, type: KeyType = "text"): boolean => {
  if (type === "integer") return z.int32().safeParse(value).success;
  if (typeof value !== "string") return false;
  return type === "time" ? isTime(value) : !value.includes("\0");
};

const isTime = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(value) && !Number.isNaN(Date.parse(value));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Makes a Relay connection of what was read. */
export const toConnection = <T>(page: ReadPage<T>, args: PageArgs) => {
  const { size, backward } = pageSize(args);
  const rows = page.rows.slice(0, size);
  const edges = (backward ? rows.toReversed() : rows).map(({ key, node }) => ({ cursor: toCursor(key), node }));
  const more = page.rows.length > size;
  return {
    edges,
    totalCount: page.total,
    pageInfo: {
      hasNextPage: backward ? Boolean(args.before) : more,
      hasPreviousPage: backward ? more : Boolean(args.after),
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
};
