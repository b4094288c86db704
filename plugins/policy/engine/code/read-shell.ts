import type { ShellCommand } from "./code-facts.ts";

const token =
  /(?<comment>(?<![^\s;&|(])#[^\n]*)|(?<end>\n|;|&&?|\|\|?|\$\(|[`()]|\bthen\b|\bdo\b)|(?<space>[ \t\r]+|\\\n)|(?<word>(?:\\.|"(?:\\.|[^"\\])*"|'[^']*'|[^\s;&|`()"'\\#]|(?<=[^\s;&|(])#|["'\\]|\$(?!\())+)/gsu;

/** Reads the commands of a shell script. Comments are left out; quotes are removed from words. */
export const readCommands = (source: string): ShellCommand[] => {
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let [start, end] = [0, 0];
  const close = (): void => {
    if (words.length > 0) commands.push({ words, start, end });
    words = [];
  };
  for (const { 0: written, index, groups = {} } of source.matchAll(token)) {
    if (groups["end"] !== undefined || groups["comment"] !== undefined) close();
    if (groups["word"] === undefined) continue;
    if (words.length === 0) start = index;
    end = index + written.length;
    if (words.length > 0 || !isPrompt(written)) words.push(unquote(written));
  }
  close();
  return commands;
};

/** The prompt that documents print before a command. */
const isPrompt = (word: string): boolean => word === "$" || word === "%" || word === ">";

const unquote = (word: string): string =>
  word.replaceAll(/\\(.)|"((?:\\.|[^"\\])*)"|'([^']*)'/gs, (_all, escaped, double, single) => escaped ?? double ?? single);
