import { useEffect, useRef, useState } from "preact/hooks";
import { request } from "./api/client.ts";
import { CancelDocument, XCardDocument } from "./api/generated/graphql.ts";
import type { PlayQuery } from "./api/generated/graphql.ts";
import { Composer } from "./composer.tsx";
import type { LiveTurn } from "./live-turn.ts";
import { Link } from "./router.tsx";
import { SidePanel } from "./side-panel.tsx";
import { texts } from "./texts.ts";
import { useCampaign } from "./use-campaign.ts";

interface PageProps {
  readonly id: string;
  readonly home: () => void;
  readonly signOut: (why?: string) => void;
}

type Entry = NonNullable<PlayQuery["campaign"]>["history"]["nodes"][number];
type Turn = NonNullable<Entry["turn"]>;

/** A campaign: its story, what is being played, and what the player knows. */
export const CampaignPage = ({ id, home, signOut }: PageProps) => {
  const { campaign, live, online, problem, reload, dismiss } = useCampaign(id, signOut);
  const [text, setText] = useState("");
  if (!campaign)
    return (
      <main class="narrow">
        <p role={problem ? "alert" : "status"}>{problem || texts.loading}</p>
        {problem && <button onClick={reload}>{texts.retry}</button>}
        <button onClick={home}>{texts.campaigns}</button>
      </main>
    );
  const turns = campaign.history.nodes.flatMap(({ turn }) => turn ?? []);
  const last = turns.at(-1);
  return (
    <div class="page">
      <header>
        <button class="quiet" onClick={home}>
          {texts.campaigns}
        </button>
        <h1>{campaign.name}</h1>
        {campaign.myRole === "DM" && <Link to={`/c/${encodeURIComponent(id)}/dm`}>{texts.dmPage}</Link>}
        <XCard id={id} />
      </header>
      <main>
        {campaign.pause && <p class="notice">{`${texts.paused} ${campaign.pause.note}`}</p>}
        {problem && <p role="alert">{problem}</p>}
        <Story opening={campaign.openingText ?? ""} entries={campaign.history.nodes} live={live} dismiss={dismiss} />
        <p role="status" class="status">
          {online ? describe(live, last) : texts.offline}
        </p>
        {campaign.myRole !== "OBSERVER" && (
          <Composer id={id} text={text} setText={setText} suggestions={last?.suggestedActions ?? []} prompt={last?.nextPrompt ?? ""} />
        )}
      </main>
      <SidePanel campaign={campaign} />
    </div>
  );
};

const describe = (live: readonly LiveTurn[], last: Turn | undefined): string => {
  const [first] = live;
  if (first) return first.note ? `${texts.discarded} ${first.note}` : `${first.actor} ${texts.waiting}`;
  return last ? `${texts.turn} ${last.number}: ${texts.told}` : "";
};

interface StoryProps {
  readonly opening: string;
  readonly entries: readonly Entry[];
  readonly live: readonly LiveTurn[];
  readonly dismiss: (run: string) => void;
}

/** The story follows its end only while the reader is there. */
const Story = ({ opening, entries, live, dismiss }: StoryProps) => {
  const end = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  useEffect(() => {
    const watch = () => (following.current = innerHeight + scrollY > document.documentElement.scrollHeight - 160);
    addEventListener("scroll", watch, { passive: true });
    return () => removeEventListener("scroll", watch);
  }, []);
  useEffect(() => {
    if (following.current) end.current?.scrollIntoView({ block: "end" });
  }, [entries, live]);
  return (
    <section aria-label={texts.story}>
      {opening && <p class="prose">{opening}</p>}
      <ol class="story">
        {entries.map(({ turn, tableMessage }) => (
          <li key={turn ? `t${turn.number}` : tableMessage?.key}>
            {turn && <ToldTurn turn={turn} />}
            {tableMessage && (
              <p class="talk">
                <strong>{tableMessage.actor?.name ?? tableMessage.player?.name}</strong> {tableMessage.text} {tableMessage.roll?.text}
              </p>
            )}
          </li>
        ))}
      </ol>
      {live.map((one) => (
        <PlayedTurn key={one.run} live={one} dismiss={() => dismiss(one.run)} />
      ))}
      <div ref={end} />
    </section>
  );
};

const ToldTurn = ({ turn }: { turn: Turn }) => (
  <article>
    <h2>{`${texts.turn} ${turn.number}, ${turn.actor?.name ?? ""}`}</h2>
    <p class="said">{turn.input}</p>
    {turn.rolls.map((roll, nth) => (
      <Dice key={nth} {...roll} />
    ))}
    <Refused actions={turn.blockedActions} />
    <p class="prose">{turn.narrationStatus === "HELD" ? texts.held : turn.text}</p>
  </article>
);

const PlayedTurn = ({ live, dismiss }: { live: LiveTurn; dismiss: () => void }) => (
  <article class="live" aria-busy={!live.failed}>
    <h2>{`${live.actor} ${live.failed ? "" : texts.waiting}`}</h2>
    {live.resolved?.actions.map(({ action, band, roll }, nth) => roll && <Dice key={nth} action={action} band={band} {...roll} />)}
    <Refused actions={live.resolved?.blockedActions ?? []} />
    <p class="prose" aria-hidden="true">
      {live.text}
    </p>
    {live.failed && <p role="alert">{live.failed}</p>}
    <button class="quiet" onClick={() => (live.failed ? dismiss() : void request(CancelDocument, { id: live.run }))}>
      {texts.cancel}
    </button>
  </article>
);

interface DiceProps {
  readonly action: string;
  readonly dice: readonly number[];
  readonly total: number;
  readonly against: string;
  readonly band: string;
}

const Dice = ({ action, dice, total, against, band }: DiceProps) => (
  <p class="dice" data-band={band}>
    {`${texts.rolled}: ${action} `}
    {dice.map((face, nth) => (
      <span key={nth} class="die">
        {face}
      </span>
    ))}
    {` = ${total} ${texts.against} ${against}: ${band.toLowerCase()}`}
  </p>
);

const Refused = ({ actions }: { actions: readonly { action: string; reason: string }[] }) => (
  <>
    {actions.map(({ action, reason }, nth) => (
      <p key={nth} class="notice">{`${texts.refused} (${action}): ${reason}`}</p>
    ))}
  </>
);

const XCard = ({ id }: { id: string }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const stop = async () => {
    await request(XCardDocument, { id });
    dialog.current?.close();
  };
  return (
    <>
      <button onClick={() => dialog.current?.showModal()}>{texts.xcard}</button>
      <dialog ref={dialog} aria-label={texts.xcard}>
        <p>{texts.xcardAsk}</p>
        <button onClick={() => void stop()}>{texts.stop}</button>{" "}
        <button class="quiet" onClick={() => dialog.current?.close()}>
          {texts.cancel}
        </button>
      </dialog>
    </>
  );
};
