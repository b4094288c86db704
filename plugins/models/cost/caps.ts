import type { CampaignBudget } from "freeform-rpg/schemas";
import type { CapName, Excess } from "./errors.ts";
import type { CostOptions } from "./options.ts";

/** A limit in US dollars, and whose it is. */
export interface Cap {
  readonly dollars: number;
  readonly setBy: Excess["setBy"];
}

/** The limits that hold; a name that is absent has none. */
export type Caps = Readonly<Partial<Record<CapName, Cap>>>;

/** What has a budget. A campaign's DM sets all but the last. */
export const capNames = ["turn", "session", "campaign", "ingest"] as const satisfies readonly CapName[];

/** The lower of the server's and the DM's limits. */
export const lowestCaps = (server: CostOptions["caps"], dm: CampaignBudget): Caps => {
  const found: Partial<Record<CapName, Cap>> = {};
  for (const name of capNames) {
    const [limit, own] = [server[name], name === "ingest" ? undefined : dm[name]];
    if (own !== undefined && (limit === undefined || own < limit)) found[name] = { dollars: own, setBy: "dm" };
    else if (limit !== undefined) found[name] = { dollars: limit, setBy: "server" };
  }
  return found;
};
