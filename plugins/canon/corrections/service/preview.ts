import type { Correction, CorrectionAction } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { CorrectionErrorCode } from "../correction-error.ts";
import { buildCanon } from "../map/build-canon.ts";
import type { Canon, CanonSources } from "../map/build-canon.ts";
import type { CanonicalEntity, CanonicalThread } from "../map/canonical-map.ts";
import type { Scope } from "./correction-rows.ts";
import { findCorrectionError } from "./find-correction-error.ts";

/** An entity or thread before and after a correction; `null` where it is hidden or merged into another. */
export interface Change<T> {
  readonly id: string;
  readonly before: T | null;
  readonly after: T | null;
}

/** The effects of a correction. Lists have at most fifty entries; counts are complete. */
export interface Preview {
  readonly action: CorrectionAction;
  /** The error with which it would be refused; `null` when it is valid. */
  readonly refusal: { readonly code: string; readonly message: string } | null;
  readonly entities: readonly Change<CanonicalEntity>[];
  readonly threads: readonly Change<CanonicalThread>[];
  /** The number of facts about entities that change. */
  readonly facts: number;
  /** The number of chunks of the campaign's packs that contain a changed name. */
  readonly chunks: number;
  /** The number of turns whose text contains a changed name, and the numbers of the newest of them. */
  readonly turns: number;
  readonly turnNumbers: readonly number[];
}

const maxListed = 50;

/** Previews a correction: compares the map without it and with it. */
export const previewCorrection = async (scope: Scope, sources: CanonSources, candidate: Correction): Promise<Preview> => {
  const others = sources.corrections.filter(({ id }) => id !== candidate.id);
  const before = buildCanon({ ...sources, corrections: others });
  const after = buildCanon({
    ...sources,
    corrections: [...others, { ...candidate, status: "approved", decided_at: "9999-12-31T00:00:00Z" }],
  });
  const refusal = candidate.status === "pending" ? findCorrectionError(before, candidate, { role: "DM", moment: "proposal" }) : null;
  const entities = changedEntities(before, after);
  const ids = entities.map(({ id }) => id);
  const names = [...new Set(entities.flatMap(({ before: was }) => (was === null ? [] : [was.name, ...was.formerNames])))];
  return {
    action: candidate,
    refusal: refusal && { code: refusal.code as CorrectionErrorCode, message: refusal.message },
    entities: entities.slice(0, maxListed),
    threads: changedThreads(before, after).slice(0, maxListed),
    ...(await countAffected(scope, candidate.campaign_id, ids, names)),
  };
};

const changedEntities = (before: Canon, after: Canon): Change<CanonicalEntity>[] => {
  const was = new Map(before.entities.entities().map((entity) => [entity.id, entity]));
  const is = new Map(after.entities.entities().map((entity) => [entity.id, entity]));
  return compareMaps(was, is);
};

const changedThreads = (before: Canon, after: Canon): Change<CanonicalThread>[] => {
  const was = new Map(before.threads.threads().map((thread) => [thread.id, thread]));
  const is = new Map(after.threads.threads().map((thread) => [thread.id, thread]));
  return compareMaps(was, is);
};

const compareMaps = <T>(was: ReadonlyMap<string, T>, is: ReadonlyMap<string, T>): Change<T>[] =>
  [...new Set([...was.keys(), ...is.keys()])]
    .map((id) => ({ id, before: was.get(id) ?? null, after: is.get(id) ?? null }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));

const countAffected = async (
  scope: Scope,
  campaignId: string,
  ids: readonly string[],
  names: readonly string[],
): Promise<Pick<Preview, "facts" | "chunks" | "turns" | "turnNumbers">> => {
  const holds = (column: string) => sql`exists (select from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as n(name)
    where position(lower(n.name) in lower(${sql.ref(column)})) > 0)`;
  const { rows } = await sql<{ facts: number; chunks: number; turns: number[] | null }>`select
    (select count(*)::int from facts where campaign_id = ${campaignId}
      and subject_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))) as facts,
    (select count(*)::int from pack_chunks where pack_id in (select jsonb_array_elements_text(content_packs) from campaigns where id = ${campaignId})
      and ${holds("chunk_text")}) as chunks,
    (select jsonb_agg(turn_no order by turn_no desc) from events where campaign_id = ${campaignId} and superseded_by is null
      and kind in ('turn', 'clarification', 'narration') and ${holds("final_text")}) as turns`.execute(scope);
  const [found] = rows;
  const turns = found?.turns ?? [];
  return { facts: found?.facts ?? 0, chunks: found?.chunks ?? 0, turns: turns.length, turnNumbers: turns.slice(0, maxListed) };
};
