import type { CodeFacts, CodePlace, ShellCommand } from "../code-facts.ts";
import { readCommands } from "../read-shell.ts";
import { isShellCall } from "./shells-out.ts";

/** Places of a system or of a person that no program is given. */
const vital =
  /^(?:\/|\/\*|~\/?|~\/\*|\/?\$\{?HOME\}?\/?\*?|\/(?:etc|usr|bin|sbin|boot|lib\d*|var|home|root|dev|opt|sys|proc|mnt|srv|Users|Windows|System)(?:\/\*?)?|[a-z]:[\\/]*\*?|\$env:\w+)$/i;

const prefixes = new Set(["sudo", "doas", "env", "nohup", "time", "exec", "command", "nice", "xargs", "-n", "-E", "--"]);

/** Finds code that wipes what it was not given. */
export const findDestruction = (facts: CodeFacts): CodePlace[] => [
  ...facts.commands.flatMap(judgeCommand),
  ...facts.calls.flatMap((call): CodePlace[] => {
    const [first] = call.args;
    const { start, end } = call;
    const texts = call.args.flatMap(({ text, items }) => [
      ...(text === null ? [] : [text.value]),
      ...(items.length > 0 ? [items.join(" ")] : []),
    ]);
    if (/(?:^|\.)(?:rmtree|rmSync|rm|rmdir|rmdirSync|rimraf|emptyDirSync|remove)$/.test(call.name) && vital.test(first?.text?.value ?? ""))
      return [{ start, end, message: `This removes "${first?.text?.value}".` }];
    if (
      (isShellCall(call) || /^subprocess\.|^child_process\.|^os\.exec/.test(call.name)) &&
      texts.some((text) => readCommands(text).some((one) => judgeCommand(one).length > 0))
    )
      return [{ start, end, message: "The command wipes what it was not given." }];
    if (takesStatement.test(call.name) && texts.some((text) => dropped.test(text)))
      return [{ start, end, message: "The statement drops data." }];
    return [];
  }),
  ...findDrops(facts),
  ...findForks(facts),
];

const takesStatement = /(?:^|\.)(?:execute\w*|query\w*|raw|exec|run|prepare|unsafe|all|\$\w*[Rr]aw\w*)$/;
const dropped = /^[\s(]*(?:drop\s+(?:table|database|schema)|truncate\s+(?:table\s+)?[\w."`]+)\b/i;

const judgeCommand = ({ words, start, end }: ShellCommand): CodePlace[] => {
  const at = words.findIndex((word) => !prefixes.has(word) && !/^\w+=/.test(word));
  const [program = "", ...rest] = words.slice(Math.max(0, at));
  const message = reasonAgainst(program.replace(/^.*\//, ""), rest);
  return message === null ? [] : [{ start, end, message }];
};

interface Command {
  readonly program: string;
  readonly words: readonly string[];
  readonly target: string;
  readonly isRecursive: boolean;
}

const reasonAgainst = (program: string, words: readonly string[]): string | null => {
  const target = words.find((word) => vital.test(word)) ?? "";
  const isRecursive = words.some((word) => /^-[a-z]*r|^--recursive$|^-Recurse$/i.test(word));
  const command = { program, words, target, isRecursive };
  return dangers.find(([, applies]) => applies(command))?.[0].replace("TARGET", target) ?? null;
};

const disk = /^\/dev\/(?:sd|hd|nvme|vd|xvd|mmcblk|disk|mapper)/;

const dangers: readonly (readonly [reason: string, applies: (command: Command) => boolean])[] = [
  ['This removes "TARGET".', ({ program, target, isRecursive }) => program === "rm" && isRecursive && target !== ""],
  [
    'This changes every file of "TARGET".',
    ({ program, target, isRecursive }) => /^(?:chmod|chown|chgrp)$/.test(program) && isRecursive && target !== "",
  ],
  ["This formats a disk.", ({ program }) => /^(?:mkfs(?:\..*)?|wipefs)$/.test(program)],
  [
    "This overwrites a disk.",
    ({ program, words }) => program === "dd" && words.some((word) => word.startsWith("of=") && disk.test(word.slice(3))),
  ],
  ["This overwrites a disk.", ({ program, words }) => /^(?:shred|tee|blkdiscard)$/.test(program) && words.some((word) => disk.test(word))],
  [
    "This overwrites a disk.",
    ({ words }) => words.some((word, at) => /^\d?>+\|?/.test(word) && disk.test(word.replace(/^\d?>+\|?/, "") || (words[at + 1] ?? ""))),
  ],
  [
    'This removes what is in "TARGET".',
    ({ program, words, target }) => program === "find" && target !== "" && words.some((word) => word === "-delete" || word === "rm"),
  ],
  [
    "The statement drops data.",
    ({ program, words }) => /^(?:psql|mysql|mariadb|sqlite3|sqlcmd)$/.test(program) && words.some((word) => dropped.test(word)),
  ],
  ["This drops a database.", ({ program }) => program === "dropdb"],
  [
    'This removes "TARGET".',
    ({ program, target }) => /^(?:remove-item|ri|rd|rmdir|del|erase|format(?:\.com)?)$/i.test(program) && target !== "",
  ],
];

const drop = /(?<=^|;)[ \t]*(?:drop\s+(?:table|database|schema)|truncate\s+(?:table\s+)?\w)[^;\n]{0,200}/gim;

const findDrops = ({ language, bare }: CodeFacts): CodePlace[] =>
  language === "sql"
    ? [...bare.matchAll(drop)].map(({ 0: found, index }) => ({
        start: index + found.length - found.trimStart().length,
        end: index + found.length,
        message: "The statement drops data.",
      }))
    : [];

const findForks = ({ language, uncommented }: CodeFacts): CodePlace[] =>
  language === "shell"
    ? [...uncommented.matchAll(/:\s?\(\)\s?\{\s?:\s?\|\s?:\s?&\s?\}\s?;\s?:/g)].map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        message: "This starts processes without end.",
      }))
    : [];
