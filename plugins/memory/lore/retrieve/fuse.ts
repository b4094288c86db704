import type { RankedPiece } from "./rank.ts";

/** The pieces of one corpus that a query found, not sorted. */
export interface RankedCorpus {
  readonly ranked: readonly RankedPiece[];
  /** The weight of all words of the query. */
  readonly asked: number;
  /** Whether a model made the vectors; others were fitted. */
  readonly byModel: boolean;
}

/** A ranked piece with its fused score. */
export interface FusedPiece extends RankedPiece {
  /** 0 to 1 before boosts. */
  readonly score: number;
}

/** The share of the full-text ranking in the fused score; the vectors have the rest. */
const textShare = { usual: 0.5, least: 0.1 };
/** The share of the query's words in the piece with most of them: below `few` full text has its least share, from `many` its usual one. */
const covered = { few: 0.2, many: 0.6 };
/** The share of each neighbour's score that is added to a piece. */
const neighbourShare = 0.2;
/** The factor for a piece about an entity that is named in the query. */
export const namedBoost = 1.2;

/**
 * A convex combination of both rankings, each scaled to 0..1 by its minimum and maximum; then each piece gains from its neighbours,
 * because the answer to a question is often next to the text that resembles it. Best first.
 */
export const fuse = (corpus: RankedCorpus, isNamed: (piece: RankedPiece) => boolean): FusedPiece[] => {
  const { ranked } = corpus;
  const share = shareOfText(corpus);
  const text = scale(ranked.map(({ text }) => text));
  const vector = scale(ranked.map(({ vector }) => vector));
  const bare = ranked.map((piece) => share * text(piece.text) + (1 - share) * vector(piece.vector));
  const places = new Map(ranked.map(({ group, position }, at) => [`${group}\0${position}`, bare[at] ?? 0]));
  const beside = ({ group, position }: RankedPiece, step: number) => places.get(`${group}\0${position + step}`) ?? 0;
  return ranked
    .map((piece, at) => {
      const gained = (bare[at] ?? 0) + neighbourShare * (beside(piece, -1) + beside(piece, 1));
      return { ...piece, score: (gained / (1 + 2 * neighbourShare)) * (isNamed(piece) ? namedBoost : 1) };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
};

/**
 * The share of full text for one query. A model understands questions of which no piece has the words; what full text finds for these
 * shares other words by chance, so the fewer of the words it finds, the smaller its share. Fitted vectors know no other words than full
 * text does. Only pieces that the viewer may read count.
 */
const shareOfText = ({ ranked, asked, byModel }: RankedCorpus): number => {
  if (!byModel) return textShare.usual;
  const most = Math.max(0, ...ranked.map(({ weight }) => weight)) / Math.max(asked, Number.EPSILON);
  const reached = Math.min(1, Math.max(0, (most - covered.few) / (covered.many - covered.few)));
  return textShare.least + (textShare.usual - textShare.least) * reached;
};

const scale = (scores: readonly (number | null)[]): ((score: number | null) => number) => {
  const found = scores.flatMap((score) => score ?? []);
  const [min, max] = [Math.min(...found), Math.max(...found)];
  const width = max - min;
  return (score) => (score === null ? 0 : width > 0 ? (score - min) / width : 1);
};
