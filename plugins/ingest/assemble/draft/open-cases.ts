import { isUnspaced } from "freeform-rpg/language";
import type { PackContentType, PageSpan, ReviewAnswer, ReviewDecision, ReviewKind } from "freeform-rpg/schemas";

/** Something in doubt, before it has a key. */
export interface OpenCase {
  readonly text: string;
  readonly name?: string | undefined;
  readonly files?: readonly string[];
  readonly pages?: PageSpan | null;
}

/** A decision before its cases have keys. */
export interface OpenDecision {
  readonly kind: ReviewKind;
  readonly type?: PackContentType;
  readonly title: string;
  readonly ask: string;
  /** Beside `keep`. */
  readonly answers?: readonly ReviewAnswer[];
  readonly cases: readonly OpenCase[];
}

/** True for a name of several words. One word, such as `Overview`, says too little to decide by; in scripts without spaces there is no such thing. */
export const hasWords = (name: string): boolean => /\s/.test(name.trim()) || isUnspaced(name);

/** Those with cases, each case with a key: the decision's and a number. */
export const nameCases = (decisions: readonly OpenDecision[]): ReviewDecision[] =>
  decisions
    .filter(({ cases }) => cases.length > 0)
    .map(({ kind, type = null, title, ask, answers = [], cases }) => {
      const key = type === null ? kind : `${kind}_${type}`;
      return {
        key,
        kind,
        type,
        title,
        ask,
        answers: ["keep", ...answers],
        cases: cases.map(({ text, name = null, files = [], pages = null }, nth) => ({
          key: `${key}_${nth + 1}`,
          text,
          name,
          files: [...files],
          pages,
          answered: null,
        })),
      };
    });
