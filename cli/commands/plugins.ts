import type { Command } from "commander";
import type { JsonOption } from "../run-command.ts";
import { runCommand } from "../run-command.ts";

/** `plugins`: lists plugins, their contributions and their errors, and adds plugins. Exits with 1 when one could not be loaded. */
export const addPlugins = (program: Command): void => {
  const plugins = program
    .command("plugins")
    .summary("list the plugins and what they contribute, and add one")
    .description("Lists every plugin of freeform.config.ts, what it contributes, and the error of each that could not be loaded.")
    .addHelpText("after", help);
  plugins
    .command("list", { isDefault: true })
    .description("Lists the plugins, what they contribute, and the error of each that could not be loaded.")
    .option("--json", "print one JSON document")
    .action((options: JsonOption) => runCommand(options, async () => (await import("../engine/list-plugins.ts")).listPlugins(options)));
  plugins
    .command("add <package>")
    .description("Installs a plugin with npm and lists it in freeform.config.ts. The package: a name, a name with a version, or a tarball.")
    .option("--json", "print one JSON document")
    .action((name: string, options: JsonOption) =>
      runCommand(options, async () => (await import("../projects/add-plugin.ts")).addPlugin(name, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg plugins
  $ npx freeform-rpg plugins add freeform-rpg-weather
  $ npx freeform-rpg plugins --json | jq '.[] | select(.fault)'`;
