import type { Command } from "commander";
import { createProgram } from "../../cli/program.ts";
import { splitWords } from "./split-words.ts";

/** The `freeform-rpg` command lines of a shell block, continued lines joined, without comments, pipes and redirections. */
export const findCommandLines = (shell: string): readonly string[] =>
  shell
    .replaceAll("\\\n", " ")
    .split("\n")
    .map((line) => /(?:^|[\s(])(?:npx )?freeform-rpg (?<words>(?:[^\s"'|<>&;)#]|\s(?!#)|"[^"]*"|'[^']*')*)/.exec(line)?.groups?.["words"])
    .filter((words) => words !== undefined);

/** Parses a command line as the program would, and answers what is wrong with it; `null` when nothing is. Runs nothing. */
export const checkCommandLine = async (line: string): Promise<string | null> => {
  const program = createProgram();
  disarm(program);
  try {
    await program.parseAsync(splitWords(line), { from: "user" });
    return null;
  } catch (error) {
    const help = error instanceof Error && "code" in error && error.code === "commander.helpDisplayed";
    return help ? null : `"${line}": ${error instanceof Error ? error.message : String(error)}`;
  }
};

const disarm = (command: Command): void => {
  command.exitOverride().configureOutput({ writeErr: () => {}, writeOut: () => {} });
  if (command.commands.length === 0) command.action(() => {});
  command.commands.forEach(disarm);
};
