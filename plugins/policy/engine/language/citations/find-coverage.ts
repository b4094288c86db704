import type { ClaimNode, PredicateGraph } from "freeform-rpg/schemas";

interface Places {
  /** Starts of citations, in order. */
  readonly marks: readonly number[];
  /** Ends of paragraphs, in order. */
  readonly ends: readonly number[];
}

const places = new WeakMap<PredicateGraph, Places>();

/** True where a citation stands in the claim's paragraph, in the claim or after it: one mark may cover several plain statements. */
export const isCovered = (graph: PredicateGraph, { span }: ClaimNode): boolean => {
  const { marks, ends } = placesOf(graph);
  const mark = firstFrom(marks, span.start);
  return mark !== undefined && mark < (firstFrom(ends, span.end) ?? Infinity);
};

const placesOf = (graph: PredicateGraph): Places => {
  const known = places.get(graph) ?? findPlaces(graph);
  places.set(graph, known);
  return known;
};

const findPlaces = ({ text, citations, claims }: PredicateGraph): Places => {
  const starts = new Map(claims.map(({ id, span }) => [id, span.start]));
  const marks = citations.flatMap(({ span, claim_id }) => span?.start ?? starts.get(claim_id) ?? []).toSorted((a, b) => a - b);
  return { marks, ends: [...text.matchAll(/\n[ \t\r]*\n/g)].map(({ index }) => index) };
};

/** The first of the ordered numbers that is not below `from`. */
const firstFrom = (ordered: readonly number[], from: number): number | undefined => {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] ?? Infinity) < from) low = middle + 1;
    else high = middle;
  }
  return ordered[low];
};
