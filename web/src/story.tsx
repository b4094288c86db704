import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { CancelDocument } from "./api/generated/graphql.ts";
import type { OutcomeBand } from "./api/generated/graphql.ts";
import { send } from "./api/client.ts";
import { Alert } from "./components/alert.tsx";
import { useTask } from "./components/use-task.ts";
import type { LiveTurn } from "./live-turn.ts";
import type { Entry, StoryWindow } from "./story-window.ts";
import { texts } from "./texts.ts";

type Turn = NonNullable<Entry["node"]["turn"]>;

interface StoryProps {
  readonly opening: string;
  readonly story: StoryWindow;
  readonly live: readonly LiveTurn[];
  readonly dismiss: (run: string) => void;
  readonly readEarlier: () => Promise<void>;
  readonly showLatest: () => void;
}

/** Everyone's turns and talk, and what is being played. The page follows the end only while the reader is there. */
export const Story = ({ opening, story, live, dismiss, readEarlier, showLatest }: StoryProps) => {
  const end = useRef<HTMLDivElement>(null);
  const { following, away } = useFollowing(end);
  // Before the browser paints, so that what one reads does not jump.
  useLayoutEffect(() => {
    if (following.current && !story.detached) scrollToEnd();
  }, [story, live]);
  const toEnd = () => {
    following.current = true;
    if (story.detached) showLatest();
    else scrollToEnd();
  };
  return (
    <section aria-label={texts.story}>
      {story.earlier ? <Earlier first={story.entries[0]} read={readEarlier} /> : opening && <p class="prose">{opening}</p>}
      <Told entries={story.entries} />
      {!story.detached && live.map((one) => <PlayedTurn key={one.run} live={one} dismiss={() => dismiss(one.run)} />)}
      <div ref={end} class="end" />
      {(story.detached || (away && live.length > 0)) && (
        <button type="button" class="newest" onClick={toEnd}>
          {texts.newest}
        </button>
      )}
    </section>
  );
};

const scrollToEnd = (): void => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });

/** Whether the reader is at the end of the story, now and for the next rendering. */
const useFollowing = (end: RefObject<HTMLElement | null>) => {
  const following = useRef(true);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const watch = () => {
      const top = end.current?.getBoundingClientRect().top ?? 0;
      following.current = top > 0 && top < innerHeight + 160;
      setAway(!following.current);
    };
    addEventListener("scroll", watch, { passive: true });
    return () => removeEventListener("scroll", watch);
  }, []);
  return { following, away };
};

/** Reads earlier entries when it is scrolled to or pressed. What the reader sees stays where it is. */
const Earlier = ({ first, read }: { first: Entry | undefined; read: () => Promise<void> }) => {
  const { busy, problem, run } = useTask();
  const button = useRef<HTMLButtonElement>(null);
  const below = useRef<number | null>(null);
  const more = () => {
    below.current = document.documentElement.scrollHeight - scrollY;
    void run(read);
  };
  const latest = useRef(more);
  latest.current = more;
  useLayoutEffect(() => {
    if (below.current !== null) scrollTo({ top: document.documentElement.scrollHeight - below.current, behavior: "instant" });
    below.current = null;
  }, [first]);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && scrollY > 0 && latest.current());
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

/** The finished entries. They are rendered again only when they change, not with each word of a turn that is played. */
const Told = ({ entries }: { entries: readonly Entry[] }) =>
  useMemo(
    () => (
      <ol class="story">
        {entries.map(({ cursor, node: { turn, tableMessage } }) => (
          <li key={cursor}>
            {turn && <ToldTurn turn={turn} />}
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
    [entries],
  );

const ToldTurn = ({ turn }: { turn: Turn }) => (
  <article>
    <h2>{`${texts.turn} ${turn.number}, ${turn.actor?.name ?? texts.narration}`}</h2>
    {turn.input && <p class="said">{turn.input}</p>}
    {turn.rolls.map((roll, nth) => (
      <Dice key={nth} {...roll} />
    ))}
    <Refused actions={turn.blockedActions} />
    <p class="prose">{turn.narrationStatus === "HELD" ? texts.held : turn.text}</p>
  </article>
);

const PlayedTurn = ({ live, dismiss }: { live: LiveTurn; dismiss: () => void }) => {
  const task = useTask();
  return (
    <article class="live" aria-busy={!live.failed}>
      <h2>{`${live.actor} ${live.failed ? "" : texts.waiting}`}</h2>
      {live.resolved?.actions.map(({ action, band, roll }, nth) => roll && <Dice key={nth} action={action} band={band} {...roll} />)}
      <Refused actions={live.resolved?.blockedActions ?? []} />
      <p class="prose" aria-hidden="true">
        {live.text}
      </p>
      <Alert problem={live.failed || task.problem} />
      <button
        class="quiet"
        disabled={task.busy}
        onClick={() => (live.failed ? dismiss() : void task.run(() => send(CancelDocument, { id: live.run })))}
      >
        {live.failed ? texts.close : texts.cancel}
      </button>
    </article>
  );
};

interface DiceProps {
  readonly action: string;
  readonly dice: readonly number[];
  readonly total: number;
  readonly against: string;
  readonly band: OutcomeBand;
}

const Dice = ({ action, dice, total, against, band }: DiceProps) => (
  <p class="dice" data-band={band}>
    {`${texts.rolled}: ${action} `}
    {dice.map((face, nth) => (
      <span key={nth} class="die">
        {face}
      </span>
    ))}
    {` = ${total} ${texts.against} ${against}: ${texts.bands[band]}`}
  </p>
);

const Refused = ({ actions }: { actions: readonly { action: string; reason: string }[] }) => (
  <>
    {actions.map(({ action, reason }, nth) => (
      <p key={nth} class="notice">{`${texts.refused} (${action}): ${reason}`}</p>
    ))}
  </>
);
