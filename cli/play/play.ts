import { canAsk, remark } from "../output.ts";
import { openTable } from "./api-table.ts";
import { playAtTerminal } from "./play-terminal.ts";
import { playLines } from "./play-lines.ts";
import { connected } from "../connect.ts";
import { createDemo } from "../create-demo.ts";
import { demo } from "../demo.ts";
import type { CampaignOptions } from "../connect.ts";

export const play = (options: CampaignOptions): Promise<void> =>
  connected(options, async ({ api, server, kernel }) => {
    if (kernel !== null && options.campaign === demo.campaign) await createDemo(kernel);
    const table = await openTable(api, options.campaign);
    if (server !== null && canAsk()) remark(`Playing through the server at ${server}`);
    if (canAsk() && !options.json) await playAtTerminal(table);
    else await playLines(table, options.json ?? false);
  });
