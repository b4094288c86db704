import type { CodeLanguage } from "./code-facts.ts";

const labels: Readonly<Record<Exclude<CodeLanguage, "other">, readonly string[]>> = {
  javascript: [
    "js",
    "javascript",
    "jsx",
    "mjs",
    "cjs",
    "ts",
    "typescript",
    "tsx",
    "mts",
    "cts",
    "node",
    "es6",
    "ecmascript",
    "vue",
    "svelte",
  ],
  python: ["py", "python", "python3", "py3", "python2", "ipython", "pycon", "jupyter"],
  shell: ["sh", "bash", "zsh", "shell", "console", "shell-session", "shellscript", "terminal", "fish", "ksh", "dash", "sh-session"],
  sql: ["sql", "mysql", "postgres", "postgresql", "psql", "plpgsql", "sqlite", "tsql", "plsql", "mariadb"],
  data: ["json", "json5", "jsonc", "yaml", "yml", "toml", "ini", "env", "dotenv", "properties", "conf", "cfg"],
};
const byLabel = new Map(
  Object.keys(labels)
    .filter((name): name is keyof typeof labels => name in labels)
    .flatMap((language) => labels[language].map((label) => [label, language] as const)),
);

/** Characters by which a language is guessed. */
const looked = 4000;

const cues: readonly (readonly [CodeLanguage, RegExp])[] = [
  [
    "shell",
    /^\s*(?:#!.*\b(?:ba|z|k)?sh\b|\$ \S)|^\s*(?:sudo|rm|curl|wget|apt(?:-get)?|cd|export|echo|chmod|chown|mkdir|dd|mkfs\S*|docker|git|npm|pip) [-\w/.~$"'=]/m,
  ],
  [
    "sql",
    /^\s*(?:select\b[^;=(]+\bfrom\b|insert\s+into|update\s+\w+\s+set|delete\s+from|(?:create|drop|alter|truncate)\s+(?:table|database|schema|index|view))\b/i,
  ],
  [
    "python",
    /^\s*(?:def \w+\(.*\).*:|class \w+.*:|import \w[\w.]*(?: as \w+)?\s*$|from [\w.]+ import |elif .*:|(?:if|for|while|with|try|except).*:\s*$|print\()|\bNone\b|\bTrue\b|\bFalse\b|\bself\./m,
  ],
  ["javascript", /\b(?:const|let|var|function|new|require|await|async)\b|=>|;\s*$|===|\/\/ /m],
  ["data", /^\s*(?:[{[]|[\w."-]+\s*[:=]\s*\S)/],
];

/** The language of a block of code by its label, else by its looks. */
export const guessLanguage = (label: string, code: string): CodeLanguage => {
  const known = byLabel.get(label.toLowerCase());
  if (known !== undefined || (label !== "" && !plain.has(label.toLowerCase()))) return known ?? "other";
  const start = code.slice(0, looked);
  return cues.find(([, cue]) => cue.test(start))?.[0] ?? "python";
};

const plain = new Set(["text", "txt", "plain", "plaintext", "code"]);
