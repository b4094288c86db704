import type { Canon, CanonSources } from "../map/build-canon.ts";
import { buildCanon } from "../map/build-canon.ts";
import { readHead, readSources } from "./canon-rows.ts";
import type { CanonHead } from "./canon-rows.ts";
import type { Scope } from "./correction-rows.ts";

/** Canonical maps by campaign, cached until the campaign's head changes. */
export interface CanonCache {
  /** The map as of this head or a newer one. Reads the campaign's rows only when it is not cached. */
  at(scope: Scope, campaignId: string, head: CanonHead): Promise<Canon>;
  /** The current map: one small statement when it is cached. */
  now(scope: Scope, campaignId: string): Promise<Canon>;
  /** The cached map as of this head; `undefined` when there is none. */
  cached(campaignId: string, head: CanonHead): Canon | undefined;
  /** The newest head whose map is cached; `undefined` when there is none. */
  lastHead(campaignId: string): CanonHead | undefined;
}

/** The number of cached maps; the least recently used one is removed first. */
const maxCampaigns = 64;

/** Creates a cache. Tests pass `build` to count the builds. */
export const createCanonCache = (build: (sources: CanonSources) => Canon = buildCanon): CanonCache => {
  const entries = new Map<string, { readonly head: CanonHead; readonly canon: Canon }>();
  const reading = new Map<string, Promise<Canon>>();
  const cached: CanonCache["cached"] = (campaignId, head) => {
    const found = entries.get(campaignId);
    if (found === undefined || !sameHead(found.head, head)) return undefined;
    entries.delete(campaignId);
    entries.set(campaignId, found);
    return found.canon;
  };
  const read = async (scope: Scope, campaignId: string): Promise<Canon> => {
    const { head, sources } = await readSources(scope, campaignId);
    const again = cached(campaignId, head);
    if (again !== undefined) return again;
    const canon = build({ ...sources, sessionId: head.session_id });
    entries.set(campaignId, { head, canon });
    const [oldest] = entries.keys();
    if (entries.size > maxCampaigns && oldest !== undefined) entries.delete(oldest);
    return canon;
  };
  const at: CanonCache["at"] = (scope, campaignId, head) => {
    const found = cached(campaignId, head);
    if (found !== undefined) return Promise.resolve(found);
    // Concurrent requests share one read, except those in transactions of their own.
    const key = `${campaignId} ${head.canon}.${head.names}.${head.session_id ?? ""}`;
    if (scope.isTransaction) return read(scope, campaignId);
    const underway = reading.get(key) ?? read(scope, campaignId).finally(() => reading.delete(key));
    reading.set(key, underway);
    return underway;
  };
  return {
    at,
    cached,
    now: async (scope, campaignId) => at(scope, campaignId, await readHead(scope, campaignId)),
    lastHead: (campaignId) => entries.get(campaignId)?.head,
  };
};

const sameHead = (a: CanonHead, b: CanonHead): boolean => a.canon === b.canon && a.names === b.names && a.session_id === b.session_id;
