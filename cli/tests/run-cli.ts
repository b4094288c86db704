import { spawn } from "node:child_process";
import { join } from "node:path";

const script = join(import.meta.dirname, "..", "freeform-rpg.ts");

/** The result of a command. */
export interface CliOutcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Whoever runs the tests may have keys: no test may spend their money. */
export const noKeys = { ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "", OLLAMA_URL: "" };

/** The words of a command line. */
export const commandLine = (args: readonly string[]): readonly [string, ...string[]] => [process.execPath, script, ...args];

/** This process's environment without what is not for tests. */
export const withoutKeys = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: "",
  JWT_SECRET: "",
  ...noKeys,
  ...environment,
});

/** Starts the command line in a process of its own. */
export const startCli = (args: readonly string[], environment: NodeJS.ProcessEnv) => {
  const [node, ...rest] = commandLine(args);
  return spawn(node, rest, { env: withoutKeys(environment) });
};

/** Runs a command to its end with `input` as its standard input. */
export const runCli = (args: readonly string[], environment: NodeJS.ProcessEnv = {}, input = ""): Promise<CliOutcome> =>
  new Promise((resolve) => {
    const child = startCli(args, environment);
    let out = "";
    let err = "";
    child.stdout.on("data", (piece) => (out += piece));
    child.stderr.on("data", (piece) => (err += piece));
    child.on("close", (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
