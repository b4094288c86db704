import { EditNarrationDocument, NarrateAsDmDocument, WhisperDocument } from "../api/generated/graphql.ts";
import { findEntities, findEntity } from "../api/find-entity.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { print, printJson } from "../output.ts";

export interface SayOptions extends CampaignOptions {
  readonly speaker?: string;
  readonly turn?: string;
}

/** Narrates as the DM, lets a person speak, or edits the narration of a turn. Throws `turn_invalid`. */
export const say = (text: string, { campaign: campaignId, speaker, turn: typed, json, ...options }: SayOptions): Promise<void> => {
  const turnNumber = typed === undefined ? null : readTurn(typed);
  return connected(options, async ({ api }) => {
    const speakerId = speaker === undefined ? null : await findEntity(api, campaignId, speaker);
    const turn =
      turnNumber === null
        ? unwrap((await api.request(NarrateAsDmDocument, { input: { campaignId, text, speakerId } })).narrateAsDm)
        : unwrap((await api.request(EditNarrationDocument, { input: { campaignId, turnNumber, text } })).editNarration);
    if (json) return printJson(turn);
    print(turn.text);
  });
};

export interface WhisperOptions extends CampaignOptions {
  readonly to?: string[];
}

/** Tells something to few. */
export const whisper = (text: string, { campaign: campaignId, to, json, ...options }: WhisperOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = { campaignId, text, to: to ? await findEntities(api, campaignId, to) : null };
    const turn = unwrap((await api.request(WhisperDocument, { input })).whisper);
    if (json) return printJson(turn);
    print(turn.text);
  });

const readTurn = (typed: string): number => {
  const number = Number(typed);
  if (Number.isInteger(number) && number > 0) return number;
  throw new CommandError("turn_invalid", `"${typed}" is no number of a turn. Turns are numbered from 1.`, 2);
};
