import { NarrateAsDmDocument } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { print, printJson } from "../output.ts";

export interface SayOptions extends CampaignOptions {
  readonly speaker?: string;
}

/** Narrates as the DM, or lets a person speak. */
export const say = (text: string, { campaign: campaignId, speaker, json, ...options }: SayOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = { campaignId, text, speakerId: speaker ?? null };
    const turn = unwrap((await api.request(NarrateAsDmDocument, { input })).narrateAsDm);
    if (json) return printJson(turn);
    print(turn.text);
  });
