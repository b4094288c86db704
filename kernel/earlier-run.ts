import { digestOf } from "./canonical-json.ts";

/** The artifacts of another run of the pipeline, for a run that recomputes only what differs, as a build tool does. */
export interface EarlierRun {
  /** Its artifacts by id, inputs included; `undefined` for one that it did not make. Artifacts that are absent were not saved: they are recomputed. */
  readonly made: Readonly<Record<string, unknown>>;
  /** Names of stages that run in any case: something beside their needs has changed. */
  readonly stale: ReadonlySet<string>;
}

/** One stage about to run. */
export interface StageAtHand {
  readonly name: string;
  readonly makes: string;
  readonly needs: readonly string[];
}

/** Finds what the earlier run made where a stage would make the same. */
export interface Comparison {
  /** The earlier value, while everything the stage needs is what the earlier run had; `null` when it is to run. */
  find(stage: StageAtHand): { readonly value: unknown } | null;
}

/** Compares a run with an earlier one. `digestNow` returns the digest of an artifact's current value; `null` while there is none. */
export const compareEarlier = ({ made, stale }: EarlierRun, digestNow: (id: string) => string | null): Comparison => {
  const touched = new Set<string>();
  const isUnchanged = (id: string): boolean => {
    if (!Object.hasOwn(made, id)) return !touched.has(id);
    const before = made[id];
    return digestNow(id) === (before === undefined ? null : digestOf(before));
  };
  return {
    find: ({ name, makes, needs }) => {
      const unchanged = !stale.has(name) && needs.every(isUnchanged);
      if (!unchanged) touched.add(makes);
      return unchanged && made[makes] !== undefined ? { value: made[makes] } : null;
    },
  };
};
