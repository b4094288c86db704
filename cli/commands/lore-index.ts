import { setTimeout as pause } from "node:timers/promises";
import type { Command } from "commander";
import { z } from "zod";
import type { ApiClient } from "../api/api-client.ts";
import { demo } from "../demo.ts";
import { paint, print, printJson, remark } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

/** `lore status` and `lore embed`: how lore is indexed, and having it embedded anew. */
export const addLoreIndex = (lore: Command): void => {
  withDmOptions(lore.command("status"))
    .summary("show how packs and story are indexed")
    .description(
      "Shows, for each pack of a campaign and for its story, whose vectors searches use and what is being made beside them. For DMs.",
    )
    .action((options: AskOptions) => runCommand(options.json ?? false, () => showStatus(options)));
  withDmOptions(lore.command("embed"))
    .summary("embed packs and story by the embedder in use")
    .description(
      "Has a campaign's packs and its story embedded by the embedder in use, and waits until that is done. Searches go on meanwhile; stopped, it goes on another time where it was. For DMs.",
    )
    .addHelpText("after", help)
    .action((options: AskOptions) => runCommand(options.json ?? false, () => embed(options)));
};

const help = `
Examples:
  $ VOYAGE_API_KEY=... npx freeform-rpg lore embed --campaign demo
  $ npx freeform-rpg lore status --campaign demo --json | jq '.[].making.embedded'`;

const withDmOptions = (command: Command): Command =>
  withConnectOptions(command.option("--campaign <id>", "which campaign", demo.campaign), demo.dm);

const Generation = z.object({
  number: z.number(),
  embedder: z.string(),
  model: z.string(),
  dimensions: z.number(),
  embedded: z.number(),
  failure: z.string().nullable(),
  requests: z.number(),
  tokens: z.number(),
  cost: z.number().nullable(),
});
const Index = z.object({ key: z.string(), pieces: z.number(), serving: Generation.nullable(), making: Generation.nullable() });
type Index = z.infer<typeof Index>;

const generation = "{ number embedder model dimensions embedded failure requests tokens cost }";
const shape = `{ key pieces serving ${generation} making ${generation} }`;

const readIndexes = async (api: ApiClient, campaignId: string): Promise<readonly Index[]> =>
  (
    await api.ask(
      `query ($campaignId: ID!) { loreIndexes(campaignId: $campaignId) ${shape} }`,
      { campaignId },
      z.object({ loreIndexes: z.array(Index) }),
    )
  ).loreIndexes;

const showStatus = ({ campaign, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const indexes = await readIndexes(api, campaign);
    if (json) printJson(indexes);
    else indexes.forEach(printIndex);
  });

const printIndex = ({ key, pieces, serving, making }: Index): void => {
  print(`${paint.bold(key)}  ${pieces} pieces`);
  print(`  searched by  ${serving === null ? "full text alone" : `full text and ${describe(serving, pieces)}`}`);
  if (making !== null) print(`  being made   ${describe(making, pieces)}`);
  for (const failure of [serving?.failure, making?.failure]) if (failure) print(`  ${paint.yellow(`It does not get on: ${failure}`)}`);
};

const describe = ({ embedder, model, dimensions, embedded, tokens, cost }: z.infer<typeof Generation>, pieces: number): string => {
  const name = model === "" ? embedder : `${embedder} ${model}`;
  const spent = tokens === 0 ? "" : `, ${tokens} tokens${cost === null ? "" : `, $${cost.toFixed(4)}`}`;
  return `${name}, ${embedded} of ${pieces} embedded in ${dimensions} dimensions${spent}`;
};

const embed = ({ campaign, json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const document = `mutation ($campaignId: ID!) { embedLore(campaignId: $campaignId) ${shape} }`;
    await api.ask(document, { campaignId: campaign }, z.object({ embedLore: z.array(Index) }));
    const indexes = await untilStill(api, campaign);
    if (json) printJson(indexes);
    else indexes.forEach(printIndex);
    const failed = indexes.flatMap(({ serving, making }) => serving?.failure ?? making?.failure ?? []);
    if (failed.length > 0) process.exitCode = 1;
  });

/** Milliseconds between looks, and how many without any progress are enough. */
const look = { every: 300, still: 4 };

/** Resolves when nothing is being made, when what is made has failed, or when nothing has moved for a while. */
const untilStill = async (api: ApiClient, campaign: string): Promise<readonly Index[]> => {
  let before = "";
  for (let still = 0; ;) {
    await pause(look.every);
    const indexes = await readIndexes(api, campaign);
    const now = JSON.stringify(indexes);
    still = now === before ? still + 1 : 0;
    before = now;
    const waiting = indexes.filter(({ making }) => making !== null && making.failure === null);
    if (still === 0) for (const { key, pieces, making } of waiting) remark(`${key}: ${making?.embedded ?? 0} of ${pieces}`);
    // A model may take its time over one batch, and then nothing moves.
    if (still >= (waiting.length === 0 ? look.still : 100 * look.still)) return indexes;
  }
};
