import type { NumberedEvent, Turns } from "./tokens.ts";

/** An event of a campaign, and whether it came after the following began. */
export interface FollowedEvent extends NumberedEvent {
  readonly live: boolean;
}

/** Every event of a campaign after the number `after`, in order and without gaps: first the stored ones, then those that come. `null`: only those. */
export async function* followCampaign(
  turns: Pick<Turns, "campaign" | "campaignPast">,
  campaignId: string,
  after: number | null,
  signal?: AbortSignal,
): AsyncGenerator<FollowedEvent> {
  // Listening starts before the past is read, so that nothing falls between the two.
  const live = turns.campaign(campaignId, signal)[Symbol.asyncIterator]();
  let next = readAhead(live);
  let last = after ?? 0;
  for (const found of after === null ? [] : await turns.campaignPast(campaignId, after)) {
    last = found.seq;
    yield { ...found, live: false };
  }
  for (let found = await next; !found.done; found = await next) {
    next = readAhead(live);
    if (found.value.seq > last) yield { ...found.value, live: true };
  }
}

/** Asks for the next event before the one before is done with. That it fails is thrown where it is awaited. */
const readAhead = <T>(live: AsyncIterator<T>): Promise<IteratorResult<T>> => {
  const next = live.next();
  next.catch(() => {});
  return next;
};
