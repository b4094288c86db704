import type { Tables } from "freeform-rpg/db";
import type { Kysely } from "kysely";
import { readHappenings } from "../notes/read-notes.ts";
import { listSessions } from "../session-rows.ts";
import type { Since } from "./create-briefing.ts";

/** The maximum number of turns since the last session that a briefing reads. */
const maxTurns = 50;

/** Reads what happened after the last session that has ended. */
export const readSince = async (db: Kysely<Tables>, campaignId: string, currentTurn: number): Promise<Since> => {
  const last = (await listSessions(db, campaignId)).findLast(({ endedAt }) => endedAt !== null);
  const fromTurn = (last?.toTurn ?? 0) + 1;
  const happenings = await readHappenings(db, {
    campaignId,
    fromTurn: Math.max(fromTurn, currentTurn - maxTurns + 1),
    toTurn: currentTurn,
  });
  return { fromTurn, happenings, lastSession: last?.summary ?? "" };
};
