import type { Correction, EntityType, ThreadStatus, ThreadType } from "freeform-rpg/schemas";

/** An entity as in its row. */
export interface NamedEntity {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Whether players may know of it. Default true. */
  readonly known?: boolean;
}

/** A thread as in its row. */
export interface TitledThread {
  readonly id: string;
  readonly type: ThreadType;
  readonly title: string;
  /** Whether players may know of it. Default true. */
  readonly known?: boolean;
}

/** A short form of a former name, and the form that takes its place: `Viktor` is `Ilya` after Viktor Sayenko became Ilya Thorne. */
export interface ShortName {
  readonly former: string;
  readonly now: string;
  /** Whether it is an alias that a DM removed: it is replaced in texts, and refers to no one. */
  readonly removed: boolean;
}

/** An entity as it is after all corrections. */
export interface CanonicalEntity {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
  /** Every other name that resolves to it, those of merged entities too. */
  readonly aliases: readonly string[];
  /** Aliases that players may see: without names that only an unknown entity had before it was merged. */
  readonly publicAliases: readonly string[];
  /** Main names of the past, of the entity and of those merged into it. */
  readonly formerNames: readonly string[];
  /** Short forms of names of the past, with what takes their place in texts. For people alone. */
  readonly shortNames: readonly ShortName[];
  /** Whether players may know of it, or of an entity merged into it. */
  readonly known: boolean;
  /** Whether a correction applies to it. */
  readonly corrected: boolean;
}

/** A thread as it is after all corrections; `null` where no correction overrides its row. */
export interface CanonicalThread {
  readonly id: string;
  readonly type: ThreadType;
  readonly title: string;
  readonly status: ThreadStatus | null;
  readonly summary: string | null;
  readonly known: boolean;
  readonly corrected: boolean;
}

/** The resolution of a name or id: an entity, a hidden entity, or unknown. */
export type ResolvedName =
  | { readonly kind: "entity"; readonly id: string; readonly name: string }
  | { readonly kind: "hidden" }
  | { readonly kind: "unknown" };

/** Resolves names and ids of entities to live entities: those that are neither hidden nor merged into another. */
export interface EntityMap {
  resolveName(name: string): ResolvedName;
  resolveId(id: string): ResolvedName;
  /** The live entity of this id after merges; `null` when it is hidden or unknown. */
  entity(id: string): CanonicalEntity | null;
  /** Live entities, in the order of their rows. */
  entities(): readonly CanonicalEntity[];
  /** Ids of entities that are hidden or merged into others. */
  absentIds(): ReadonlySet<string>;
  /** Ids merged into live entities, each with the id of that entity. */
  mergedIds(): ReadonlyMap<string, string>;
  /** The ids that merges lead through, from this one to the last. */
  path(id: string): readonly string[];
  /** The name in the row itself, without corrections. */
  rowName(id: string): string | undefined;
  /** The id and every id that is merged into it. */
  family(id: string): readonly string[];
  /** Names that only hidden entities have. */
  hiddenNames(): readonly { readonly name: string; readonly type: EntityType }[];
  /** Whether a correction removed this alias from the entity. */
  isRemovedAlias(id: string, alias: string): boolean;
  /** The corrections that make the name resolve as it does, in the order in which they apply. */
  explain(name: string): readonly Correction[];
}

/** Resolves ids of threads to live threads. */
export interface ThreadMap {
  /** The live thread of this id after merges; `null` when it is hidden or unknown. */
  thread(id: string): CanonicalThread | null;
  threads(): readonly CanonicalThread[];
  absentIds(): ReadonlySet<string>;
  mergedIds(): ReadonlyMap<string, string>;
  /** The ids that merges lead through, from this one to the last. */
  path(id: string): readonly string[];
  /** The name in the row itself, without corrections. */
  rowName(id: string): string | undefined;
  /** Ids of threads with this title (compared by name key), including hidden and merged threads. */
  withTitle(title: string): readonly string[];
}
