import { sql } from "kysely";
import type { DatabaseConnection } from "freeform-rpg/db";

/** How long turns took, in milliseconds, in words: those that took longest one by one. */
export const describeTurns = async ({ sql: db }: Pick<DatabaseConnection, "sql">): Promise<readonly string[]> => {
  const { rows } = await sql<TurnTimes>`
    select campaign_id as campaign, user_id as player, status, attempt, last_seq as events,
      to_char(created_at at time zone 'UTC', 'HH24:MI:SS') as sent,
      extract(epoch from coalesce(started_at, now()) - created_at)::double precision as waited,
      extract(epoch from coalesce(finished_at, now()) - coalesce(started_at, now()))::double precision as ran
    from runs where campaign_id <> '' order by coalesce(finished_at, now()) - created_at desc`.execute(db);
  return [
    `a turn waited: ${shares(rows.map(({ waited }) => waited))}`,
    `a turn ran: ${shares(rows.map(({ ran }) => ran))}`,
    ...rows.slice(0, 10).map(describeTurn),
  ];
};

interface TurnTimes {
  readonly campaign: string;
  readonly player: string;
  readonly status: string;
  readonly attempt: number;
  readonly events: number;
  readonly sent: string;
  readonly waited: number;
  readonly ran: number;
}

const shares = (seconds: readonly number[]): string => {
  const sorted = seconds.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} s, p95 ${at(0.95)} s, longest ${at(1)} s of ${sorted.length}`;
};

const describeTurn = ({ campaign, player, status, attempt, events, sent, waited, ran }: TurnTimes): string =>
  `    ${player} in ${campaign}, sent ${sent}: waited ${waited.toFixed(1)} s, ran ${ran.toFixed(1)} s, ${status} at attempt ${attempt} with ${events} events`;
