import type { CodeCall, CodeFacts, CodePlace } from "../code-facts.ts";
import { findInBare } from "./find-in-bare.ts";

/** Functions that hand a text to a shell. */
const shells = new Set(
  "os.system os.popen os.popen2 os.popen3 os.popen4 popen2.popen2 popen2.popen3 subprocess.getoutput subprocess.getstatusoutput commands.getoutput commands.getstatusoutput asyncio.create_subprocess_shell asyncio.subprocess.create_subprocess_shell child_process.exec child_process.execSync shelljs.exec shell.exec".split(
    " ",
  ),
);

/** Functions that run a program, and a shell where they are asked to. */
const starters =
  /^(?:subprocess\.(?:run|call|check_call|check_output|Popen)|child_process\.(?:spawn|spawnSync|execFile|execFileSync)|os\.(?:exec|spawn)[lv]p?e?|Deno\.Command|Bun\.spawn(?:Sync)?|execa|execa\.execa|cross-spawn|asyncio\.create_subprocess_exec)$/;

const shellName = /^(?:\/(?:usr\/)?bin\/)?(?:ba|z|da|k)?sh$|^cmd(?:\.exe)?$|^(?:powershell|pwsh)(?:\.exe)?$/i;

/** Whether a call hands text to a shell. */
export const isShellCall = ({ name, args }: CodeCall): boolean => {
  if (shells.has(name)) return true;
  if (!starters.test(name)) return false;
  if (args.some(({ keyword, source }) => keyword === "shell" && !/^(?:False|false|0|None|null|undefined|""|'')$/.test(source))) return true;
  const words = args.flatMap(({ text, items }) => [...(text === null ? [] : [text.value]), ...items]);
  return words.some((word, at) => shellName.test(word) && /^(?:-\w*c|\/c|-Command)$/i.test(words[at + 1] ?? ""));
};

/** Finds code that hands text to a shell. */
export const findShells = (facts: CodeFacts): CodePlace[] => [
  ...facts.calls.filter(isShellCall).map(({ name, start, end }) => ({ start, end, message: `"${name}" hands text to a shell.` })),
  ...findInBare(
    facts,
    /(?<![\w.>:$@-])(?:system|popen|passthru|shell_exec|proc_open|pcntl_exec)\s*\(|\bgetRuntime\(\)\s*\.exec\s*\(|(?<![\w.])Process\.Start\s*\(/g,
    "This hands text to a shell.",
  ),
];
