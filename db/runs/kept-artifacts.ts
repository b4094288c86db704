import type { Checkpoint } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { codeOf } from "../errors.ts";
import { encodeJson } from "../json.ts";
import type { RunAttempt, RunKey } from "../tokens.ts";

/** An artifact without its run. */
export type KeptArtifact = Omit<Checkpoint, "runId">;

/** Artifacts that wait in memory until something else of their run is written, so that they need no statement of their own. */
export interface KeptArtifacts {
  /** Keeps an artifact, in place of the one before. */
  keep(run: RunAttempt, artifact: KeptArtifact): void;
  /** Passes what waits to a write of the run. What a failed write did not save waits again, unless another worker has the run. */
  carry<T>(run: RunKey, write: (artifacts: readonly KeptArtifact[], attempt: number) => Promise<T>): Promise<T>;
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
  const putBack = (run: RunKey, { attempt, artifacts }: Waiting): void => {
    const later = runs.get(nameOf(run));
    if (later === undefined) runs.set(nameOf(run), { attempt, artifacts });
    else if (later.attempt === attempt) runs.set(nameOf(run), { attempt, artifacts: new Map([...artifacts, ...later.artifacts]) });
  };
  return {
    keep: (run, artifact) => {
      const known = runs.get(nameOf(run));
      const waiting = known?.attempt === run.attempt ? known : { attempt: run.attempt, artifacts: new Map<string, KeptArtifact>() };
      waiting.artifacts.set(artifact.artifact, artifact);
      runs.set(nameOf(run), waiting);
    },
    carry: async (run, write) => {
      const waiting = runs.get(nameOf(run));
      if (waiting === undefined) return write([], 0);
      runs.delete(nameOf(run));
      try {
        return await write([...waiting.artifacts.values()], waiting.attempt);
      } catch (thrown) {
        if (codeOf(thrown) !== "run_superseded") putBack(run, waiting);
        throw thrown;
      }
    },
    drop: (run) => void runs.delete(nameOf(run)),
  };
};

const nameOf = ({ campaignId, id }: RunKey): string => JSON.stringify([campaignId ?? "", id]);

/** Saves artifacts of the run that the part `run` of the statement names, if any. */
export const saveArtifacts = (run: RawBuilder<unknown>, artifacts: readonly KeptArtifact[]): RawBuilder<unknown> => sql`
  kept as (
    insert into run_artifacts (campaign_id, run_id, artifact, key, value, saved_at)
    select mine.campaign_id, mine.id, given.artifact, given.key, coalesce(given.value, 'null'::jsonb), clock_timestamp()
    from ${run} mine, jsonb_to_recordset(${encodeJson(artifacts)}::jsonb) as given(artifact text, key text, value jsonb)
    on conflict (campaign_id, run_id, artifact) do update set key = excluded.key, value = excluded.value, saved_at = excluded.saved_at)`;
