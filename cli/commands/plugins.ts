import type { Command } from "commander";
import type { PluginReport } from "freeform-rpg/kernel";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { paint, print, printJson, printTable } from "../output.ts";
import { runCommand } from "../run-command.ts";

/** `plugins`: what is loaded, what it brings, what could not be loaded and why. Exits with 1 when one has a fault. */
export const addPlugins = (program: Command): void => {
  program
    .command("plugins")
    .summary("list the plugins and what they bring")
    .description("Lists every plugin of freeform.config.ts, what it brings, and why it could not be loaded if it could not.")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action(({ json = false }: { json?: boolean }) => runCommand(json, () => listPlugins(json)));
};

const help = `
Examples:
  $ npx freeform-rpg plugins
  $ npx freeform-rpg plugins --json | jq '.[] | select(.fault)'`;

const listPlugins = async (json: boolean): Promise<void> => {
  const { plugins } = await assembleKernel(readEnvironment());
  if (json) printJson(plugins);
  else show(plugins);
  if (plugins.some(({ fault }) => fault)) process.exitCode = 1;
};

const show = (plugins: readonly PluginReport[]): void => {
  printTable(plugins.map((plugin) => [plugin.name, plugin.version, describe(plugin)]));
  for (const { name, fault } of plugins) if (fault) print(`\n${paint.red("fault")} ${name}: ${fault.message}`);
};

const describe = ({ stages, taps, services, gifts, replaces, fault }: PluginReport): string => {
  if (fault) return "not loaded";
  const brings = [
    replaces && `replaces ${replaces}`,
    stages.length > 0 && `stages ${stages.join(", ")}`,
    services.length > 0 && `services ${services.join(", ")}`,
    taps.length > 0 && `taps ${[...new Set(taps)].join(", ")}`,
    gifts.length > 0 && `gives to ${[...new Set(gifts)].join(", ")}`,
  ];
  return brings.filter(Boolean).join("; ");
};
