import { RefusedError, SignedOutError, openSocket, request } from "./api/client.ts";
import { FollowDocument, PlayDocument, PresenceDocument, WatchDocument } from "./api/generated/graphql.ts";
import type { PlayQuery, WatchSubscription } from "./api/generated/graphql.ts";
import { viewedUser } from "./api/viewed-user.ts";
import { explain, signedOut } from "./errors/problem.ts";
import { applyEvent, beginLiveTurn } from "./live-turn.ts";
import type { LiveTurn } from "./live-turn.ts";
import type { PresentMembers } from "./presence.tsx";
import { applyToStory, showNewest } from "./story-window.ts";
import type { StoryWindow } from "./story-window.ts";
import { texts } from "./texts.ts";

/** A campaign as its player reads it. */
export type Campaign = NonNullable<PlayQuery["campaign"]>;

/** Hears what changes in a campaign. */
export interface Listener {
  readonly campaign: (found: Campaign | null) => void;
  readonly story: (change: (story: StoryWindow) => StoryWindow) => void;
  readonly live: (change: (all: readonly LiveTurn[]) => readonly LiveTurn[]) => void;
  readonly online: (up: boolean) => void;
  readonly present: (members: PresentMembers) => void;
  readonly problem: (message: string) => void;
  readonly signedOut: (why?: string) => void;
}

const open: readonly string[] = ["QUEUED", "RUNNING", "WAITING"];
/** How long the page waits before it follows again what the server has ended. */
const pauseMs = 1000;

/** Shows a run that is played, with its actor's name and, where the reader may know it, its text. */
type FollowRun = (run: string, actor: string, input: string) => unknown;

const isGone = (error: unknown): boolean => error instanceof RefusedError && error.reason === "campaign_not_found";

/** Reads the newest part of a campaign. Calls that come while one is under way share the next one. */
const createLoader = (id: string, listener: Listener, foundRun: FollowRun) => {
  /** Whether the reader was a member while the page was open. */
  let member = false;
  const read = async (): Promise<boolean> => {
    try {
      const { campaign } = await request(PlayDocument, { id });
      listener.problem(campaign ? "" : texts.noCampaign);
      listener.campaign(campaign);
      if (!campaign) return false;
      member = true;
      listener.story((story) => showNewest(story, campaign.history));
      for (const { key, status, actor, input } of campaign.runs) if (open.includes(status)) foundRun(key, actor?.name ?? "", input ?? "");
      return true;
    } catch (error) {
      if (error instanceof SignedOutError) listener.signedOut(error.message);
      else listener.problem(member && isGone(error) ? texts.removed : error instanceof Error ? error.message : String(error));
      return !(error instanceof SignedOutError);
    }
  };
  let reading: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;
  const load = (): Promise<boolean> => {
    if (reading) return (next ??= reading.then(() => ((next = null), load())));
    reading = read().finally(() => (reading = null));
    return reading;
  };
  return load;
};

type Load = () => Promise<boolean>;
type Socket = ReturnType<typeof openSocket>;

/** Shows every turn that is being played, each once. */
const createFollower = (socket: () => Socket, listener: Listener, load: Load) => {
  /** The number of the last event of each run, from which a new connection goes on. */
  const followed = new Map<string, number>();
  const follow: FollowRun = (run, actor, input) => {
    if (followed.has(run)) return;
    followed.set(run, 0);
    listener.live((all) => [...all, beginLiveTurn(run, actor, input)]);
    const variables = {
      run,
      get after() {
        return followed.get(run) ?? 0;
      },
    };
    socket().follow(FollowDocument, variables, ({ runEvents: event }) => {
      followed.set(run, event.seq);
      listener.live((all) => all.map((one) => (one.run === run ? applyEvent(one, event) : one)));
      if (event.__typename === "RunFinished") void load().then(() => listener.live((all) => all.filter((one) => one.run !== run)));
    });
  };
  return follow;
};

/** Follows who is there, and is seen there, until what it returns is called. */
const createAttendance = (id: string, socket: Socket, listener: Listener) => (): (() => void) => {
  const stop = socket.follow(PresenceDocument, { id }, (data) => listener.present(data.campaignPresence.members));
  return () => {
    stop();
    listener.present([]);
  };
};

/** Watches a campaign and every turn of it that is being played, until it is closed. A DM who views it as a member reads finished turns alone. */
export const watchCampaign = (id: string, listener: Listener) => {
  const viewing = viewedUser() !== null;
  let seq: number | null = null;
  let closed = false;
  /** Whether it matters who has declared an action: in rounds and with the spotlight. */
  let ordered = false;
  /** What is read says after which event it is to be followed, so that nothing between the two is missed. */
  const campaign = (found: Campaign | null): void => {
    seq ??= found?.lastEventSeq ?? null;
    ordered = (found?.order?.mode ?? "FREE") !== "FREE";
    listener.campaign(found);
  };
  const load: Load = createLoader(id, { ...listener, campaign }, (run, actor, input) => viewing || followRun(run, actor, input));
  const followRun = createFollower(() => socket, listener, load);
  const socket = openSocket((up, code) => {
    listener.online(up);
    if (code === 4401) listener.signedOut(explain(signedOut));
    else if (up) void load();
  });
  const apply = ({ campaignEvents: event }: WatchSubscription) => {
    seq = event.seq;
    const starts = event.type === "TURN_QUEUED" || event.type === "TURN_STARTED";
    if (event.__typename === "RunChanged" && starts && !viewing) {
      followRun(event.runKey, event.actor?.name ?? "", event.run?.input ?? "");
      if (!ordered) return;
    }
    if (!viewing) listener.story((story) => applyToStory(story, event));
    void load();
  };
  const variables = {
    id,
    get after() {
      return seq;
    },
  };
  // Ended by the server: the member was removed, or the events after `seq` are no longer kept.
  const watchAgain = async () => {
    seq = null;
    if (!closed && (await load())) setTimeout(() => closed || watch(), pauseMs);
  };
  const watch = () => socket.follow(WatchDocument, variables, apply, () => void watchAgain());
  void load().then((readable) => readable && !closed && watch());
  const close = () => {
    closed = true;
    socket.close();
  };
  return { load, attend: viewing ? () => () => undefined : createAttendance(id, socket, listener), close };
};
