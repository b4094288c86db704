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

/** The share of the full-text ranking in the fused score where words are found, and where none are, beside the vectors of a model and beside fitted ones. */
const textShare = { usual: 0.5, model: 0.4, fitted: 1 };
/** The weight of words on the query's subjects, beside its own, where no piece has these. */
const relatedShare = 12;
/** The share of a piece's likeness to the query where no piece has its words, beside the vectors of a model, and beside words on its subjects alone. */
const likenessShare = { model: 0.4, fitted: 0.5 };
/** The share of the query's words in the piece with most of them: below `few` none are found, from `many` enough. */
const covered = { few: 0.2, many: 0.6 };
/** The same where subjects stand in for words: more of these must be found for none to be missed. */
const coveredBesideSubjects = { few: 0.4, many: 0.7 };
/** The share of each neighbour's score that is added to a piece. */
const neighbourShare = 0.2;
/** Of what a question lacks, the share that counts where it names somebody whom pieces are about. */
const missedByNames = 0.3;
/** The factor for a piece about an entity that is named in the query. */
export const namedBoost = 1.2;

/**
 * A convex combination of both rankings, each scaled to 0..1 by its minimum and maximum; then each piece gains from its neighbours,
 * because the answer to a question is often next to the text that resembles it. A corpus that lacks the question's words scores half. Best first.
 */
export const fuse = (corpus: RankedCorpus, isNamed: (piece: RankedPiece) => boolean): FusedPiece[] => {
  const { ranked } = corpus;
  const isAboutNamed = ranked.some(isNamed);
  const bySubjects = !corpus.byModel && !isAboutNamed && ranked.some(({ related }) => related > 0);
  const missed = (1 - reachedIn(corpus, bySubjects)) * (isAboutNamed ? missedByNames : 1);
  const bare = bySubjects ? fuseWithSubjects(ranked, missed) : fuseWords(corpus, missed);
  const places = new Map(ranked.map(({ group, position }, at) => [`${group}\0${position}`, bare[at] ?? 0]));
  const beside = ({ group, position }: RankedPiece, step: number) => places.get(`${group}\0${position + step}`) ?? 0;
  return ranked
    .map((piece, at) => {
      const gained = (bare[at] ?? 0) + neighbourShare * (beside(piece, -1) + beside(piece, 1));
      const found = (gained / (1 + 2 * neighbourShare)) * (1 - missed / 2);
      return { ...piece, score: found * (isNamed(piece) ? namedBoost : 1) };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
};

/**
 * A model understands questions of which no piece has the words, so that full text has the smaller share the fewer are found. Fitted vectors know no
 * words but the collection's: beside them it has the larger share.
 */
const fuseWords = ({ ranked, byModel }: RankedCorpus, missed: number): number[] => {
  const share = textShare.usual + ((byModel ? textShare.model : textShare.fitted) - textShare.usual) * missed;
  const text = scale(
    ranked.map(({ text, related }) => (text === null && related === 0 ? null : (text ?? 0) + missed ** 2 * relatedShare * related)),
  );
  const vector = scale(ranked.map((piece) => piece.vector));
  const likeness = scale(ranked.map((piece) => piece.likeness));
  const alike = byModel && ranked.some((piece) => piece.likeness > 0) ? likenessShare.model * missed : 0;
  return ranked.map((_, at) => (1 - alike) * (share * text(at) + (1 - share) * vector(at)) + alike * likeness(at));
};

/** Without a model and a name, the fewer of the question's words are found, the more its subjects count in their place. */
const fuseWithSubjects = (ranked: readonly RankedPiece[], missed: number): number[] => {
  const text = scale(ranked.map((piece) => piece.text));
  const vector = scale(ranked.map((piece) => piece.vector));
  const related = scale(ranked.map((piece) => piece.related));
  const likeness = scale(ranked.map((piece) => piece.likeness));
  return ranked.map((_, at) => {
    const found = textShare.usual * text(at) + (1 - textShare.usual) * vector(at);
    return (1 - missed) * found + missed * ((1 - likenessShare.fitted) * related(at) + likenessShare.fitted * likeness(at));
  });
};

/** How many of the query's words the piece with most of them has: 0 for few, 1 for many. Only pieces that the viewer may read count. */
const reachedIn = ({ ranked, asked }: RankedCorpus, bySubjects: boolean): number => {
  const { few, many } = bySubjects ? coveredBesideSubjects : covered;
  const most = Math.max(0, ...ranked.map(({ weight }) => weight)) / Math.max(asked, Number.EPSILON);
  return Math.min(1, Math.max(0, (most - few) / (many - few)));
};

/** The scores, each from 0 to 1 by its minimum and maximum. */
const scale = (scores: readonly (number | null)[]): ((at: number) => number) => {
  const found = scores.flatMap((score) => score ?? []);
  const [min, max] = [Math.min(...found), Math.max(...found)];
  const width = max - min;
  return (at) => {
    const score = scores[at] ?? null;
    return score === null ? 0 : width > 0 ? (score - min) / width : 1;
  };
};
