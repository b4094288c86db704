import { ListServersDocument } from "../api/generated/graphql.ts";
import type { ListServersQuery } from "../api/generated/graphql.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";
import { paint, print, printJson } from "../output.ts";

type Server = ListServersQuery["servers"][number];

/** Lists the servers with what they run. */
export const listServers = ({ json = false, ...options }: ConnectOptions): Promise<void> =>
  connected({ ...options, operator: true }, async ({ api }) => {
    const { servers } = await api.request(ListServersDocument);
    if (json) return printJson(servers);
    if (servers.length === 0) print("No server works with this database. Start one with: freeform-rpg serve");
    for (const server of servers) printServer(server);
  });

const printServer = ({ key, name, version, startedAt, seenAt, runs, ...state }: Server): void => {
  print(`${paint.bold(key)} ${name}, version ${version}: ${describeState(state)}, since ${startedAt}, last sign ${seenAt}`);
  if (runs.length === 0) print("  runs nothing");
  for (const run of runs) print(`  ${run.kind} ${run.key}${run.campaignId === null ? "" : ` of "${run.campaignId}"`}`);
};

const describeState = ({ lost, draining }: Pick<Server, "lost" | "draining">): string => {
  if (lost) return "lost";
  return draining ? "stopping" : "works";
};
