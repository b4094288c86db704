import { NarrationMetricsDocument, SetUnfixableDocument } from "../api/generated/graphql.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { printMetrics } from "./show-narrations.ts";
import { print, printJson } from "../output.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

/** The handling of narrations that cannot be repaired. */
export type Unfixable = "fallback" | "hold";

/** The API's names. */
export const unfixableValues = { fallback: "FALLBACK", hold: "HOLD" } as const;

/** Sets what happens to narrations that cannot be fixed. */
export const setUnfixable = (policy: Unfixable, { campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = { campaignId, onUnfixableNarration: unfixableValues[policy] };
    const { onUnfixableNarration } = unwrap((await api.request(SetUnfixableDocument, { input })).changeCampaignSettings);
    if (json) return printJson({ campaign: campaignId, onUnfixableNarration });
    print(
      policy === "hold"
        ? "From now on, unfixable narrations wait for you: freeform-rpg review list"
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
