import type { Correction, CorrectionAction } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RefusalCode } from "../correction-error.ts";
import { buildCanon } from "../map/build-canon.ts";
import type { Canon, CanonSources } from "../map/build-canon.ts";
import type { CanonicalEntity, CanonicalThread } from "../map/canonical-map.ts";
import type { Scope } from "./correction-rows.ts";
import { refuse } from "./refuse.ts";

/** Something before and after a correction; `null` where it does not stand. */
export interface Changed<T> {
  readonly id: string;
  readonly before: T | null;
  readonly after: T | null;
}

/** What a correction would change. Lists hold at most fifty entries, the counts are whole. */
export interface Preview {
  readonly action: CorrectionAction;
  /** Why it would be refused; `null` when nothing speaks against it. */
  readonly refusal: { readonly code: string; readonly message: string } | null;
  readonly entities: readonly Changed<CanonicalEntity>[];
  readonly threads: readonly Changed<CanonicalThread>[];
  /** Facts about entities that change. */
  readonly facts: number;
  /** Pieces of the campaign's packs that hold a name that changes. */
  readonly chunks: number;
  /** Turns whose text holds a name that changes, and the newest of them by number. */
  readonly turns: number;
  readonly turn_numbers: readonly number[];
}

const most = 50;

/** Compares the map without and with the correction. */
export const previewCorrection = async (scope: Scope, sources: CanonSources, candidate: Correction): Promise<Preview> => {
  const others = sources.corrections.filter(({ id }) => id !== candidate.id);
  const before = buildCanon({ ...sources, corrections: others });
  const after = buildCanon({
    ...sources,
    corrections: [...others, { ...candidate, state: "approved", decided_at: "9999-12-31T00:00:00Z" }],
  });
  const refusal = candidate.state === "pending" ? refuse(before, candidate, { role: "DM", moment: "proposal" }) : null;
  const entities = changedEntities(before, after);
  const ids = entities.map(({ id }) => id);
  const names = [...new Set(entities.flatMap(({ before: was }) => (was === null ? [] : [was.name, ...was.formerNames])))];
  return {
    action: candidate,
    refusal: refusal && { code: refusal.code as RefusalCode, message: refusal.message },
    entities: entities.slice(0, most),
    threads: changedThreads(before, after).slice(0, most),
    ...(await countTouched(scope, candidate.campaign_id, ids, names)),
  };
};

const changedEntities = (before: Canon, after: Canon): Changed<CanonicalEntity>[] => {
  const was = new Map(before.entities.entities().map((entity) => [entity.id, entity]));
  const is = new Map(after.entities.entities().map((entity) => [entity.id, entity]));
  return changes(was, is);
};

const changedThreads = (before: Canon, after: Canon): Changed<CanonicalThread>[] => {
  const was = new Map(before.threads.threads().map((thread) => [thread.id, thread]));
  const is = new Map(after.threads.threads().map((thread) => [thread.id, thread]));
  return changes(was, is);
};

const changes = <T>(was: ReadonlyMap<string, T>, is: ReadonlyMap<string, T>): Changed<T>[] =>
  [...new Set([...was.keys(), ...is.keys()])]
    .map((id) => ({ id, before: was.get(id) ?? null, after: is.get(id) ?? null }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));

const countTouched = async (
  scope: Scope,
  campaignId: string,
  ids: readonly string[],
  names: readonly string[],
): Promise<Pick<Preview, "facts" | "chunks" | "turns" | "turn_numbers">> => {
  const holds = (column: string) => sql`exists (select from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as n(name)
    where position(lower(n.name) in lower(${sql.ref(column)})) > 0)`;
  const { rows } = await sql<{ facts: number; chunks: number; turns: number[] | null }>`select
    (select count(*)::int from facts where campaign_id = ${campaignId}
      and subject_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))) as facts,
    (select count(*)::int from pack_chunks where pack_id in (select jsonb_array_elements_text(content_packs) from campaigns where id = ${campaignId})
      and ${holds("chunk_text")}) as chunks,
    (select jsonb_agg(turn_no order by turn_no desc) from events where campaign_id = ${campaignId} and superseded_by is null
      and kind in ('turn', 'clarification') and ${holds("final_text")}) as turns`.execute(scope);
  const [found] = rows;
  const turns = found?.turns ?? [];
  return { facts: found?.facts ?? 0, chunks: found?.chunks ?? 0, turns: turns.length, turn_numbers: turns.slice(0, most) };
};
