import type { ApiClient } from "../api/api-client.ts";
import {
  CancelRunDocument,
  EditActionDocument,
  EndRoundDocument,
  GiveSpotlightDocument,
  SetOrderOfPlayDocument,
  ShowOrderDocument,
  SkipInRoundDocument,
  WithdrawActionDocument,
} from "../api/generated/graphql.ts";
import type { OrderFieldsFragment, OrderMode, OtherActions } from "../api/generated/graphql.ts";
import { findEntity } from "../api/find-entity.ts";
import { campaignOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { print, printJson } from "../output.ts";
import { describeOrder } from "./describe-order.ts";

export interface SetOptions extends CampaignOptions {
  readonly limit?: string;
  readonly others?: string;
}

export interface RunOptions extends CampaignOptions {
  readonly run?: string;
}

/** Shows whose turn it is. */
export const showOrder = ({ campaign, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => show(await read(api, campaign), json));

/** Sets the order of play. */
export const setOrder = (mode: OrderMode, { campaign: campaignId, json, limit, others, ...options }: SetOptions): Promise<void> => {
  const limitSeconds = limit === undefined ? null : readSeconds(limit);
  const chosen: OtherActions | null = others === undefined ? null : others === "refuse" ? "REFUSE" : "WAIT";
  return connected(options, async ({ api }) => {
    const input = { campaignId, mode, limitSeconds, others: chosen };
    show(unwrap((await api.request(SetOrderOfPlayDocument, { input })).setOrderOfPlay), json);
  });
};

/** Says whose turn it is: a character by name or id, or no one. */
export const giveSpotlight = (who: string | undefined, { campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const actorId = who === undefined ? null : await findEntity(api, campaignId, who);
    show(unwrap((await api.request(GiveSpotlightDocument, { campaignId, actorId })).giveSpotlight), json);
  });

/** Plays the round without a character. */
export const skipInRound = (who: string, { campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const actorId = await findEntity(api, campaignId, who);
    show(unwrap((await api.request(SkipInRoundDocument, { campaignId, actorId })).skipInRound), json);
  });

/** Plays the round as it is. */
export const endRound = ({ campaign: campaignId, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => show(unwrap((await api.request(EndRoundDocument, { campaignId })).endRound), json));

/** Takes back an action that waits. Throws `action_missing`. */
export const withdrawAction = ({ campaign, json, run, ...options }: RunOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const withdrawn = unwrap((await api.request(WithdrawActionDocument, { id: run ?? (await findWaiting(api, campaign)) })).withdrawAction);
    if (json) return printJson(withdrawn);
    print("The action is withdrawn.");
  });

/** Replaces the text of an action that waits. Throws `action_missing`. */
export const editAction = (text: string, { campaign, json, run, ...options }: RunOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const input = { id: run ?? (await findWaiting(api, campaign)), text };
    const edited = unwrap((await api.request(EditActionDocument, { input })).editAction);
    if (json) return printJson(edited);
    print("The action is changed.");
  });

/** Cancels a turn that waits or runs. Throws `action_missing`. */
export const cancelTurn = ({ campaign, json, run, ...options }: RunOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { key, status } = unwrap((await api.request(CancelRunDocument, { id: run ?? (await findFirst(api, campaign)) })).cancelRun);
    if (json) return printJson({ key, status });
    print(status === "CANCELLED" ? "The turn is cancelled." : `The turn is not cancelled: it is ${status.toLowerCase()}.`);
  });

const findFirst = async (api: ApiClient, campaignId: string): Promise<string> => {
  const [first] = (await read(api, campaignId)).runs;
  if (first) return first.key;
  throw new CommandError("action_missing", "No turn runs or waits.", 1);
};

const read = async (api: ApiClient, id: string) => campaignOf(await api.request(ShowOrderDocument, { id }), id);

const readSeconds = (typed: string): number => {
  const seconds = Number(typed);
  if (Number.isInteger(seconds) && seconds >= 0) return seconds;
  throw new CommandError("seconds_invalid", `"${typed}" is no number of seconds. Write a whole number; 0 for no limit.`, 2);
};

const findWaiting = async (api: ApiClient, campaignId: string): Promise<string> => {
  const { runs, me } = await read(api, campaignId);
  const own = runs.find(({ userId, status }) => userId === me?.userId && status === "QUEUED");
  if (own) return own.key;
  throw new CommandError("action_missing", "You have no action that waits. An action that is being played cannot be changed.", 1);
};

const show = (campaign: OrderFieldsFragment, json: boolean | undefined): void => {
  if (json) return printJson(campaign.order);
  for (const line of describeOrder(campaign)) print(line);
};
