import type { RankedPiece } from "./rank.ts";

/** A ranked piece with its fused score. */
export interface FusedPiece extends RankedPiece {
  /** 0 to 1 before boosts. */
  readonly score: number;
}

/** The share of the full-text ranking in the fused score; the vectors have the rest. */
const textShare = 0.5;
/** The share of each neighbour's score that is added to a piece. */
const neighbourShare = 0.2;
/** The factor for a piece about an entity that is named in the query. */
export const namedBoost = 1.2;

/**
 * A convex combination of both rankings, each scaled to 0..1 by its minimum and maximum; then each piece gains from its neighbours,
 * because the answer to a question is often next to the text that resembles it. Best first.
 */
export const fuse = (ranked: readonly RankedPiece[], isNamed: (piece: RankedPiece) => boolean): FusedPiece[] => {
  const text = scale(ranked.map(({ text }) => text));
  const vector = scale(ranked.map(({ vector }) => vector));
  const bare = ranked.map((piece) => textShare * text(piece.text) + (1 - textShare) * vector(piece.vector));
  const places = new Map(ranked.map(({ group, position }, at) => [`${group}\0${position}`, bare[at] ?? 0]));
  const beside = ({ group, position }: RankedPiece, step: number) => places.get(`${group}\0${position + step}`) ?? 0;
  return ranked
    .map((piece, at) => {
      const gained = (bare[at] ?? 0) + neighbourShare * (beside(piece, -1) + beside(piece, 1));
      return { ...piece, score: (gained / (1 + 2 * neighbourShare)) * (isNamed(piece) ? namedBoost : 1) };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
};

const scale = (scores: readonly (number | null)[]): ((score: number | null) => number) => {
  const found = scores.flatMap((score) => score ?? []);
  const [min, max] = [Math.min(...found), Math.max(...found)];
  const width = max - min;
  return (score) => (score === null ? 0 : width > 0 ? (score - min) / width : 1);
};
