import { Correction } from "freeform-rpg/schemas/campaign";
import type { EntityType } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { campaignNotFound } from "../correction-error.ts";
import type { CanonSources } from "../map/build-canon.ts";
import { correctionJson } from "./correction-rows.ts";
import type { Scope } from "./correction-rows.ts";

/** The version of a campaign's canonical map. */
export interface CanonHead {
  /** Increases with every correction that is approved or withdrawn; 0 when there never was one. */
  readonly canon: number;
  /** Increases with every change of a name in the campaign's own rows. */
  readonly names: number;
  /** The current session; `null` when there is none. */
  readonly session_id: string | null;
}

/** SQL that selects a campaign's head as JSON; `campaign` is SQL of its id. */
export const headJson = (campaign: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select jsonb_build_object('canon', h.canon_version,
  'names', h.names_version, 'session_id', (select s.id from sessions s where s.campaign_id = h.id and s.ended_at is null
    order by s.started_at desc, s.id desc limit 1)) from campaigns h where h.id = ${campaign})`;

/** Reads a campaign's head. Throws `campaign_not_found`. */
export const readHead = async (scope: Scope, campaignId: string): Promise<CanonHead> => {
  const { rows } = await sql<{ head: CanonHead | null }>`select ${headJson(sql`${campaignId}::text`)} as head`.execute(scope);
  return rows[0]?.head ?? fail(campaignId);
};

interface RawSources {
  readonly head: CanonHead | null;
  readonly entities: readonly { id: string; type: EntityType; name: string; aliases: unknown; known: boolean }[];
  readonly threads: CanonSources["threads"];
  readonly corrections: readonly unknown[];
}

/** Reads the sources of a campaign's map in one statement. Throws `campaign_not_found`. */
export const readSources = async (
  scope: Scope,
  campaignId: string,
): Promise<{ readonly head: CanonHead; readonly sources: CanonSources }> => {
  const id = sql`${campaignId}::text`;
  const { rows } = await sql<RawSources>`select ${headJson(id)} as head,
    (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'type', e.type, 'name', e.name, 'aliases', e.attrs -> 'aliases',
      'known', e.visibility = 'known')), '[]') from entities e where e.campaign_id = ${id}) as entities,
    (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'type', t.type, 'title', t.title, 'known', t.visibility = 'known')), '[]')
      from threads t where t.campaign_id = ${id}) as threads,
    (select coalesce(jsonb_agg(${correctionJson(sql`c`)}), '[]') from corrections c
      where c.campaign_id = ${id} and c.status = 'approved') as corrections`.execute(scope);
  const [raw] = rows;
  if (raw === undefined || raw.head === null) return fail(campaignId);
  const entities = raw.entities.map(({ aliases, ...entity }) => ({ ...entity, aliases: readAliases(aliases) }));
  const corrections = raw.corrections.map((correction) => Correction.parse(correction));
  return { head: raw.head, sources: { entities, threads: raw.threads, corrections } };
};

/** The aliases in an entity's attributes, whose values may be of any type. */
export const readAliases = (aliases: unknown): string[] =>
  Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === "string") : [];

const fail = (campaignId: string): never => {
  throw campaignNotFound(campaignId);
};
