/** JSON, as `JSON.parse` returns it. */
export type Value = null | boolean | number | string | readonly Value[] | Fields;
interface Fields {
  readonly [key: string]: Value;
}

/** The differences of a value from an earlier one, in the form that the SQL function `patched` applies; see the migration `packet_patches`. */
export type Patch =
  | { readonly v: Value }
  | { readonly o: Readonly<Record<string, Patch>>; readonly d?: readonly string[] }
  | { readonly l: readonly (readonly [first: number, count: number] | ItemPatch)[] };
type ItemPatch = Patch | (Patch & { readonly a: number });

/** Finds the differences of one JSON value from another. */
export const diffJson = (base: Value, next: Value): Patch => {
  if (isFields(base) && isFields(next)) return diffFields(base, next);
  if (!Array.isArray(base) || !Array.isArray(next)) return { v: next };
  return shorter(diffLists(base, next), { v: next });
};

/** The value of which `patch` holds the differences from `base`; the SQL function `patched` in TypeScript. */
export const patchJson = (base: Value | undefined, patch: Patch): Value => {
  if ("v" in patch) return patch.v;
  if ("l" in patch) return patch.l.flatMap((step) => patchItems(Array.isArray(base) ? base : [], step));
  const fields = new Map(base !== undefined && isFields(base) ? Object.entries(base) : []);
  const changed = Object.entries(patch.o).map(([key, of]): [string, Value] => [key, patchJson(fields.get(key), of)]);
  const kept = [...fields].filter(([key]) => !patch.d?.includes(key));
  return Object.fromEntries([...kept, ...changed]);
};

const patchItems = (base: readonly Value[], step: readonly [number, number] | ItemPatch): readonly Value[] => {
  if (isRun(step)) return base.slice(step[0], step[0] + step[1]);
  return [patchJson("a" in step ? base[step.a] : undefined, step)];
};

const isFields = (value: Value): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

const shorter = <T>(one: T, other: T): T => (lengthOf(one) < lengthOf(other) ? one : other);

const diffFields = (base: Fields, next: Fields): Patch => {
  const changed = Object.entries(next).flatMap(([key, value]): [string, Patch][] => {
    const before = Object.hasOwn(base, key) ? base[key] : undefined;
    if (before === undefined) return [[key, { v: value }]];
    return JSON.stringify(before) === JSON.stringify(value) ? [] : [[key, diffJson(before, value)]];
  });
  const removed = Object.keys(base).filter((key) => !Object.hasOwn(next, key));
  return { o: Object.fromEntries(changed), ...(removed.length > 0 && { d: removed }) };
};

const diffLists = (base: readonly Value[], next: readonly Value[]): Patch => {
  const places = Map.groupBy(base.keys(), (place) => JSON.stringify(base[place]));
  const named = new Map([...base.entries()].flatMap(([place, item]) => nameOf(item).map((name) => [name, place] as const)));
  const steps: (readonly [number, number] | ItemPatch)[] = [];
  for (const item of next) {
    const same = places.get(JSON.stringify(item));
    const last = steps.at(-1);
    if (same === undefined) steps.push(diffItem(base, named, item));
    else if (isRun(last) && same.includes(last[0] + last[1])) steps[steps.length - 1] = [last[0], last[1] + 1];
    else steps.push([same[0] ?? 0, 1]);
  }
  return { l: steps };
};

const isRun = (step: readonly [number, number] | ItemPatch | undefined): step is readonly [number, number] => Array.isArray(step);

/** An item that has changed, beside the earlier one of its id. */
const diffItem = (base: readonly Value[], named: ReadonlyMap<string, number>, item: Value): ItemPatch => {
  const place = named.get(nameOf(item)[0] ?? "");
  const before = place === undefined ? undefined : base[place];
  if (place === undefined || before === undefined) return { v: item };
  return shorter<ItemPatch>({ a: place, ...diffJson(before, item) }, { v: item });
};

const nameOf = (item: Value): string[] =>
  isFields(item) && typeof item["id"] === "string" ? [JSON.stringify([item["kind"] ?? "", item["id"]])] : [];
