import { PackLayer } from "freeform-rpg/schemas/packs";

/** What decides which of two packs is the more specific. */
export interface PlacedPack {
  readonly id: string;
  readonly layer: PackLayer;
  /** Ids of the packs that it depends on. */
  readonly depends_on: readonly string[];
}

/**
 * Packs, most specific first: by layer (homebrew, adventure, regional, setting, core); within a layer by what stands on what, a pack before
 * those that it depends on; else the one that comes later in the list.
 */
export const orderPacks = <T extends PlacedPack>(packs: readonly T[]): T[] => {
  const height = heights(packs);
  const place = new Map(packs.map(({ id }, at) => [id, at]));
  const by = (values: ReadonlyMap<string, number>, a: T, b: T) => (values.get(b.id) ?? 0) - (values.get(a.id) ?? 0);
  return packs.toSorted((a, b) => rank(b.layer) - rank(a.layer) || by(height, a, b) || by(place, a, b));
};

/** Why one pack comes before another, as a sentence's end. */
export const explainPrecedence = (winner: PlacedPack, loser: PlacedPack): string => {
  if (winner.layer !== loser.layer) return `the layer "${winner.layer}" is more specific than "${loser.layer}"`;
  if (winner.depends_on.includes(loser.id)) return `both are of the layer "${winner.layer}", and "${winner.id}" builds on "${loser.id}"`;
  return `both are of the layer "${winner.layer}", and "${winner.id}" stands on more or was added later`;
};

const rank = (layer: PackLayer): number => PackLayer.options.indexOf(layer);

/** How many packs of the same layer stand below each; a circle counts once. */
const heights = (packs: readonly PlacedPack[]): Map<string, number> => {
  const byId = new Map(packs.map((pack) => [pack.id, pack]));
  const known = new Map<string, number>();
  const measure = (pack: PlacedPack, path: ReadonlySet<string>): number => {
    const below = pack.depends_on.flatMap((id) => byId.get(id) ?? []).filter(({ id }) => !path.has(id));
    const own = below.map((each) => measure(each, new Set([...path, pack.id])) + (each.layer === pack.layer ? 1 : 0));
    return Math.max(0, ...own);
  };
  for (const pack of packs) known.set(pack.id, measure(pack, new Set([pack.id])));
  return known;
};
