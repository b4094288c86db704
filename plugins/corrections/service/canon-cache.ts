import type { Canon, CanonSources } from "../map/build-canon.ts";
import { buildCanon } from "../map/build-canon.ts";
import { readHead, readSources } from "./canon-rows.ts";
import type { CanonHead } from "./canon-rows.ts";
import type { Scope } from "./correction-rows.ts";

/** Maps kept per campaign until its head moves. */
export interface CanonCache {
  /** The map as of this head, or a newer one. Reads the campaign's rows only when it is not kept. */
  at(scope: Scope, campaignId: string, head: CanonHead): Promise<Canon>;
  /** The map as of now: one small statement when it is kept. */
  now(scope: Scope, campaignId: string): Promise<Canon>;
  /** The kept map as of this head, if any. */
  kept(campaignId: string, head: CanonHead): Canon | undefined;
  /** The newest head whose map is kept, if any. */
  lastHead(campaignId: string): CanonHead | undefined;
}

/** Campaigns whose maps are kept at once; the one used longest ago goes first. */
const most = 64;

/** Makes a cache. `build` is there to be counted. */
export const createCanonCache = (build: (sources: CanonSources) => Canon = buildCanon): CanonCache => {
  const held = new Map<string, { readonly head: CanonHead; readonly canon: Canon }>();
  const reading = new Map<string, Promise<Canon>>();
  const kept: CanonCache["kept"] = (campaignId, head) => {
    const found = held.get(campaignId);
    if (found === undefined || !sameHead(found.head, head)) return undefined;
    held.delete(campaignId);
    held.set(campaignId, found);
    return found.canon;
  };
  const read = async (scope: Scope, campaignId: string): Promise<Canon> => {
    const { head, sources } = await readSources(scope, campaignId);
    const again = kept(campaignId, head);
    if (again !== undefined) return again;
    const canon = build({ ...sources, session_id: head.session_id });
    held.set(campaignId, { head, canon });
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
    return canon;
  };
  const at: CanonCache["at"] = (scope, campaignId, head) => {
    const found = kept(campaignId, head);
    if (found !== undefined) return Promise.resolve(found);
    // Several stages and requests may ask at once: they share one reading, unless they stand in transactions of their own.
    const key = `${campaignId} ${head.canon}.${head.names}.${head.session_id ?? ""}`;
    if (scope.isTransaction) return read(scope, campaignId);
    const underway = reading.get(key) ?? read(scope, campaignId).finally(() => reading.delete(key));
    reading.set(key, underway);
    return underway;
  };
  return {
    at,
    kept,
    now: async (scope, campaignId) => at(scope, campaignId, await readHead(scope, campaignId)),
    lastHead: (campaignId) => held.get(campaignId)?.head,
  };
};

const sameHead = (a: CanonHead, b: CanonHead): boolean => a.canon === b.canon && a.names === b.names && a.session_id === b.session_id;
