import type { Command } from "commander";
import { z } from "zod";
import { print, printJson, printTable } from "../output.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

/** `list-packs`: what is installed, and what could be. */
export const addListPacks = (program: Command): void => {
  withConnectOptions(program.command("list-packs"))
    .option("--available", "also what lies on the shelf and is not installed")
    .summary("list the content packs that are installed")
    .description(
      "Lists every content pack that is installed, with how much of it is searched and whether a newer version lies on the shelf.",
    )
    .addHelpText("after", help)
    .action((options: ListOptions) => runCommand(options.json ?? false, () => listPacks(options)));
};

interface ListOptions extends AskOptions {
  readonly available?: boolean;
}

const help = `
Examples:
  $ npx freeform-rpg list-packs --available
  $ npx freeform-rpg list-packs --json | jq '.[].key'`;

const document = `query ListPacks($available: Boolean!) {
  contentPacks { key name version layer genre files chunks tokens upgrade dependsOn { key version } }
  availablePacks @include(if: $available) { key name version layer problems }
}`;
const Answer = z.object({
  contentPacks: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      version: z.string(),
      layer: z.string(),
      genre: z.string(),
      files: z.number(),
      chunks: z.number(),
      tokens: z.number(),
      upgrade: z.string().nullable(),
      dependsOn: z.array(z.object({ key: z.string(), version: z.string() })),
    }),
  ),
  availablePacks: z
    .array(
      z.object({
        key: z.string(),
        name: z.string(),
        version: z.string().nullable(),
        layer: z.string().nullable(),
        problems: z.array(z.string()),
      }),
    )
    .default([]),
});
type Answer = z.infer<typeof Answer>;

const listPacks = ({ json, available = false, ...options }: ListOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { contentPacks, availablePacks } = await api.ask(document, { available }, Answer);
    const others = availablePacks.filter(({ key }) => !contentPacks.some((pack) => pack.key === key));
    if (json) return printJson(available ? { installed: contentPacks, available: others } : contentPacks);
    showInstalled(contentPacks);
    showOthers(others);
  });

const showInstalled = (packs: Answer["contentPacks"]): void => {
  if (packs.length === 0)
    return print("No pack is installed yet. A campaign installs its packs when it is founded; so does `install-pack`.");
  printTable(
    packs.map(({ key, version, layer, chunks, tokens, name, upgrade }) => {
      const newer = upgrade === null ? "" : `  ${upgrade} is there: upgrade-pack ${key}`;
      return [key, version, layer, `${chunks} chunks`, `${tokens} tokens`, `${name}${newer}`];
    }),
  );
};

const showOthers = (packs: Answer["availablePacks"]): void => {
  if (packs.length === 0) return;
  print("\nOn the shelf, not installed:");
  printTable(
    packs.map(({ key, version, layer, name, problems }) => [
      key,
      version ?? "?",
      layer ?? "?",
      problems.length > 0 ? "cannot be used: pack-test says why" : name,
    ]),
  );
};
