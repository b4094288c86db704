import { service } from "freeform-rpg/kernel";
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
export const capNames = ["turn", "session", "day", "campaign", "ingest"] as const satisfies readonly CapName[];

/** US dollars where the server's configuration says nothing: about 200 turns a day with the dearest of the usual models. */
export const defaultCaps: CostOptions["caps"] = { day: 10, ingest: 10 };

/** The limits in the server's configuration. */
export const ServerCaps = service<CostOptions["caps"]>("cost/server-caps");

/** The server's own limit; `null` where it has none. */
export const serverCap = (server: CostOptions["caps"], name: CapName): number | null => {
  const limit = server[name];
  return (limit === undefined ? defaultCaps[name] : limit) ?? null;
};

/** What the server limits. */
export const serverLimits = (server: CostOptions["caps"]): ReadonlySet<CapName> =>
  new Set(capNames.filter((name) => serverCap(server, name) !== null));

/** The lower of the server's and the DM's limits. */
export const lowestCaps = (server: CostOptions["caps"], dm: CampaignBudget): Caps => {
  const found: Partial<Record<CapName, Cap>> = {};
  for (const name of capNames) {
    const [limit, own] = [serverCap(server, name), name === "ingest" ? undefined : dm[name]];
    if (own !== undefined && (limit === null || own < limit)) found[name] = { dollars: own, setBy: "dm" };
    else if (limit !== null) found[name] = { dollars: limit, setBy: "server" };
  }
  return found;
};
