import type { ComponentChildren } from "preact";
import { useCallback, useState } from "preact/hooks";
import { send } from "./api/client.ts";
import { XCardDocument } from "./api/generated/graphql.ts";
import { viewedUser } from "./api/viewed-user.ts";
import { Alert } from "./components/alert.tsx";
import { Dialog } from "./components/dialog.tsx";
import { PreferencesButton } from "./components/preferences-button.tsx";
import { useTask } from "./components/use-task.ts";
import "./campaign.css";
import { Composer } from "./composer.tsx";
import type { LiveTurn } from "./live-turn.ts";
import { OrderLine } from "./order-line.tsx";
import { usePreferences } from "./preferences.ts";
import { Presence } from "./presence.tsx";
import type { PresentMembers } from "./presence.tsx";
import { Link } from "./router.tsx";
import { SidePanel, asideId } from "./side-panel.tsx";
import { Story } from "./story.tsx";
import type { StoryWindow } from "./story-window.ts";
import { sayStage } from "./say-stage.ts";
import type { TurnOrder } from "./say-stage.ts";
import { texts } from "./texts.ts";
import { useCampaign } from "./use-campaign.ts";
import { useKeys } from "./use-keys.ts";
import { useTyped } from "./use-typed.ts";
import type { Campaign } from "./watch-campaign.ts";

interface PageProps {
  readonly id: string;
  readonly home: () => void;
  readonly signOut: (why?: string) => void;
}

/** What the player writes, which a suggestion may fill in. */
const useWriting = (id: string) => {
  const [text, setText] = useTyped(id);
  const input = useKeys();
  const suggest = useCallback((suggestion: string) => {
    setText(suggestion);
    input.current?.focus();
  }, []);
  return { text, setText, input, suggest };
};

/** A campaign: its story, what is being played, and what the player knows. A DM may view it as another member, without taking part. */
export const CampaignPage = ({ id, home, signOut }: PageProps) => {
  const { campaign, story, live, patched, online, present, problem, reload, dismiss, readEarlier, showLatest } = useCampaign(id, signOut);
  const viewing = viewedUser() !== null;
  const { suggest, ...typed } = useWriting(id);
  if (!campaign)
    return (
      <main class="narrow">
        {problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>}
        <button onClick={home}>{texts.campaigns}</button>
      </main>
    );
  const writes = !viewing && campaign.myRole !== "OBSERVER";
  return (
    <div class="page">
      <Head id={id} campaign={campaign} home={home} />
      <main>
        {viewing && <p class="notice">{`${texts.viewing} ${campaign.me.name}. ${texts.readOnly}`}</p>}
        {campaign.pause && <p class="notice">{`${texts.paused} ${campaign.pause.note}`}</p>}
        <Alert problem={problem} />
        <Story
          opening={campaign.openingText ?? ""}
          story={story}
          live={live}
          order={campaign}
          language={campaign.language}
          patched={patched}
          campaign={writes && campaign.myRole !== "DM" ? id : null}
          suggest={writes ? suggest : null}
          dismiss={dismiss}
          readEarlier={readEarlier}
          showLatest={showLatest}
        />
        <Foot campaign={campaign} story={story} live={live} online={online} present={present}>
          {writes && (
            <Composer id={id} online={online} prompt={lastTurn(story)?.nextPrompt ?? ""} language={campaign.language} {...typed} />
          )}
        </Foot>
      </main>
      <SidePanel campaign={campaign} />
    </div>
  );
};

interface FootProps {
  readonly campaign: Campaign;
  readonly story: StoryWindow;
  readonly live: readonly LiveTurn[];
  readonly online: boolean;
  readonly present: PresentMembers;
  readonly children: ComponentChildren;
}

/** What is going on, who is there, whose turn it is, and where the player writes. */
const Foot = ({ campaign, story, live, online, present, children }: FootProps) => (
  <div class="foot">
    <div class="chips">
      <StatusLine online={online} live={live} order={campaign} story={story} />
      <Presence members={present} me={campaign.me.userId} />
    </div>
    <OrderLine order={campaign.order} character={campaign.me.character?.key} />
    {children}
  </div>
);

interface HeadProps {
  readonly id: string;
  readonly campaign: Campaign;
  readonly home: () => void;
}

const Head = ({ id, campaign, home }: HeadProps) => {
  const viewing = viewedUser() !== null;
  return (
    <header>
      <button class="quiet" aria-label={texts.campaigns} title={texts.campaigns} onClick={home}>
        ←
      </button>
      <h1>{campaign.name}</h1>
      {(viewing || campaign.myRole === "DM") && <Link to={`/c/${encodeURIComponent(id)}/dm`}>{texts.dmPage}</Link>}
      <PreferencesButton />
      <button type="button" class="quiet aside-button" popovertarget={asideId}>
        {texts.scene}
      </button>
      {!viewing && <XCard id={id} />}
    </header>
  );
};

interface StatusProps {
  readonly online: boolean;
  readonly live: readonly LiveTurn[];
  readonly order: TurnOrder;
  readonly story: StoryWindow;
}

/** The one line that screen readers hear: stages, dice, and as the reader prefers the finished text. */
const StatusLine = ({ online, live, order, story }: StatusProps) => {
  const { announce } = usePreferences();
  const [opened] = useState(() => lastTurn(story)?.number);
  const last = lastTurn(story);
  const read = announce === "all" && live.length === 0 && last !== undefined && last.number !== opened;
  return (
    <p role={announce === "off" ? undefined : "status"} class="status">
      {online ? describe(live, order, last?.number) : texts.offline}
      {read && <span class="unseen">{` ${last.text}`}</span>}
    </p>
  );
};

const lastTurn = ({ entries }: StoryWindow) => entries.findLast(({ node }) => node.turn)?.node.turn ?? undefined;

const describe = (live: readonly LiveTurn[], order: TurnOrder, last: number | undefined): string => {
  const first = live.find(({ failed }) => failed === "");
  if (!first) return last === undefined ? "" : `${texts.turn} ${last}: ${texts.told}`;
  if (first.note) return `${texts.discarded} ${first.note}`;
  const rolls =
    first.resolved?.actions.flatMap(({ action, band, roll }) => (roll ? `${action} ${roll.total}, ${texts.bands[band]}` : [])) ?? [];
  return rolls.length === 0 || first.suspended ? `${first.actor} ${sayStage(first, live, order)}` : `${texts.rolled}: ${rolls.join("; ")}`;
};

const XCard = ({ id }: { id: string }) => {
  const [asking, setAsking] = useState(false);
  const task = useTask();
  const stop = () =>
    task.run(async () => {
      await send(XCardDocument, { id });
      setAsking(false);
    });
  return (
    <>
      <button class="quiet" onClick={() => setAsking(true)}>
        {texts.xcard}
      </button>
      {asking && (
        <Dialog title={texts.xcard} close={() => setAsking(false)}>
          <p>{texts.xcardAsk}</p>
          <Alert problem={task.problem} />
          <button disabled={task.busy} onClick={() => void stop()}>
            {texts.stop}
          </button>
        </Dialog>
      )}
    </>
  );
};
