import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { DeskDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { useCampaignEvents } from "../components/campaign-events.ts";
import { PreferencesButton } from "../components/preferences-button.tsx";
import { useQuery } from "../components/use-query.ts";
import { handoutTexts } from "../handouts/texts.ts";
import { Link } from "../router.tsx";
import type { PageProps } from "../router.tsx";
import { texts } from "../texts.ts";
import { Changes } from "./changes.tsx";
import { Desk } from "./desk.tsx";
import "./dm.css";
import { Handouts } from "./handouts.tsx";
import { Members } from "./members.tsx";
import { Order } from "./order.tsx";
import { Settings } from "./settings.tsx";
import { dmTexts } from "./texts.ts";
import { Turns } from "./turns.tsx";
import type { DeskCampaign, PartProps } from "./types.ts";
import { Voice } from "./voice.tsx";

type Part = "desk" | "world" | "voice" | "handouts" | "order" | "turns" | "members" | "settings";

const parts: Record<Part, ComponentType<PartProps>> = {
  desk: Desk,
  world: Changes,
  voice: Voice,
  handouts: Handouts,
  order: Order,
  turns: Turns,
  members: Members,
  settings: Settings,
};
const names: readonly Part[] = ["desk", "world", "voice", "handouts", "order", "turns", "members", "settings"];
const isPart = (name: string): name is Part => name in parts;

/** The DM's page of a campaign: decisions first, everything else one link away. */
export const Page = ({ params: [id = "", part = "", rest = ""] }: PageProps) => {
  const { changes, online } = useCampaignEvents(id);
  const { data, problem, reason, reload } = useQuery(DeskDocument, { id });
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  const campaign = data?.campaign;
  if (!campaign?.dm)
    return (
      <main class="narrow">
        {reason === "forbidden" ? (
          <p class="notice">{dmTexts.forDm}</p>
        ) : (
          <Alert problem={problem || (data ? texts.noCampaign : "")} retry={reload} />
        )}
        {!data && !problem && <p role="status">{texts.loading}</p>}
        <Link to="/">{texts.campaigns}</Link> <Link to={`/c/${encodeURIComponent(id)}`}>{texts.playerPage}</Link>
      </main>
    );
  const shown = isPart(part) ? part : "desk";
  const Shown = parts[shown];
  return (
    <div class="dm">
      <header>
        <Link to="/">{texts.campaigns}</Link>
        <h1>{campaign.name}</h1>
        <Link to={`/c/${encodeURIComponent(id)}`}>{texts.playerPage}</Link>
        <PreferencesButton />
      </header>
      <Parts id={id} shown={shown} waiting={countWaiting(campaign)} />
      <main>
        <p role="status" class="status">
          {online ? "" : texts.offline}
        </p>
        <Alert problem={problem} retry={reload} />
        <Shown id={id} campaign={campaign} changes={changes} reload={reload} rest={rest} />
      </main>
    </div>
  );
};

const countWaiting = ({ dm, corrections, pause }: DeskCampaign): number =>
  (pause?.reason === "X_CARD" ? 1 : 0) +
  (dm?.waiting.length ?? 0) +
  (dm?.joinRequests.filter(({ refusedAt }) => refusedAt === null).length ?? 0) +
  corrections.nodes.length;

const Parts = ({ id, shown, waiting }: { id: string; shown: Part; waiting: number }) => {
  const nav = useRef<HTMLElement>(null);
  // On a phone the parts do not fit beside each other: the shown one is scrolled into sight.
  useEffect(() => nav.current?.querySelector(".shown")?.scrollIntoView({ inline: "center", block: "nearest" }), [shown]);
  return (
    <nav ref={nav} class="parts" aria-label={dmTexts.parts}>
      {names.map((name) => (
        <Link key={name} class={name === shown ? "shown" : ""} to={`/c/${encodeURIComponent(id)}/dm${name === "desk" ? "" : `/${name}`}`}>
          {name === "handouts" ? handoutTexts.handouts : dmTexts[name]}
          {name === "desk" && waiting > 0 && <span class="count">{` ${waiting}`}</span>}
        </Link>
      ))}
    </nav>
  );
};
