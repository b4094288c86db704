import { PackLayer } from "freeform-rpg/schemas/packs";

/** The properties of a pack that decide its precedence. */
export interface PlacedPack {
  readonly id: string;
  readonly layer: PackLayer;
  /** Ids of the packs that it depends on. */
  readonly dependsOn: readonly string[];
}

/**
 * Sorts packs, most specific first: by layer (homebrew, adventure, regional, setting, core); within a layer a pack comes before those
 * that it depends on; otherwise the one that comes later in the list is first.
 */
export const orderPacks = <T extends PlacedPack>(packs: readonly T[]): T[] => {
  const height = heights(packs);
  const place = new Map(packs.map(({ id }, at) => [id, at]));
  const by = (values: ReadonlyMap<string, number>, a: T, b: T) => (values.get(b.id) ?? 0) - (values.get(a.id) ?? 0);
  return packs.toSorted((a, b) => rank(b.layer) - rank(a.layer) || by(height, a, b) || by(place, a, b));
};

/** Explains why one pack takes precedence over another, as the end of a sentence. */
export const explainPrecedence = (winner: PlacedPack, loser: PlacedPack): string => {
  if (winner.layer !== loser.layer) return `the layer "${winner.layer}" is more specific than "${loser.layer}"`;
  if (winner.dependsOn.includes(loser.id)) return `both have the layer "${winner.layer}", and "${winner.id}" depends on "${loser.id}"`;
  return `both have the layer "${winner.layer}", and "${winner.id}" has more dependencies or was added later`;
};

const rank = (layer: PackLayer): number => PackLayer.options.indexOf(layer);

/** The length of each pack's longest chain of dependencies in the same layer. A circle counts once. */
const heights = (packs: readonly PlacedPack[]): Map<string, number> => {
  const byId = new Map(packs.map((pack) => [pack.id, pack]));
  const known = new Map<string, number>();
  const measure = (pack: PlacedPack, path: ReadonlySet<string>): number => {
    const below = pack.dependsOn.flatMap((id) => byId.get(id) ?? []).filter(({ id }) => !path.has(id));
    const own = below.map((each) => measure(each, new Set([...path, pack.id])) + (each.layer === pack.layer ? 1 : 0));
    return Math.max(0, ...own);
  };
  for (const pack of packs) known.set(pack.id, measure(pack, new Set([pack.id])));
  return known;
};
