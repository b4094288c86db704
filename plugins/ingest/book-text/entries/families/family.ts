/** The kinds of things that books describe under labels. */
export type EntryKind = "creature" | "power" | "item" | "class";

/** Labels by field, as books print them, without regard to capitals; in the data of families separated by `|`. */
export type FieldLabels = Readonly<Record<string, string | readonly string[]>>;

/** What a family of games calls the fields of its entries. */
export interface LabelFamily {
  /** Id of the system whose books print these labels; `general` for labels that any game may print. */
  readonly id: string;
  readonly labels: Readonly<Partial<Record<EntryKind, FieldLabels>>>;
}
