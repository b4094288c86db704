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

/** Looks up the labels of these families; of several fields with one label the first counts. */
export const openVocabulary = (families: readonly LabelFamily[]): Vocabulary => {
  const fields = new Map<string, string>();
  const labels = new Set<string>();
  for (const { labels: kinds } of families)
    for (const [kind, byField] of Object.entries(kinds))
      for (const [field, printed] of Object.entries(byField))
        for (const label of (typeof printed === "string" ? printed.split("|") : printed).map((one) => one.toLowerCase())) {
          labels.add(label);
          if (!fields.has(`${kind} ${label}`)) fields.set(`${kind} ${label}`, field);
        }
  return {
    fieldOf: (label, kind) => fields.get(`${kind} ${label.toLowerCase()}`) ?? null,
    knows: (label) => labels.has(label.toLowerCase()),
    labels: [...labels],
  };
};

/** The families whose labels are known; of one label's fields the first counts. */
export const families: readonly LabelFamily[] = [d20, osr, pbta, pools, ...otherFamilies, general];

/** The labels of every family. */
export const everyFamily = openVocabulary(families);
