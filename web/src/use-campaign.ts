import { useEffect, useRef, useState } from "preact/hooks";
import { request } from "./api/client.ts";
import { EarlierDocument } from "./api/generated/graphql.ts";
import type { LiveTurn } from "./live-turn.ts";
import { usePreferences } from "./preferences.ts";
import type { PresentMembers } from "./presence.tsx";
import { addEarlier, emptyStory } from "./story-window.ts";
import type { StoryWindow } from "./story-window.ts";
import { watchCampaign } from "./watch-campaign.ts";
import type { Campaign } from "./watch-campaign.ts";

/** The state of a campaign, kept current by one socket. */
export const useCampaign = (id: string, signOut: (why?: string) => void) => {
  const [campaign, setCampaign] = useState<Campaign | null>(null);
  const [story, setStory] = useState(emptyStory);
  const [live, setLive] = useState<readonly LiveTurn[]>([]);
  const [online, setOnline] = useState(true);
  const [present, setPresent] = useState<PresentMembers>([]);
  const [problem, setProblem] = useState("");
  const watched = useRef<ReturnType<typeof watchCampaign> | null>(null);
  useEffect(() => {
    const listener = {
      campaign: setCampaign,
      story: setStory,
      live: setLive,
      online: setOnline,
      present: setPresent,
      problem: setProblem,
      signedOut: signOut,
    };
    const watching = watchCampaign(id, listener);
    watched.current = watching;
    return watching.close;
  }, [id]);
  const patched = usePatched(live);
  const preferences = usePreferences();
  useEffect(() => (preferences.present ? watched.current?.attend() : undefined), [id, preferences.present]);
  const reload = () => void watched.current?.load();
  return {
    campaign,
    story,
    live: findUntold(live, story),
    patched,
    online,
    present,
    problem,
    reload,
    dismiss: (run: string) => setLive((all) => all.filter((one) => one.run !== run)),
    /** Reads the entries before those that the page holds. */
    readEarlier: async () => {
      const [first] = story.entries;
      if (!first) return;
      const found = await request(EarlierDocument, { id, before: first.cursor });
      const page = found.campaign?.history;
      if (page) setStory((now) => (now.entries[0] === first ? addEarlier(now, page) : now));
    },
    /** Lets earlier entries go and shows the newest. */
    showLatest: () => {
      setStory(emptyStory);
      reload();
    },
  };
};

/** The turns of which the reader saw a part replaced, by their runs: it stays marked in the finished turn. */
const usePatched = (live: readonly LiveTurn[]): ReadonlyMap<string, LiveTurn> => {
  const patched = useRef(new Map<string, LiveTurn>());
  for (const one of live) if (one.patches.length > 0) patched.current.set(one.run, one);
  return patched.current;
};

/** What is played and not told yet. A told turn takes the place of the played one at once, and never stands beside it. */
const findUntold = (live: readonly LiveTurn[], { entries }: StoryWindow): readonly LiveTurn[] => {
  const told = new Set(entries.map(({ node }) => node.turn?.runId));
  return live.some(({ run }) => told.has(run)) ? live.filter(({ run }) => !told.has(run)) : live;
};
