import type { DraftRule } from "./rules.ts";

/** The list of a draft that holds one entry for each item that was asked about. */
export interface ItemList<TDraft> {
  /** The name of the list in the draft, such as `files`. */
  readonly field: string;
  /** Ids of the items that were asked about. */
  readonly ids: readonly string[];
  readonly idsOf: (draft: TDraft) => readonly string[];
}

/** Rules for answers about a list of items: one entry for each item, and none about another. */
export const onePerItem = <TDraft>({ field, ids, idsOf }: ItemList<TDraft>): readonly DraftRule<TDraft>[] => [
  {
    id: "item_known",
    check: (draft) =>
      idsOf(draft).flatMap((id, at) =>
        ids.includes(id)
          ? []
          : [
              {
                severity: "error" as const,
                field: `${field}[${at}]`,
                message: `"${id}" is not among the ${field} that you were given. Leave it out.`,
              },
            ],
      ),
  },
  {
    id: "item_answered",
    check: (draft) => {
      const answered = new Set(idsOf(draft));
      const missing = ids.filter((id) => !answered.has(id)).map((id) => `"${id}"`);
      const message = `There is no entry for ${missing.join(", ")}. Give one for each of the ${field}.`;
      return missing.length > 0 ? [{ severity: "error" as const, field, message }] : [];
    },
  },
];
