import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Alert } from "./components/alert.tsx";
import { useTask } from "./components/use-task.ts";
import type { LiveTurn } from "./live-turn.ts";
import type { Entry, StoryWindow } from "./story-window.ts";
import { sayStage } from "./say-stage.ts";
import type { TurnOrder } from "./say-stage.ts";
import { texts } from "./texts.ts";
import { PlayedTurn, ToldTurn } from "./told-turn.tsx";

interface StoryProps {
  readonly opening: string;
  readonly story: StoryWindow;
  readonly live: readonly LiveTurn[];
  /** What decides whether a turn may begin. */
  readonly order: TurnOrder;
  /** The language of the story, which may be another than that of the page. */
  readonly language: string;
  /** The turns of which the reader saw a part replaced, by their runs. */
  readonly patched: ReadonlyMap<string, LiveTurn>;
  /** The campaign, for a reader who may object to turns; `null` for others. */
  readonly campaign: string | null;
  /** Fills in what the player writes; `null` for a reader who writes nothing. */
  readonly suggest: ((text: string) => void) | null;
  readonly dismiss: (run: string) => void;
  readonly readEarlier: () => Promise<void>;
  readonly showLatest: () => void;
}

/** Everyone's turns and talk, and what is being played, in a pane of its own. The pane follows the end only while the reader is there. */
export const Story = ({
  opening,
  story,
  live,
  order,
  language,
  patched,
  campaign,
  suggest,
  dismiss,
  readEarlier,
  showLatest,
}: StoryProps) => {
  const pane = useRef<HTMLElement>(null);
  const { following, away } = useFollowing(pane);
  // Before the browser paints, so that what one reads does not jump.
  useLayoutEffect(() => {
    if (following.current && !story.detached) scrollToEnd(pane);
  }, [story, live]);
  const toEnd = () => {
    following.current = true;
    if (story.detached) showLatest();
    else scrollToEnd(pane);
  };
  return (
    <section ref={pane} class="pane" aria-label={texts.story} tabIndex={0}>
      {story.earlier ? <Earlier pane={pane} first={story.entries[0]} read={readEarlier} /> : <Opening text={opening} language={language} />}
      <Told entries={story.entries} edited={story.edited} patched={patched} campaign={campaign} language={language} />
      {story.notice && <p class="hint">{story.notice.text}</p>}
      {!story.detached &&
        live.map((one) => (
          <PlayedTurn key={one.run} live={one} stage={sayStage(one, live, order)} language={language} dismiss={() => dismiss(one.run)} />
        ))}
      {suggest && (
        <Suggestions hidden={story.detached || live.length > 0} last={story.entries.at(-1)} language={language} suggest={suggest} />
      )}
      {(story.detached || (away && live.length > 0)) && (
        <button type="button" class="newest" onClick={toEnd}>
          {texts.newest}
        </button>
      )}
    </section>
  );
};

/** How the story begins; nothing without a text. */
const Opening = ({ text, language }: { text: string; language: string }) =>
  text === "" ? null : (
    <p class="prose opening" lang={language}>
      {text}
    </p>
  );

const scrollToEnd = ({ current }: RefObject<HTMLElement | null>): void =>
  current?.scrollTo({ top: current.scrollHeight, behavior: "instant" });

/** How far from the end a reader still counts as being there, in pixels. */
const nearEnd = 160;

/** Whether the reader is at the end of the story, now and for the next rendering. It stays at the end when the pane becomes smaller. */
const useFollowing = (pane: RefObject<HTMLElement | null>) => {
  const following = useRef(true);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const { current } = pane;
    if (!current) return;
    const watch = () => {
      following.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearEnd;
      setAway(!following.current);
    };
    const resized = new ResizeObserver(() => following.current && scrollToEnd(pane));
    resized.observe(current);
    current.addEventListener("scroll", watch, { passive: true });
    return () => {
      resized.disconnect();
      current.removeEventListener("scroll", watch);
    };
  }, []);
  return { following, away };
};

interface EarlierProps {
  readonly pane: RefObject<HTMLElement | null>;
  readonly first: Entry | undefined;
  readonly read: () => Promise<void>;
}

/** Reads earlier entries when it is scrolled to or pressed. What the reader sees stays where it is. */
const Earlier = ({ pane, first, read }: EarlierProps) => {
  const { busy, problem, run } = useTask();
  const button = useRef<HTMLButtonElement>(null);
  const below = useRef<number | null>(null);
  const more = () => {
    const { current } = pane;
    below.current = current && current.scrollHeight - current.scrollTop;
    void run(read);
  };
  const latest = useRef(more);
  latest.current = more;
  useLayoutEffect(() => {
    const { current } = pane;
    if (current && below.current !== null) current.scrollTo({ top: current.scrollHeight - below.current, behavior: "instant" });
    below.current = null;
  }, [first]);
  useEffect(() => {
    const scrolled = () => (pane.current?.scrollTop ?? 0) > 0;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && scrolled() && latest.current());
    if (button.current) watcher.observe(button.current);
    return () => watcher.disconnect();
  }, [first]);
  return (
    <p>
      <button ref={button} type="button" class="quiet" disabled={busy} onClick={more}>
        {texts.earlier}
      </button>
      <Alert problem={problem} />
    </p>
  );
};

interface EntriesProps extends Pick<StoryWindow, "entries" | "edited">, Pick<StoryProps, "patched" | "campaign" | "language"> {}

/** The finished entries. They are rendered again only when they change, not with each word of a turn that is played. */
const Told = ({ entries, edited, patched, campaign, language }: EntriesProps) =>
  useMemo(
    () => (
      <ol class="story">
        {entries.map(({ cursor, node: { turn, tableMessage } }) => (
          <li key={cursor}>
            {turn && (
              <ToldTurn
                turn={turn}
                campaign={campaign}
                language={language}
                edited={edited.includes(turn.number)}
                patched={turn.runId === null ? undefined : patched.get(turn.runId)}
              />
            )}
            {tableMessage && (
              <p class="talk">
                <strong>{tableMessage.actor?.name ?? tableMessage.player?.name}</strong> {tableMessage.text} {tableMessage.roll?.text}
                {tableMessage.hidden && <span class="hint">{` ${texts.forDms}`}</span>}
              </p>
            )}
          </li>
        ))}
      </ol>
    ),
    [entries, edited, patched, campaign, language],
  );

interface SuggestionsProps {
  readonly hidden: boolean;
  readonly last: Entry | undefined;
  readonly language: string;
  readonly suggest: (text: string) => void;
}

/** What could be done next; each fills in the text. Their place stays while a turn is played, so that the story does not jump. */
const Suggestions = ({ hidden, last, language, suggest }: SuggestionsProps) => (
  <div class="chips suggestions">
    {!hidden &&
      last?.node.turn?.suggestedActions.map((suggestion) => (
        <button type="button" key={suggestion} class="quiet" lang={language} onClick={() => suggest(suggestion)}>
          {suggestion}
        </button>
      ))}
  </div>
);
