import type { Correction, EntityType, ThreadStatus } from "freeform-rpg/schemas";

/** An entity as its row has it. */
export interface NamedEntity {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Whether players may know of it. Default true. */
  readonly known?: boolean;
}

/** A thread as its row has it. */
export interface TitledThread {
  readonly id: string;
  readonly title: string;
  /** Whether players may know of it. Default true. */
  readonly known?: boolean;
}

/** An entity as it is after all corrections. */
export interface CanonicalEntity {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
  /** Every other name that resolves to it, those of merged entities too. */
  readonly aliases: readonly string[];
  /** Those of them that players may hear: without names that only an unknown entity bore before it was merged. */
  readonly openAliases: readonly string[];
  /** Names that it, or one merged into it, was called by and is called by no more. */
  readonly formerNames: readonly string[];
  /** Whether players may know of it, or of one merged into it. */
  readonly known: boolean;
  /** Whether any correction bears on it. */
  readonly corrected: boolean;
}

/** A thread as it is after all corrections; `null` where no correction says otherwise than its row. */
export interface CanonicalThread {
  readonly id: string;
  readonly title: string;
  readonly status: ThreadStatus | null;
  readonly summary: string | null;
  readonly known: boolean;
  readonly corrected: boolean;
}

/** What a name or id comes to: an entity, nothing because that entity is hidden, or nothing because nobody bears it. */
export type Resolved =
  | { readonly kind: "entity"; readonly id: string; readonly name: string }
  | { readonly kind: "hidden" }
  | { readonly kind: "unknown" };

/** Names and ids of entities to those that stand. */
export interface EntityMap {
  resolveName(name: string): Resolved;
  resolveId(id: string): Resolved;
  /** What stands for this id; `null` when that is hidden or there is no such entity. */
  entity(id: string): CanonicalEntity | null;
  /** Entities that stand, in the order of their rows. */
  entities(): readonly CanonicalEntity[];
  /** Ids that no list shows: hidden ones, and those merged into others. */
  absentIds(): ReadonlySet<string>;
  /** Ids merged into others that stand, each to the one that stands for it. */
  mergedIds(): ReadonlyMap<string, string>;
  /** The ids that merges lead through, from this one to the last. */
  path(id: string): readonly string[];
  /** What the row itself is called, whatever corrections say. */
  rowName(id: string): string | undefined;
  /** The id and every id that is merged into it. */
  family(id: string): readonly string[];
  /** Names that resolve to nothing because their bearers are hidden. */
  hiddenNames(): readonly { readonly name: string; readonly type: EntityType }[];
  /** Whether a correction took this alias from the entity. */
  isRemovedAlias(id: string, alias: string): boolean;
  /** The corrections that make the name resolve as it does, in the order in which they apply. */
  explain(name: string): readonly Correction[];
}

/** Threads by id to those that stand. */
export interface ThreadMap {
  /** What stands for this id; `null` when that is hidden or there is no such thread. */
  thread(id: string): CanonicalThread | null;
  threads(): readonly CanonicalThread[];
  absentIds(): ReadonlySet<string>;
  mergedIds(): ReadonlyMap<string, string>;
  /** The ids that merges lead through, from this one to the last. */
  path(id: string): readonly string[];
  /** What the row itself is called, whatever corrections say. */
  rowName(id: string): string | undefined;
  /** Threads whose title has the key of this one, absent ones too. */
  withTitle(title: string): readonly string[];
}
