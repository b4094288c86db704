import { randomUUID } from "node:crypto";
import { printJson } from "../output.ts";
import { printPlayed } from "./play-lines.ts";
import { playTurn } from "./play-turn.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

export interface RunTurnOptions extends CampaignOptions {
  readonly text: string;
  readonly key?: string;
}

export const runTurn = ({ campaign, text, key, json, ...options }: RunTurnOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const played = await playTurn(api, { campaignId: campaign, text, idempotencyKey: key ?? randomUUID() }, { onProgress: () => {} });
    if (json) printJson({ campaign, ...played });
    else printPlayed(played);
  });
