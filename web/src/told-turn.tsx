import { useState } from "preact/hooks";
import type { OutcomeBand } from "./api/generated/graphql.ts";
import { send } from "./api/client.ts";
import { CancelDocument } from "./api/generated/graphql.ts";
import { Alert } from "./components/alert.tsx";
import { useTask } from "./components/use-task.ts";
import type { LiveTurn, Patch } from "./live-turn.ts";
import { Objection } from "./objection/objection.tsx";
import { sayResult } from "./say-result.ts";
import type { Entry } from "./story-window.ts";
import { texts } from "./texts.ts";

type Turn = NonNullable<Entry["node"]["turn"]>;

interface ToldProps {
  readonly turn: Turn;
  /** The campaign, for a reader who may object; `null` for others. */
  readonly campaign: string | null;
  /** The language of the story. */
  readonly language: string;
  /** Whether the text was changed while the page was open. */
  readonly edited: boolean;
  /** The turn as the reader saw it played, when a part of its text was replaced meanwhile. */
  readonly patched: LiveTurn | undefined;
}

/** A finished turn, with a way to say that it is not what was meant. */
export const ToldTurn = ({ turn, campaign, language, edited, patched }: ToldProps) => {
  const [objecting, object] = useState(false);
  const patches = patched?.text === turn.text ? patched.patches : [];
  return (
    <article tabIndex={-1}>
      <div class="turn-head">
        <h2>{`${texts.turn} ${turn.number}, ${turn.actor?.name ?? texts.narration}`}</h2>
        {campaign !== null && (
          <button
            type="button"
            class="link hint"
            aria-label={`${texts.notMeant}: ${texts.turn} ${turn.number}`}
            onClick={() => object(true)}
          >
            {texts.notMeant}
          </button>
        )}
      </div>
      {turn.input && (
        <p class="said" lang={language}>
          {turn.input}
        </p>
      )}
      {turn.rolls.map((roll, nth) => (
        <Dice key={nth} {...roll} />
      ))}
      <Refused actions={turn.blockedActions} />
      {turn.narrationStatus === "HELD" ? (
        <p class="notice">{texts.held}</p>
      ) : (
        <p class="prose" lang={language}>
          {markPatches(turn.text, patches)}
        </p>
      )}
      {patches.length > 0 && <p class="hint">{texts.patched}</p>}
      {edited && <p class="hint">{texts.edited}</p>}
      {objecting && campaign !== null && <Objection campaign={campaign} number={turn.number} close={() => object(false)} />}
    </article>
  );
};

interface PlayedProps {
  readonly live: LiveTurn;
  /** What it does or waits for. */
  readonly stage: string;
  /** The language of the story. */
  readonly language: string;
  readonly dismiss: () => void;
}

/** A turn while it is played: dice and what is decided as soon as they are, the text while it is written. Its player and DMs, who know what was written, may cancel it. */
export const PlayedTurn = ({ live, stage, language, dismiss }: PlayedProps) => {
  const task = useTask();
  return (
    <article class="live" aria-busy={!live.failed}>
      <div class="turn-head">
        <h2>{`${live.actor} ${live.failed ? "" : stage}`}</h2>
        {(live.input !== "" || live.failed !== "") && (
          <button
            class="link hint"
            disabled={task.busy}
            onClick={() => (live.failed ? dismiss() : void task.run(() => send(CancelDocument, { id: live.run })))}
          >
            {live.failed ? texts.close : texts.cancel}
          </button>
        )}
      </div>
      {live.input && (
        <p class="said" lang={language}>
          {live.input}
        </p>
      )}
      {live.resolved?.actions.map(({ action, band, roll }, nth) => roll && <Dice key={nth} action={action} band={band} {...roll} />)}
      <Refused actions={live.resolved?.blockedActions ?? []} />
      {live.note && <p class="hint">{`${texts.discarded} ${live.note}`}</p>}
      {live.text === "" && <Decided live={live} />}
      <p class="prose" lang={language} aria-hidden="true">
        {markPatches(live.text, live.patches)}
      </p>
      <Alert problem={live.failed || task.problem} />
    </article>
  );
};

/** What is decided, until its narration begins. */
const Decided = ({ live: { resolved } }: { live: LiveTurn }) => {
  const events = [...(resolved?.actions ?? []), ...(resolved ? [resolved] : [])].flatMap((one) =>
    one.events.flatMap(({ text }) => text || []),
  );
  return events.length === 0 ? null : (
    <ul class="decided hint" aria-label={texts.decided}>
      {events.map((text, nth) => (
        <li key={nth}>{text}</li>
      ))}
    </ul>
  );
};

/** The text with its replaced parts marked. */
const markPatches = (text: string, patches: readonly Patch[]) => {
  let at = 0;
  const parts = patches.flatMap(({ from, to }) => {
    const before = text.slice(at, from);
    at = to;
    return [before, <ins key={from}>{text.slice(from, to)}</ins>];
  });
  return [...parts, text.slice(at)];
};

interface DiceProps {
  readonly action: string;
  readonly method: string;
  readonly dice: readonly number[];
  readonly total: number;
  readonly against: string;
  readonly band: OutcomeBand;
}

const Dice = ({ action, dice, band, ...result }: DiceProps) => (
  <p class="dice" data-band={band}>
    <span class="action">{action}</span>
    {dice.map((face, nth) => (
      <span key={nth} class="die">
        {face}
      </span>
    ))}
    <span>{sayResult({ dice, ...result })}</span>
    <strong>{texts.bands[band]}</strong>
  </p>
);

const Refused = ({ actions }: { actions: readonly { action: string; reason: string }[] }) => (
  <>
    {actions.map(({ action, reason }, nth) => (
      <p key={nth} class="notice">{`${texts.refused}${actions.length > 1 ? ` (${action})` : ""}: ${reason}`}</p>
    ))}
  </>
);
