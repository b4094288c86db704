/** A candidate for the packet of a turn: used or left out, with the reason. */
export interface Chosen {
  readonly kind: string;
  readonly id: string;
  readonly used: boolean;
  readonly reason: string;
  readonly tokens: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

const isChosen = (value: unknown): value is Chosen & Fields =>
  isFields(value) && typeof value["kind"] === "string" && typeof value["id"] === "string" && typeof value["reason"] === "string";

/** The candidates of a turn's `selection`, by kind in the order in which they were chosen. */
export const groupChosen = (selection: unknown, used: boolean): ReadonlyMap<string, readonly Chosen[]> =>
  Map.groupBy(Array.isArray(selection) ? selection.filter(isChosen).filter((one) => one.used === used) : [], ({ kind }) => kind);

/** The names and titles in a packet by id. */
export const readNames = (packet: unknown): ReadonlyMap<string, string> => {
  const lists = isFields(packet) ? Object.values(packet).filter((value) => Array.isArray(value)) : [];
  const named = lists.flat().flatMap((one: unknown) => {
    if (!isFields(one) || typeof one["id"] !== "string") return [];
    const name = one["name"] ?? one["title"];
    return typeof name === "string" ? [[one["id"], name] as const] : [];
  });
  return new Map(named);
};

/** What the record says of itself, and no model reads. */
const records: readonly string[] = ["selection", "tokens"];

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (typeof value === "object" && Object.values(value).length === 0);

/** The parts of a packet that models read, without the empty ones. */
export const listParts = (packet: unknown): readonly (readonly [name: string, value: unknown])[] =>
  isFields(packet) ? Object.entries(packet).filter(([name, value]) => !records.includes(name) && !isEmpty(value)) : [];
