import { explain } from "./errors/problem.ts";
import type { FollowSubscription } from "./api/generated/graphql.ts";

type RunEvent = FollowSubscription["runEvents"];

/** A part of a text that was replaced after it was streamed, by its places in the text as it is now. */
export interface Patch {
  readonly from: number;
  readonly to: number;
}

/** A turn while it is played. */
export interface LiveTurn {
  readonly run: string;
  readonly actor: string;
  /** What the player wrote; empty for other players' turns. */
  readonly input: string;
  readonly text: string;
  readonly patches: readonly Patch[];
  readonly note: string;
  readonly resolved: Extract<RunEvent, { __typename: "TurnResolved" }> | null;
  readonly failed: string;
  /** Whether it has begun; before that it waits in the queue. */
  readonly started: boolean;
  /** Whether it waits for the DM. */
  readonly suspended: boolean;
}

/** A turn of which nothing is known yet but who plays it. */
export const beginLiveTurn = (run: string, actor: string, input: string): LiveTurn => ({
  run,
  actor,
  input,
  text: "",
  patches: [],
  note: "",
  resolved: null,
  failed: "",
  started: false,
  suspended: false,
});

/** The turn after one more event of its run. */
export const applyEvent = (before: LiveTurn, event: RunEvent): LiveTurn => {
  const live = before.started ? before : { ...before, started: true };
  if (event.__typename === "RunSuspended") return { ...live, suspended: true };
  if (event.__typename === "RunStarted") return { ...live, suspended: false };
  if (event.__typename === "TokenStreamed") return { ...live, text: live.text + event.text };
  if (event.__typename === "NarrationPatched")
    return {
      ...live,
      text: live.text.slice(0, event.from) + event.text + live.text.slice(event.to),
      patches: addPatch(live.patches, event),
    };
  if (event.__typename === "DraftDiscarded")
    return { ...live, text: "", patches: [], note: explain({ code: event.code ?? "", message: event.reason }) };
  if (event.__typename === "TurnResolved") return { ...live, resolved: event };
  if (event.__typename === "RunFailed") return { ...live, failed: explain(event.failure) };
  return live;
};

interface Replacement extends Patch {
  readonly text: string;
}

/** The patches in order, moved by one more, which takes the place of those that it overlaps. */
const addPatch = (patches: readonly Patch[], { from, to, text }: Replacement): readonly Patch[] => {
  const moved = text.length - (to - from);
  return [
    ...patches.filter((patch) => patch.to <= from),
    ...(text === "" ? [] : [{ from, to: from + text.length }]),
    ...patches.filter((patch) => patch.from >= to).map((patch) => ({ from: patch.from + moved, to: patch.to + moved })),
  ];
};
