import { DecideActionsDocument, DecideNarrationDocument, ListWaitingDocument, SetReviewModeDocument } from "../api/generated/graphql.ts";
import type { DecisionFragment, LateNarration, ReviewMode, WaitingFragment } from "../api/generated/graphql.ts";
import type { ApiClient } from "../api/api-client.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { inWords, print, printJson } from "../output.ts";
import { readDecision } from "./read-decision.ts";
import type { DecideFlags } from "./read-decision.ts";
import { printWaiting, printWaitingList } from "./show-waiting.ts";

export interface ModeOptions extends CampaignOptions {
  readonly actionsSeconds?: string;
  readonly narrationSeconds?: string;
  readonly late?: "release" | "fallback";
}

/** What of each turn waits for the DM. */
export type Mode = "auto" | "narration" | "actions" | "all";

const modes: Readonly<Record<Mode, ReviewMode>> = {
  auto: "AUTO",
  narration: "REVIEW_NARRATION",
  actions: "REVIEW_ACTIONS",
  all: "REVIEW_ALL",
};
const late: Readonly<Record<"release" | "fallback", LateNarration>> = { release: "RELEASE", fallback: "FALLBACK" };

/** Sets what waits for the DM, and how long. */
export const setMode = (mode: Mode, { campaign: campaignId, json, ...options }: ModeOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = {
      campaignId,
      reviewMode: modes[mode],
      actionsReviewSeconds: readSeconds(options.actionsSeconds),
      narrationReviewSeconds: readSeconds(options.narrationSeconds),
      lateNarration: options.late ? late[options.late] : null,
    };
    const set = unwrap((await api.request(SetReviewModeDocument, { input })).changeCampaignSettings);
    if (json) return printJson({ campaign: campaignId, ...set });
    print(mode === "auto" ? "From the next turn on nothing waits for you." : describeMode(set));
  });

interface Settings {
  readonly reviewMode: ReviewMode;
  readonly actionsReviewSeconds: number;
  readonly narrationReviewSeconds: number;
  readonly lateNarration: LateNarration;
}

const describeMode = ({ reviewMode, actionsReviewSeconds, narrationReviewSeconds, lateNarration }: Settings): string => {
  const parts = [
    reviewMode === "REVIEW_NARRATION" ? "" : `Actions wait for you ${actionsReviewSeconds} s, then they go on as they were ruled.`,
    reviewMode === "REVIEW_ACTIONS"
      ? ""
      : `Narrations wait for you ${narrationReviewSeconds} s, then ${lateNarration === "RELEASE" ? "they are released" : "the turn is narrated in plain sentences"}.`,
  ];
  return parts.filter((part) => part !== "").join(" ");
};

const readSeconds = (typed: string | undefined): number | null => {
  if (typed === undefined) return null;
  if (/^\d{1,6}$/.test(typed)) return Number(typed);
  throw new CommandError("seconds_invalid", `"${typed}" is no number of seconds. Use 10 to 604800.`, 2);
};

/** Lists all that waits for the DM. */
export const listWaiting = ({ campaign, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const found = campaignOf(await api.request(ListWaitingDocument, { id: campaign }), campaign);
    const { waiting } = dmOf(found);
    if (json) return printJson({ campaign, reviewMode: found.reviewMode, waiting });
    if (waiting.length > 0) return printWaitingList(waiting);
    print(`Nothing waits for you. ${found.reviewMode === "AUTO" ? "`review mode all` has turns wait." : ""}`.trim());
  });

/** Shows one thing that waits. */
export const showWaiting = (key: string | undefined, { campaign, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const one = await findWaiting(api, campaign, key);
    if (json) printJson(one);
    else printWaiting(one);
  });

/** Decides one thing that waits. */
export const decideWaiting = (
  key: string | undefined,
  { campaign: campaignId, json, url, as, ...flags }: CampaignOptions & DecideFlags,
): Promise<void> =>
  connected({ url, as }, async ({ api }) => {
    const one = await findWaiting(api, campaignId, key);
    const { kind, decision } = readDecision(one.kind, flags);
    const made =
      kind === "ACTIONS"
        ? unwrap((await api.request(DecideActionsDocument, { input: { campaignId, key: one.key, decision } })).decideActions)
        : unwrap((await api.request(DecideNarrationDocument, { input: { campaignId, key: one.key, decision } })).decideNarration);
    if (json) printJson(made);
    else print(describeDecision(made));
  });

const describeDecision = ({ as, text }: DecisionFragment): string => `Decided: ${inWords(as)}${text === null ? "." : `: ${text}`}`;

/** What waits under a key or its beginning; without one, the only thing that waits. */
const findWaiting = async (api: ApiClient, campaign: string, key: string | undefined): Promise<WaitingFragment> => {
  const { waiting } = dmOf(campaignOf(await api.request(ListWaitingDocument, { id: campaign }), campaign));
  const found = waiting.filter((one) => one.key.startsWith(key ?? ""));
  const [one] = found;
  if (one !== undefined && found.length === 1) return one;
  if (waiting.length === 0) throw new CommandError("review_not_found", "Nothing waits for you.");
  throw new CommandError("key_ambiguous", `Name one of what waits: ${waiting.map((other) => other.key.slice(0, 6)).join(", ")}.`, 2);
};
