import type { PluginReport } from "freeform-rpg/kernel";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { paint, print, printJson, printTable } from "../output.ts";
import type { JsonOption } from "../run-command.ts";
export const listPlugins = async ({ json = false }: JsonOption): Promise<void> => {
  const { plugins } = await assembleKernel(readEnvironment());
  if (json) printJson(plugins);
  else show(plugins);
  if (plugins.some(({ fault }) => fault)) process.exitCode = 1;
};

const show = (plugins: readonly PluginReport[]): void => {
  printTable(plugins.map((plugin) => [plugin.name, plugin.version, describe(plugin)]));
  for (const { name, fault } of plugins) if (fault) print(`\n${paint.red("fault")} ${name}: ${fault.message}`);
};

const describe = ({ stages, taps, services, contributes, replaces, fault }: PluginReport): string => {
  if (fault) return "not loaded";
  const brings = [
    replaces && `replaces ${replaces}`,
    stages.length > 0 && `stages ${stages.join(", ")}`,
    services.length > 0 && `services ${services.join(", ")}`,
    taps.length > 0 && `taps ${[...new Set(taps)].join(", ")}`,
    contributes.length > 0 && `contributes to ${[...new Set(contributes)].join(", ")}`,
  ];
  return brings.filter(Boolean).join("; ");
};
