import type { Present } from "./tokens.ts";

/** What a server knows of a campaign that someone on it has open. Times are milliseconds since 1970. */
export interface WatchedTable {
  readonly campaignId: string;
  /** How often each user has it open on this server. */
  readonly here: Map<string, number>;
  /** Who has it open on other servers, by server. */
  readonly elsewhere: Map<string, { readonly userIds: readonly string[]; readonly until: number }>;
  /** Until when each user writes. */
  readonly typing: Map<string, number>;
}

/** A campaign that no one has open yet. */
export const tableOf = (campaignId: string): WatchedTable => ({ campaignId, here: new Map(), elsewhere: new Map(), typing: new Map() });

/** Who has the campaign open at this moment, by user id. What is over is forgotten. */
export const readTable = ({ here, elsewhere, typing }: WatchedTable, now: number): Present[] => {
  for (const [server, { until }] of elsewhere) if (until <= now) elsewhere.delete(server);
  for (const [userId, until] of typing) if (until <= now) typing.delete(userId);
  const users = new Set([...here.keys(), ...[...elsewhere.values()].flatMap(({ userIds }) => userIds)]);
  return [...users].toSorted().map((userId) => ({ userId, typing: typing.has(userId) }));
};
