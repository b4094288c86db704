import { randomUUID } from "node:crypto";
import { printJson } from "../output.ts";
import { playTurn } from "./api-table.ts";
import { printTurn } from "./play-lines.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

export interface RunTurnOptions extends CampaignOptions {
  readonly text: string;
  readonly key?: string;
}

export const runTurn = ({ campaign, text, key, json, ...options }: RunTurnOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const turn = await playTurn(api, { campaignId: campaign, text, idempotencyKey: key ?? randomUUID() }, () => {});
    if (json) printJson({ campaign, ...turn });
    else printTurn(turn);
  });
