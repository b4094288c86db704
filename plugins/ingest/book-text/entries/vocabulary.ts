import { d20 } from "./families/d20.ts";
import type { EntryKind, LabelFamily } from "./families/family.ts";
import { general } from "./families/general.ts";
import { osr } from "./families/osr.ts";
import { otherFamilies } from "./families/others.ts";
import { pbta } from "./families/pbta.ts";
import { pools } from "./families/pools.ts";

/** The labels of several families, ready to be looked up. */
export interface Vocabulary {
  /** The field that a label names for a kind of entry; `null` for other labels. */
  readonly fieldOf: (label: string, kind: EntryKind) => string | null;
  readonly knows: (label: string) => boolean;
  /** Every label in small letters. */
  readonly labels: readonly string[];
}

const plainOf = (label: string): string => label.toLowerCase().replaceAll("’", "'");

/** Looks up the labels of these families; of several fields with one label the first counts. */
export const openVocabulary = (families: readonly LabelFamily[]): Vocabulary => {
  const fields = new Map<string, string>();
  const labels = new Set<string>();
  for (const { labels: kinds } of families)
    for (const [kind, byField] of Object.entries(kinds))
      for (const [field, printed] of Object.entries(byField))
        for (const label of (typeof printed === "string" ? printed.split("|") : printed).map(plainOf)) {
          labels.add(label);
          if (!fields.has(`${kind} ${label}`)) fields.set(`${kind} ${label}`, field);
        }
  return {
    fieldOf: (label, kind) => fields.get(`${kind} ${plainOf(label)}`) ?? null,
    knows: (label) => labels.has(plainOf(label)),
    labels: [...labels],
  };
};

/** The families whose labels are known; of one label's fields the first counts. */
export const families: readonly LabelFamily[] = [d20, osr, pbta, pools, ...otherFamilies, general];

/** The labels of every family. */
export const everyFamily = openVocabulary(families);
