import { clockTime } from "freeform-rpg/language";
import { encodeJson, packetPart } from "freeform-rpg/db/lib";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { LoreCandidate, StoryTurns } from "./query.ts";

/** Adds to the place of each used piece of the story when it happened in the story, and since when a fact no longer holds. */
export const addStoryTimes = async (
  db: Kysely<Tables>,
  campaignId: string | null,
  candidates: readonly LoreCandidate[],
): Promise<readonly LoreCandidate[]> => {
  const asked = candidates.flatMap(({ used, turns }) =>
    used && turns !== null ? [turns.first, turns.last, turns.ended ?? turns.last] : [],
  );
  if (campaignId === null || asked.length === 0) return candidates;
  const times = await readTimes(db, campaignId, [...new Set(asked)]);
  return candidates.map((candidate) =>
    candidate.used && candidate.turns !== null ? { ...candidate, place: placeInTime(candidate.place, candidate.turns, times) } : candidate,
  );
};

const readTimes = async (db: Kysely<Tables>, campaignId: string, turns: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ turn: number; day: number | null; hour: number | null; minute: number | null }>`
    select distinct on (turn_no) turn_no as turn, (time->>'day')::integer as day, (time->>'hour')::integer as hour, (time->>'minute')::integer as minute
    from events, lateral (select ${packetPart(sql`events`, "scene", "time")} as time offset 0) packet
    where campaign_id = ${campaignId} and kind = 'turn' and superseded_by is null
      and turn_no in (select value::integer from jsonb_array_elements_text(${encodeJson(turns)}::jsonb) asked(value))
    order by turn_no, seq`.execute(db);
  return new Map(
    rows.flatMap(({ turn, day, hour, minute }) =>
      day === null || hour === null || minute === null ? [] : [[turn, `day ${day}, ${clockTime({ hour, minute })}`] as const],
    ),
  );
};

const placeInTime = (place: string, { first, last, ended }: StoryTurns, times: ReadonlyMap<number, string>): string => {
  const [began, closed, since] = [times.get(first), times.get(last), ended === null ? undefined : times.get(ended)];
  const when = began === undefined ? [] : [closed === undefined || last === first ? began : `${began} to ${closed}`];
  const over = ended === null ? "" : `; no longer true since turn ${ended}${since === undefined ? "" : `, ${since}`}`;
  return `${[place, ...when].join(", ")}${over}`;
};
