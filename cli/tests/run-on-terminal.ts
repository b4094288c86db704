import { execFileSync, spawn } from "node:child_process";
import { commandLine, withoutKeys } from "./run-cli.ts";

/** The version of `script`, which runs a command on a terminal of its own; `null` where there is none that can (macOS has another). */
export const findScript = (): string | null => {
  try {
    return execFileSync("script", ["--version"], { encoding: "utf8" }).includes("util-linux") ? "util-linux" : null;
  } catch {
    return null;
  }
};

/** Runs a command on a terminal; each answer is typed when its question stands on the screen, in order. */
export const runOnTerminal = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  answers: readonly (readonly [question: string, answer: string])[],
): Promise<{ readonly code: number | null; readonly screen: string }> =>
  new Promise((resolve) => {
    const quoted = commandLine(args).map((part) => `'${part.replaceAll("'", "'\\''")}'`);
    const options = { env: withoutKeys({ TERM: "xterm", NO_COLOR: "1", CI: "", ...environment }) };
    const child = spawn("script", ["-qefc", `stty cols 200; ${quoted.join(" ")}`, "/dev/null"], options);
    const waiting = [...answers];
    let screen = "";
    let read = 0;
    child.stdout.on("data", (piece) => {
      // eslint-disable-next-line no-control-regex
      screen += String(piece).replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, "");
      const [next] = waiting;
      const at = next === undefined ? -1 : screen.indexOf(next[0], read);
      if (next === undefined || at < 0) return;
      read = at + next[0].length;
      waiting.shift();
      // The question has to be drawn before it is listened to.
      setTimeout(() => child.stdin.write(next[1]), 50);
    });
    child.on("close", (code) => resolve({ code, screen }));
  });
