import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "../environment.ts";
import { openApi, openHost } from "../host.ts";
import type { Host } from "../host.ts";
import { leaveServerNote } from "../server-note.ts";
import { fillDataFolder } from "./data-folder.ts";
import { noKeys } from "./run-cli.ts";
import { runInside } from "./run-inside.ts";
import type { CliOutcome } from "./run-cli.ts";

/** A campaign in the training yard with the DM dee. */
export interface Table extends Pick<Host, "kernel"> {
  readonly dataDir: string;
  readonly campaign: string;
  /** Runs a command without a campaign and without a user. */
  command(...args: string[]): Promise<CliOutcome>;
  /** Runs a command about the campaign as dee. */
  run(...args: string[]): Promise<CliOutcome>;
  /** Runs a command about the campaign as somebody else. */
  runAs(user: string, ...args: string[]): Promise<CliOutcome>;
  close(): Promise<void>;
}

/** Opens a server on a new data folder and a campaign on it. Commands find the server by its note, which is faster than to open an engine for each. */
export const openTable = async (): Promise<Table> => {
  const dataDir = mkdtempSync(join(tmpdir(), "cli-table-"));
  await fillDataFolder(dataDir);
  const environment = readEnvironment({ DATA_DIR: dataDir, ...noKeys });
  const host = await openHost(environment);
  const api = await openApi(host);
  const { url } = await api.listen({ port: 0, host: "127.0.0.1" });
  const note = leaveServerNote(environment);
  note.announce(url);
  const command = (...args: string[]) => runInside(args, { DATA_DIR: dataDir });
  const { out } = await command("new-game", "--scenario", "training_yard", "--yes", "--as", "dee", "--json");
  const { campaign }: { campaign: string } = JSON.parse(out);
  const runAs = (user: string, ...args: string[]) => command(...args, "--campaign", campaign, "--as", user);
  return {
    kernel: host.kernel,
    dataDir,
    campaign,
    command,
    run: (...args) => runAs("dee", ...args),
    runAs,
    close: async () => {
      note.remove();
      await api.close();
      await host.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
