import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Memory of a process at a time, in bytes and in milliseconds since 1970. */
export interface MemorySample {
  readonly at: number;
  readonly rss: number;
  readonly heap: number;
}

/** A server of the soak as a process. It may be killed and started again, on another port each time. */
export interface ServerProcess {
  readonly name: string;
  /** `null` while it does not run. */
  readonly port: number | null;
  readonly paused: boolean;
  /** The memory of the process that runs now. */
  readonly memory: readonly MemorySample[];
  /** Resolves when it listens. */
  start(): Promise<void>;
  kill(): Promise<void>;
  pause(): void;
  resume(): void;
}

/** Prepares a server on a database; `log` receives what it writes to stderr. */
export const prepareServer = (name: string, args: readonly string[], log: (line: string) => void): ServerProcess => {
  let child: ReturnType<typeof launch> | null = null;
  let port: number | null = null;
  let paused = false;
  let memory: MemorySample[] = [];
  const start = async (): Promise<void> => {
    const started = launch(name, args);
    child = started;
    memory = [];
    createInterface(started.stderr).on("line", log);
    const ended = once(started, "exit").then(([code, signal]) => {
      port = null;
      if (signal !== "SIGKILL") log(`The process ended by itself: ${code ?? signal}.`);
    });
    const listening = Promise.withResolvers<void>();
    createInterface(started.stdout).on("line", (line) => {
      const [what, first, second] = line.split(" ");
      if (what === "memory") memory.push({ at: Date.now(), rss: Number(first), heap: Number(second) });
      if (what !== "port") return;
      port = Number(first);
      listening.resolve();
    });
    await Promise.race([listening.promise, ended]);
  };
  const signal = (name: NodeJS.Signals): void => void child?.kill(name);
  return {
    name,
    get port() {
      return port;
    },
    get paused() {
      return paused;
    },
    get memory() {
      return memory;
    },
    start,
    async kill() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      signal("SIGKILL");
      await ended;
      [port, paused] = [null, false];
    },
    pause() {
      paused = true;
      signal("SIGSTOP");
    },
    resume() {
      paused = false;
      signal("SIGCONT");
    },
  };
};

const launch = (name: string, [url = "", secret = "", slowest = ""]: readonly string[]) =>
  endWithUs(
    spawn(process.execPath, ["--expose-gc", join(import.meta.dirname, "serve.ts"), url, secret, name, slowest], {
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );

const endWithUs = <Child extends ChildProcess>(child: Child): Child => {
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  return child;
};
