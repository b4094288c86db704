import {
  HeldNarrationsDocument,
  NarrationMetricsDocument,
  ReleaseNarrationDocument,
  SetUnfixableDocument,
} from "../api/generated/graphql.ts";
import type { ReleaseForm } from "../api/generated/graphql.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { printHeld, printMetrics } from "./show-narrations.ts";
import { print, printJson } from "../output.ts";
import { wrapWords } from "../wrap-words.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

/** Lists the held narrations of a campaign. */
export const listHeld = ({ campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const campaign = campaignOf(await api.request(HeldNarrationsDocument, { id }), id);
    const { heldNarrations } = dmOf(campaign);
    if (json) return printJson({ campaign: id, onUnfixableNarration: campaign.onUnfixableNarration, heldNarrations });
    if (heldNarrations.length > 0) return printHeld(heldNarrations);
    const notice = "Unfixable narrations are replaced by the fallback narration; `narrations unfixable hold` holds them for you instead.";
    print(`No narration is held. ${campaign.onUnfixableNarration === "FALLBACK" ? notice : ""}`.trim());
  });

/** The handling of narrations that cannot be repaired. */
export type Unfixable = "fallback" | "hold";

/** The API's names. */
export const unfixableValues = { fallback: "FALLBACK", hold: "HOLD" } as const;

export interface ReleaseOptions extends CampaignOptions {
  readonly asDrafted?: boolean;
  readonly fallback?: boolean;
  readonly text?: string;
  readonly ignoreViolations?: boolean;
}

/** Publishes the held narration of a turn. Throws `form_needed`, `turn_invalid`, `narration_invalid`. */
export const releaseNarration = (
  turn: string,
  { campaign: campaignId, asDrafted, fallback, text, ignoreViolations, json, ...options }: ReleaseOptions,
): Promise<void> => {
  const forms: ReleaseForm[] = [];
  if (asDrafted) forms.push("AS_DRAFTED");
  if (fallback) forms.push("FALLBACK");
  if (text !== undefined) forms.push("OWN_TEXT");
  const [form] = forms;
  if (form === undefined || forms.length > 1)
    throw new CommandError("form_needed", "Choose one of --as-drafted, --fallback and --text.", 2);
  if (!/^[1-9]\d*$/.test(turn))
    throw new CommandError("turn_invalid", `"${turn}" is not a turn number. List held turns with: narrations list`, 2);
  const input = { campaignId, turnNumber: Number(turn), form, ...(text && { text }), ...(ignoreViolations && { ignoreViolations: true }) };
  return connected(options, async ({ api }) => {
    const { releaseNarration: answer } = await api.request(ReleaseNarrationDocument, { input });
    if ("issues" in answer && answer.reason === "narration_invalid") rejectText(answer);
    const released = unwrap(answer);
    if (json) return printJson({ turn: released.number, text: released.text });
    print(wrapWords(released.text));
  });
};

/** The error of a text with violations lists them. */
const rejectText = ({ issues }: { readonly issues: readonly { readonly message: string }[] }): never => {
  const violations = issues.map(({ message }) => `- ${message}`).join("\n");
  throw new CommandError(
    "narration_invalid",
    `The text contradicts what the engine decided:\n${violations}\nChange it, or add --ignore-violations to publish it.`,
  );
};

/** Sets what happens to narrations that cannot be fixed. */
export const setUnfixable = (policy: Unfixable, { campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = { campaignId, onUnfixableNarration: unfixableValues[policy] };
    const { onUnfixableNarration } = unwrap((await api.request(SetUnfixableDocument, { input })).changeCampaignSettings);
    if (json) return printJson({ campaign: campaignId, onUnfixableNarration });
    print(
      policy === "hold"
        ? "From now on, unfixable narrations are held for you."
        : "From now on, unfixable narrations are replaced by the fallback narration.",
    );
  });

/** Shows the narration metrics of a campaign. */
export const showMetrics = ({ campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { narrationMetrics } = dmOf(campaignOf(await api.request(NarrationMetricsDocument, { id }), id));
    if (json) printJson({ campaign: id, ...narrationMetrics });
    else printMetrics(narrationMetrics);
  });
