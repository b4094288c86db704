import { clockTime } from "freeform-rpg/language";
import { encodeJson, packetPart } from "freeform-rpg/db/lib";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { LoreCandidate, StoryTurns } from "./query.ts";
import { rememberedTimes } from "./remembered-times.ts";
import type { TurnTime } from "./remembered-times.ts";

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

type TurnRow = { readonly turn: number; readonly run: string } & (
  | TurnTime
  | { readonly day: null; readonly hour: null; readonly minute: null }
);

/** A turn's time is in its packet, which takes long to read, so what is known of its run is not read again. */
const readTimes = async (db: Kysely<Tables>, campaignId: string, turns: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const known = turns.flatMap((turn) => rememberedTimes.runOf(campaignId, turn) ?? []);
  const { rows } = await sql<TurnRow>`
    select distinct on (turn_no) turn_no as turn, coalesce(run_id, '') as run,
      (time->>'day')::integer as day, (time->>'hour')::integer as hour, (time->>'minute')::integer as minute
    from events, lateral (
      select case when not jsonb_exists(${encodeJson(known)}::jsonb, coalesce(run_id, '')) then ${packetPart(sql`events`, "scene", "time")} end as time
      offset 0) packet
    where campaign_id = ${campaignId} and kind = 'turn' and superseded_by is null
      and turn_no in (select value::integer from jsonb_array_elements_text(${encodeJson(turns)}::jsonb) asked(value))
    order by turn_no, seq`.execute(db);
  return new Map(
    rows.flatMap(({ turn, run, ...read }) => {
      const time = read.day === null ? rememberedTimes.timeOf(campaignId, turn, run) : read;
      if (time === null) return [];
      rememberedTimes.remember(campaignId, turn, { run, time });
      return [[turn, `day ${time.day}, ${clockTime(time)}`] as const];
    }),
  );
};

const placeInTime = (place: string, { first, last, ended }: StoryTurns, times: ReadonlyMap<number, string>): string => {
  const [began, closed, since] = [times.get(first), times.get(last), ended === null ? undefined : times.get(ended)];
  const when = began === undefined ? [] : [closed === undefined || last === first ? began : `${began} to ${closed}`];
  const over = ended === null ? "" : `; no longer true since turn ${ended}${since === undefined ? "" : `, ${since}`}`;
  return `${[place, ...when].join(", ")}${over}`;
};
