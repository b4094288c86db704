import { execFileSync, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine, withoutKeys } from "./run-cli.ts";

/** The version of `script`, which runs a command on a terminal of its own; `null` where there is none that can (macOS has another). */
export const findScript = (): string | null => {
  try {
    return execFileSync("script", ["--version"], { encoding: "utf8" }).includes("util-linux") ? "util-linux" : null;
  } catch {
    return null;
  }
};

/** A command on a terminal of its own. */
export interface Terminal {
  /** Waits until a text stands on the screen, after the one that was found last. */
  find(text: string): Promise<void>;
  /** Types what is sent, `\r` for Enter. */
  type(text: string): void;
  readonly code: Promise<number | null>;
  /** Everything that was shown, without control sequences. */
  screen(): string;
}

/** Starts a command on a terminal. */
export const openTerminal = (args: readonly string[], environment: NodeJS.ProcessEnv): Terminal => {
  const quoted = commandLine(args).map((part) => `'${part.replaceAll("'", "'\\''")}'`);
  const options = { env: withoutKeys({ TERM: "xterm", NO_COLOR: "1", CI: "", ...environment }) };
  const child = spawn("script", ["-qefc", `stty cols 200; ${quoted.join(" ")}`, "/dev/null"], options);
  let screen = "";
  let read = 0;
  let check = () => {};
  child.stdout.on("data", (piece) => {
    // eslint-disable-next-line no-control-regex
    screen += String(piece).replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, "");
    check();
  });
  const code = new Promise<number | null>((resolve) => child.on("close", resolve));
  const found = (text: string): boolean => {
    const at = screen.indexOf(text, read);
    if (at >= 0) read = at + text.length;
    return at >= 0;
  };
  return {
    code,
    screen: () => screen,
    type: (text) => void child.stdin.write(text),
    find: (text) =>
      new Promise((resolve, reject) => {
        check = () => {
          if (!found(text)) return;
          check = () => {};
          resolve();
        };
        check();
        const fail = () => reject(new Error(`"${text}" was not shown:\n${screen.slice(read)}`));
        setTimeout(fail, 120_000).unref();
        void code.then(fail);
      }),
  };
};

/** Runs a command on a terminal; each answer is typed when its question stands on the screen, in order. */
export const runOnTerminal = async (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  answers: readonly (readonly [question: string, answer: string])[],
): Promise<{ readonly code: number | null; readonly screen: string }> => {
  const terminal = openTerminal(args, environment);
  const answerAll = async () => {
    for (const [question, answer] of answers) {
      await terminal.find(question);
      // The question has to be drawn before it is listened to.
      await sleep(50);
      terminal.type(answer);
    }
  };
  // A command that ends before all its questions is judged by its code and screen.
  await Promise.race([answerAll().catch(() => {}), terminal.code]);
  const code = await terminal.code;
  return { code, screen: terminal.screen() };
};
