import type { Command, Option } from "commander";
import { createProgram } from "../../cli/program.ts";
import { writeTable } from "./table.ts";

/** The table of all commands: arguments, options of their own, what they do. */
export const listCommands = (): string =>
  writeTable([["Command", "Does", "Options"], ...createProgram().commands.flatMap((command) => rowsOf(command, ""))]);

const rowsOf = (command: Command, parents: string): readonly (readonly string[])[] => {
  const name = `${parents}${command.name()}`;
  if (command.commands.length > 0) return command.commands.flatMap((child) => rowsOf(child, `${name} `));
  const places = command.registeredArguments.map((place) =>
    place.required ? place.name().toUpperCase() : `[${place.name().toUpperCase()}]`,
  );
  return [[`\`${[name, ...places].join(" ")}\``, describe(command), describeOptions(command.options)]];
};

const describe = (command: Command): string => {
  const [sentence = ""] = command.description().split(/(?<=\.) /);
  return sentence || command.summary();
};

/** Options that a whole family of commands shares; the page describes them once. */
const shared = new Set(["--campaign", "--as", "--url", "--token", "--json"]);

const describeOptions = (options: readonly Option[]): string =>
  options
    .filter(({ long }) => long && !shared.has(long))
    .map(({ long }) => `\`${long}\``)
    .join(" ");
