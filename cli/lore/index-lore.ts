import { setTimeout as pause } from "node:timers/promises";
import type { ApiClient } from "../api/api-client.ts";
import { EmbedLoreDocument, LoreIndexesDocument } from "../api/generated/graphql.ts";
import type { GenerationFieldsFragment, LoreIndexFieldsFragment as Index } from "../api/generated/graphql.ts";
import { paint, print, printJson, remark } from "../output.ts";
import { connected } from "../connect.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import type { CampaignOptions } from "../connect.ts";

const readIndexes = async (api: ApiClient, campaignId: string): Promise<readonly Index[]> =>
  dmOf(campaignOf(await api.request(LoreIndexesDocument, { campaignId }), campaignId)).loreIndexes;

/** Shows how packs and the story of a campaign are indexed. */
export const showIndexes = ({ campaign, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const indexes = await readIndexes(api, campaign);
    if (json) printJson(indexes);
    else indexes.forEach(printIndex);
  });

const printIndex = ({ key, pieces, serving, making }: Index): void => {
  print(`${paint.bold(key)}  ${pieces} pieces`);
  print(`  searched by  ${serving === null ? "full text only" : `full text and ${describe(serving, pieces)}`}`);
  if (making !== null) print(`  being built  ${describe(making, pieces)}`);
  for (const failure of [serving?.failure, making?.failure]) if (failure) print(`  ${paint.yellow(`It failed: ${failure}`)}`);
};

const describe = ({ embedder, model, dimensions, embedded, tokens, cost }: GenerationFieldsFragment, pieces: number): string => {
  const name = model === "" ? embedder : `${embedder} ${model}`;
  const spent = tokens === 0 ? "" : `, ${tokens} tokens${cost === null ? "" : `, $${cost.toFixed(4)}`}`;
  return `${name}, ${embedded} of ${pieces} embedded in ${dimensions} dimensions${spent}`;
};

/** Embeds packs and the story of a campaign, and waits until that is done. */
export const embedLore = ({ campaign, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    unwrap((await api.request(EmbedLoreDocument, { campaignId: campaign })).embedLore);
    const indexes = await waitForIndexes(api, campaign);
    if (json) printJson(indexes);
    else indexes.forEach(printIndex);
    const failed = indexes.flatMap(({ serving, making }) => serving?.failure ?? making?.failure ?? []);
    if (failed.length > 0) process.exitCode = 1;
  });

/** Milliseconds between two polls, and how many polls without progress end the wait. */
const poll = { every: 300, idle: 4 };

/** Resolves when nothing is being built, when building has failed, or after some time without progress. */
const waitForIndexes = async (api: ApiClient, campaign: string): Promise<readonly Index[]> => {
  let before = "";
  for (let idle = 0; ;) {
    await pause(poll.every);
    const indexes = await readIndexes(api, campaign);
    const now = JSON.stringify(indexes);
    idle = now === before ? idle + 1 : 0;
    before = now;
    const waiting = indexes.filter(({ making }) => making !== null && making.failure === null);
    if (idle === 0) for (const { key, pieces, making } of waiting) remark(`${key}: ${making?.embedded ?? 0} of ${pieces}`);
    // One batch of a slow model shows no progress for a while.
    if (idle >= (waiting.length === 0 ? poll.idle : 100 * poll.idle)) return indexes;
  }
};
