import { RewindDocument } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { print, printJson } from "../output.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

export interface RewindOptions extends CampaignOptions {
  readonly to: number;
  readonly reason?: string;
}

/** Returns a campaign to an earlier turn. Throws `turn_number_invalid`. */
export const rewind = ({ campaign, to, reason, json, ...options }: RewindOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (!Number.isInteger(to) || to < 0) throw new CommandError("turn_number_invalid", "--to must be a whole number, 0 or more.", 2);
    const input = { campaignId: campaign, turnNumber: to, ...(reason && { reason }) };
    const { currentTurn } = unwrap((await api.request(RewindDocument, { input })).rewindCampaign);
    if (json) printJson({ campaign, turn: currentTurn });
    else print(`The campaign "${campaign}" is at turn ${currentTurn}. Later turns stay readable as superseded.`);
  });
