import type { Command } from "commander";
import { z } from "zod";
import { print, printJson, printTable } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

/** `list-packs`: what is installed. */
export const addListPacks = (program: Command): void => {
  withConnectOptions(program.command("list-packs"))
    .summary("list the content packs that are installed")
    .description("Lists every content pack that is installed, with how much of it is searched.")
    .addHelpText("after", help)
    .action((options: AskOptions) => runCommand(options.json ?? false, () => listPacks(options)));
};

const help = `
Examples:
  $ npx freeform-rpg list-packs
  $ npx freeform-rpg list-packs --json | jq '.[].key'`;

const document = "query ListPacks { contentPacks { key name version layer genre chunks tokens } }";
const Answer = z.object({
  contentPacks: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      version: z.string(),
      layer: z.string(),
      genre: z.string(),
      chunks: z.number(),
      tokens: z.number(),
    }),
  ),
});

const listPacks = ({ json, ...options }: AskOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { contentPacks } = await api.ask(document, {}, Answer);
    if (json) return printJson(contentPacks);
    if (contentPacks.length === 0)
      return print("No pack is installed yet. A campaign installs its packs when it is founded; so does `install-pack`.");
    printTable(
      contentPacks.map(({ key, version, layer, chunks, tokens, name }) => [
        key,
        version,
        layer,
        `${chunks} chunks`,
        `${tokens} tokens`,
        name,
      ]),
    );
  });
