import type { FollowSubscription } from "./api/generated/graphql.ts";

type RunEvent = FollowSubscription["runEvents"];

/** A turn while it is played. */
export interface LiveTurn {
  readonly run: string;
  readonly actor: string;
  readonly text: string;
  readonly note: string;
  readonly resolved: Extract<RunEvent, { __typename: "TurnResolved" }> | null;
  readonly failed: string;
}

/** The turn after one more event of its run. */
export const applyEvent = (live: LiveTurn, event: RunEvent): LiveTurn => {
  if (event.__typename === "TokenStreamed") return { ...live, text: live.text + event.text };
  if (event.__typename === "NarrationPatched")
    return { ...live, text: live.text.slice(0, event.from) + event.text + live.text.slice(event.to) };
  if (event.__typename === "DraftDiscarded") return { ...live, text: "", note: event.reason };
  if (event.__typename === "TurnResolved") return { ...live, resolved: event };
  if (event.__typename === "RunFailed") return { ...live, failed: event.failure.message };
  return live;
};
