import type { Correction } from "freeform-rpg/schemas";
import { createNameText } from "../text/name-text.ts";
import type { NameText } from "../text/name-text.ts";
import type { EntityMap, NamedEntity, ThreadMap, TitledThread } from "./canonical-map.ts";
import { buildEntityMap } from "./entity-map.ts";
import { buildThreadMap } from "./thread-map.ts";

/** The sources of a canonical map. */
export interface CanonSources {
  readonly entities: readonly NamedEntity[];
  readonly threads: readonly TitledThread[];
  /** In any order and with any status. Only approved corrections of the whole campaign or of this session apply. */
  readonly corrections: readonly Correction[];
  /** The session whose corrections apply too; `null` outside of a session. */
  readonly sessionId?: string | null;
}

/** The canonical map of a campaign: derived from rows and approved corrections alone, the same wherever it is built. */
export interface Canon {
  readonly entities: EntityMap;
  readonly threads: ThreadMap;
  /** Names in running text. */
  readonly text: NameText;
  /** True when no correction is in force, so that everything is as in the rows. */
  readonly plain: boolean;
}

/** Builds the canonical map. The same sources in any order give the same map. */
export const buildCanon = ({ entities: rows, threads, corrections, sessionId = null }: CanonSources): Canon => {
  const inForce = orderCorrections(corrections, sessionId);
  const entities = buildEntityMap(byId(rows), inForce);
  return { entities, threads: buildThreadMap(byId(threads), inForce), text: createNameText(entities), plain: inForce.length === 0 };
};

/** Corrections in force in a session, in the order in which they apply: by approval time, then id. */
export const orderCorrections = (corrections: readonly Correction[], sessionId: string | null): Correction[] =>
  corrections
    .filter(({ status, session_id }) => status === "approved" && (session_id === null || session_id === sessionId))
    .map((correction) => ({ correction, at: microseconds(correction.decided_at) }))
    .toSorted((a, b) => a.at - b.at || compare(a.correction.id, b.correction.id))
    .map(({ correction }) => correction);

/** JavaScript dates have milliseconds, the database has microseconds. */
const microseconds = (time: string | null): number => {
  if (time === null) return 0;
  const fraction = /\.(\d+)/.exec(time)?.[1] ?? "";
  return Math.floor(Date.parse(time) / 1000) * 1e6 + Number(fraction.padEnd(6, "0").slice(0, 6));
};

const byId = <T extends { readonly id: string }>(rows: readonly T[]): T[] => rows.toSorted((a, b) => compare(a.id, b.id));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
