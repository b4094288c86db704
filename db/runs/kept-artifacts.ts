import type { Checkpoint } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { codeOf } from "../errors.ts";
import { encodeJson } from "../json.ts";
import { pack } from "../packed-json.ts";
import type { RunAttempt, RunKey } from "../tokens.ts";

/** An artifact without its run. */
export type KeptArtifact = Omit<Checkpoint, "runId">;

/** Artifacts that wait in memory until something else of their run is written, so that they need no statement of their own. */
export interface KeptArtifacts {
  /** Keeps an artifact, in place of the one before. */
  keep(run: RunAttempt, artifact: KeptArtifact): void;
  /**
   * Passes what waits to a write of the run. It waits until a write has saved it, so that one that overtakes another carries it too, and is
   * forgotten when another claim has the run. Without an attempt, `write` learns for which claim it waits.
   */
  carry<T>(run: RunKey & Partial<RunAttempt>, write: (artifacts: readonly KeptArtifact[], attempt: number) => Promise<T>): Promise<T>;
  /** Forgets what waits. */
  drop(run: RunKey): void;
}

interface Waiting {
  readonly attempt: number;
  readonly artifacts: Map<string, KeptArtifact>;
}

/** Opens the memory of one process. */
export const openKeptArtifacts = (): KeptArtifacts => {
  const runs = new Map<string, Waiting>();
  const forget = (run: RunKey, waiting: Waiting): void => {
    if (runs.get(nameOf(run)) === waiting) runs.delete(nameOf(run));
  };
  /** What waits for the claim that writes. What an earlier claim of this process has left is of no use any more. */
  const find = (run: RunKey & Partial<RunAttempt>): Waiting | null => {
    const waiting = runs.get(nameOf(run));
    if (waiting === undefined || run.attempt === undefined || waiting.attempt === run.attempt) return waiting ?? null;
    if (waiting.attempt < run.attempt) forget(run, waiting);
    return null;
  };
  return {
    keep: (run, artifact) => {
      const known = runs.get(nameOf(run));
      const waiting = known?.attempt === run.attempt ? known : { attempt: run.attempt, artifacts: new Map<string, KeptArtifact>() };
      waiting.artifacts.set(artifact.artifact, artifact);
      runs.set(nameOf(run), waiting);
    },
    carry: async (run, write) => {
      const waiting = find(run);
      if (waiting === null) return write([], 0);
      const carried = [...waiting.artifacts.values()];
      try {
        const written = await write(carried, waiting.attempt);
        for (const one of carried) if (waiting.artifacts.get(one.artifact) === one) waiting.artifacts.delete(one.artifact);
        if (waiting.artifacts.size === 0) forget(run, waiting);
        return written;
      } catch (thrown) {
        if (codeOf(thrown) === "run_superseded") forget(run, waiting);
        throw thrown;
      }
    },
    drop: (run) => void runs.delete(nameOf(run)),
  };
};

const nameOf = ({ campaignId, id }: RunKey): string => JSON.stringify([campaignId ?? "", id]);

/**
 * Saves artifacts of a run, which the part `named` of the statement finds if its claim holds. Those of a turn are packed; results of jobs are read by
 * statements too.
 */
export const saveArtifacts = (
  named: RawBuilder<unknown>,
  { campaignId }: RunKey,
  artifacts: readonly KeptArtifact[],
): RawBuilder<unknown> => sql`
  kept as (
    insert into run_artifacts (campaign_id, run_id, artifact, key, value, saved_at)
    select mine.campaign_id, mine.id, given.artifact, given.key, coalesce(given.value, 'null'::jsonb), clock_timestamp()
    from ${named} mine, jsonb_to_recordset(${encodeJson(artifacts.map(campaignId === null ? asIs : packed))}::jsonb) as given(artifact text, key text, value jsonb)
    on conflict (campaign_id, run_id, artifact) do update set key = excluded.key, value = excluded.value, saved_at = excluded.saved_at)`;

const asIs = ({ artifact, key, value }: KeptArtifact): KeptArtifact => ({ artifact, key, value });

const packed = ({ artifact, key, value }: KeptArtifact): KeptArtifact => ({ artifact, key, value: pack(value) });
