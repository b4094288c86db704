import { PauseCampaignDocument, PlayXCardDocument, ResumeCampaignDocument } from "../api/generated/graphql.ts";
import type { AfterXCard, PauseFieldsFragment } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { print, printJson } from "../output.ts";

export interface PauseOptions extends CampaignOptions {
  readonly note?: string;
}

export interface ResumeOptions extends CampaignOptions {
  readonly after?: string;
}

/** Pauses play. */
export const pause = ({ campaign: campaignId, note, json, ...options }: PauseOptions): Promise<void> =>
  connected(options, async ({ api }) =>
    show(unwrap((await api.request(PauseCampaignDocument, { input: { campaignId, note: note ?? null } })).pauseCampaign), json),
  );

/** Stops play for everybody. */
export const playXCard = ({ campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => show(unwrap((await api.request(PlayXCardDocument, { campaignId })).playXCard), json));

/** Lets play go on. Throws `after_unknown`. */
export const resume = ({ campaign: campaignId, after, json, ...options }: ResumeOptions): Promise<void> => {
  const afterXCard = after === undefined ? null : readAfter(after);
  return connected(options, async ({ api }) =>
    show(unwrap((await api.request(ResumeCampaignDocument, { input: { campaignId, afterXCard } })).resumeCampaign), json),
  );
};

const choices: readonly AfterXCard[] = ["SKIP", "REWIND", "RESTORE"];

const readAfter = (typed: string): AfterXCard => {
  const found = choices.find((one) => one === typed.toUpperCase());
  if (found) return found;
  throw new CommandError("after_unknown", `"${typed}" says not how play goes on. Use skip, rewind or restore.`, 2);
};

const show = ({ pause: paused, status }: PauseFieldsFragment, json: boolean | undefined): void => {
  if (json) return printJson({ status, pause: paused });
  if (paused === null) return print("Play goes on.");
  const withdrawn = paused.turnNumber === null ? "" : ` The narration of turn ${paused.turnNumber} is withdrawn.`;
  print(`Play is paused.${paused.note === "" ? "" : ` ${paused.note}`}${withdrawn} A DM lets it go on: freeform-rpg resume`);
};
