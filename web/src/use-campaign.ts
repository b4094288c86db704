import { useEffect, useRef, useState } from "preact/hooks";
import { SignedOutError, openSocket, request } from "./api/client.ts";
import { FollowDocument, PlayDocument, WatchDocument } from "./api/generated/graphql.ts";
import type { PlayQuery } from "./api/generated/graphql.ts";
import { applyEvent } from "./live-turn.ts";
import type { LiveTurn } from "./live-turn.ts";

interface Listener {
  readonly campaign: (found: PlayQuery["campaign"]) => void;
  readonly live: (change: (all: readonly LiveTurn[]) => readonly LiveTurn[]) => void;
  readonly online: (up: boolean) => void;
  readonly problem: (message: string) => void;
  readonly signedOut: (why?: string) => void;
}

const open: readonly string[] = ["QUEUED", "RUNNING", "WAITING"];

/** Watches a campaign and every turn of it that is being played, until it is closed. */
const watchCampaign = (id: string, listener: Listener) => {
  /** The number of the last event of each run, from which a new connection goes on. */
  const followed = new Map<string, number>();
  const socket = openSocket((up, code) => {
    listener.online(up);
    if (code === 4401) listener.signedOut();
    else if (up) void load();
  });
  const load = async () => {
    try {
      const { campaign } = await request(PlayDocument, { id });
      listener.problem("");
      listener.campaign(campaign);
      for (const { key, status, actor } of campaign?.runs ?? []) if (open.includes(status)) followRun(key, actor?.name ?? "");
    } catch (error) {
      if (error instanceof SignedOutError) listener.signedOut(error.message);
      else listener.problem(error instanceof Error ? error.message : String(error));
    }
  };
  const followRun = (run: string, actor: string) => {
    if (followed.has(run)) return;
    followed.set(run, 0);
    listener.live((all) => [...all, { run, actor, text: "", note: "", resolved: null, failed: "" }]);
    const variables = {
      run,
      get after() {
        return followed.get(run) ?? 0;
      },
    };
    socket.follow(FollowDocument, variables, ({ runEvents: event }) => {
      followed.set(run, event.seq);
      listener.live((all) => all.map((one) => (one.run === run ? applyEvent(one, event) : one)));
      if (event.__typename === "RunFinished") void load().then(() => listener.live((all) => all.filter((one) => one.run !== run)));
    });
  };
  socket.follow(WatchDocument, { id }, ({ campaignEvents: { type, runKey, actor } }) => {
    if (runKey && (type === "turn_queued" || type === "turn_started")) followRun(runKey, actor?.name ?? "");
    else void load();
  });
  void load();
  return { load, close: socket.close };
};

/** The state of a campaign, kept current by one socket. */
export const useCampaign = (id: string, signOut: (why?: string) => void) => {
  const [campaign, setCampaign] = useState<PlayQuery["campaign"] | null>(null);
  const [live, setLive] = useState<readonly LiveTurn[]>([]);
  const [online, setOnline] = useState(true);
  const [problem, setProblem] = useState("");
  const watched = useRef<ReturnType<typeof watchCampaign> | null>(null);
  useEffect(() => {
    const listener = { campaign: setCampaign, live: setLive, online: setOnline, problem: setProblem, signedOut: signOut };
    const watching = watchCampaign(id, listener);
    watched.current = watching;
    return watching.close;
  }, [id]);
  const dismiss = (run: string) => setLive((all) => all.filter((one) => one.run !== run));
  return { campaign, live, online, problem, reload: () => void watched.current?.load(), dismiss };
};
