import { isFields } from "./is-fields.ts";

/** JSON, as `JSON.parse` returns it. */
export type Value = null | boolean | number | string | readonly Value[] | Fields;
interface Fields {
  readonly [key: string]: Value;
}

/** The differences of a value from an earlier one, in the form that the SQL function `patched` applies; see the migrations `packet_patches` and `smaller_events`. */
export type Patch =
  | { readonly v: Value }
  | { readonly m: string }
  | { readonly t: readonly Step[] }
  | { readonly o: Readonly<Record<string, Patch>>; readonly d?: readonly string[] }
  | { readonly l: readonly Step[] };
type ItemPatch = Patch | (Patch & { readonly a: number });
/** Items of the earlier list, each with the same differences where there are any. */
type Run = readonly [first: number, count: number, patch?: Patch];
type Step = Run | ItemPatch;

/** Finds the differences of one JSON value from another. */
export const diffJson = (base: Value, next: Value): Patch => {
  if (isFields(base) && isFields(next)) return diffFields(base, next);
  if (typeof base === "string" && typeof next === "string") return diffTexts(base, next);
  if (!Array.isArray(base) || !Array.isArray(next)) return { v: next };
  return shorter<Patch>(diffLists(base, next), { v: next });
};

/** The value of which `patch` holds the differences from `base`; the SQL function `patched` in TypeScript. */
export const patchJson = (base: Value | undefined, patch: Patch): Value => {
  if ("v" in patch) return patch.v;
  if ("m" in patch) return String(base).replace(lastNumber, () => patch.m);
  if ("t" in patch) return patchLines(String(base), patch.t);
  if ("l" in patch) return patch.l.flatMap((step) => patchItems(Array.isArray(base) ? base : [], step));
  const fields = new Map(base !== undefined && isFields(base) ? Object.entries(base) : []);
  const changed = Object.entries(patch.o).map(([key, of]): [string, Value] => [key, patchJson(fields.get(key), of)]);
  const kept = [...fields].filter(([key]) => !patch.d?.includes(key));
  return Object.fromEntries([...kept, ...changed]);
};

const patchLines = (base: string, steps: readonly Step[]): string => {
  const lines = base.split("\n");
  return steps.flatMap((step) => patchItems(lines, step)).join("\n");
};

const patchItems = (base: readonly Value[], step: Step): readonly Value[] => {
  if (isRun(step)) {
    const [first, count, patch] = step;
    const items = base.slice(first, first + count);
    return patch === undefined ? items : items.map((item) => patchJson(item, patch));
  }
  return [patchJson("a" in step ? base[step.a] : undefined, step)];
};

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

const shorter = <T>(one: T, other: T): T => (lengthOf(one) < lengthOf(other) ? one : other);

/** `7` of "2 are needed and 7 are left". */
const lastNumber = /[0-9]+(?=[^0-9]*$)/;

const diffTexts = (base: string, next: string): Patch => {
  const [number = ""] = lastNumber.exec(next) ?? [];
  if (number !== "" && base.replace(lastNumber, () => number) === next) return { m: number };
  if (!base.includes("\n") || !next.includes("\n")) return { v: next };
  return shorter<Patch>({ t: diffLists(base.split("\n"), next.split("\n")).l }, { v: next });
};

const diffFields = (base: Fields, next: Fields): Patch => {
  const changed = Object.entries(next).flatMap(([key, value]): [string, Patch][] => {
    const before = Object.hasOwn(base, key) ? base[key] : undefined;
    if (before === undefined) return [[key, { v: value }]];
    return JSON.stringify(before) === JSON.stringify(value) ? [] : [[key, diffJson(before, value)]];
  });
  const removed = Object.keys(base).filter((key) => !Object.hasOwn(next, key));
  return { o: Object.fromEntries(changed), ...(removed.length > 0 && { d: removed }) };
};

const diffLists = (base: readonly Value[], next: readonly Value[]): { readonly l: readonly Step[] } => {
  const places = Map.groupBy(base.keys(), (place) => JSON.stringify(base[place]));
  const named = new Map([...base.entries()].flatMap(([place, item]) => nameOf(item).map((name) => [name, place] as const)));
  const steps: Step[] = [];
  for (const item of next) {
    const same = places.get(JSON.stringify(item));
    const last = steps.at(-1);
    if (same === undefined) pushChanged(steps, diffItem(base, named, item));
    else if (isRun(last) && last.length === 2 && same.includes(last[0] + last[1])) steps[steps.length - 1] = [last[0], last[1] + 1];
    else steps.push([same[0] ?? 0, 1]);
  }
  return { l: steps };
};

/** Neighbours that differ from neighbours in the same way are one step. */
const pushChanged = (steps: Step[], step: ItemPatch): void => {
  const last = steps.at(-1);
  if (!("a" in step)) return void steps.push(step);
  const { a, ...patch } = step;
  const [first, count, before] = isRun(last) ? last : last !== undefined && "a" in last ? asRun(last) : [0, 0];
  if (before === undefined || first + count !== a || JSON.stringify(before) !== JSON.stringify(patch)) return void steps.push(step);
  steps[steps.length - 1] = [first, count + 1, before];
};

const asRun = ({ a, ...patch }: Patch & { readonly a: number }): Run => [a, 1, patch];

const isRun = (step: Step | undefined): step is Run => Array.isArray(step);

/** An item that has changed, beside the earlier one of its id. */
const diffItem = (base: readonly Value[], named: ReadonlyMap<string, number>, item: Value): ItemPatch => {
  const place = named.get(nameOf(item)[0] ?? "");
  const before = place === undefined ? undefined : base[place];
  if (place === undefined || before === undefined) return { v: item };
  return shorter<ItemPatch>({ a: place, ...diffJson(before, item) }, { v: item });
};

const nameOf = (item: Value): string[] =>
  isFields(item) && typeof item["id"] === "string" ? [JSON.stringify([item["kind"] ?? "", item["id"]])] : [];
