import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { signToken } from "../../graphql/server.ts";

/** A server as the command line starts it, in a process of its own. */
export interface CliServer {
  readonly name: string;
  /** Asks as `player` and answers the data of the operation. Throws when there is no answer, and an {@link AnsweredError} for one with errors. */
  ask(query: string, variables?: object): Promise<any>;
  /** Everything that it has written. */
  said(): string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  readonly running: boolean;
  stop(): Promise<number | null>;
}

/** What a server is started with. */
export interface CliServerOptions {
  readonly name: string;
  readonly url: string;
  readonly secret: string;
  readonly player: string;
  /** The folder of the release. Default: this one. */
  readonly release?: string | undefined;
  /** A module that is loaded before. */
  readonly preload?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const here = join(import.meta.dirname, "..", "..");

/** Starts a server, which may not be ready yet. */
export const spawnServer = ({ name, url, secret, player, release = here, preload, environment }: CliServerOptions): CliServer => {
  const script = join(release, "cli", "freeform-rpg.ts");
  const args = [...(preload === undefined ? [] : ["--import", preload]), script, "serve", "--port", "0", "--json"];
  const noKeys = { ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "", OLLAMA_URL: "" };
  const env = { ...process.env, ...noKeys, DATABASE_URL: url, JWT_SECRET: secret, FILE_STORE: "database", ...environment };
  const child = spawn(process.execPath, args, { cwd: release, env });
  let [out, err] = ["", ""];
  child.stdout.on("data", (piece) => (out += String(piece)));
  child.stderr.on("data", (piece) => (err += String(piece)));
  let running = true;
  const ended = once(child, "exit").then(([code]) => {
    running = false;
    return typeof code === "number" ? code : null;
  });
  const address = (): string => /"url":\s*"([^"]+)"/.exec(out)?.[1] ?? "";
  return {
    name,
    ended,
    get running() {
      return running;
    },
    said: () => `${out}\n${err}`,
    async ask(query, variables = {}) {
      const authorization = `Bearer ${await signToken({ secret, user: player })}`;
      const headers = { "content-type": "application/json", authorization };
      const body = JSON.stringify({ query, variables });
      const response = await fetch(address(), { method: "POST", headers, body, signal: AbortSignal.timeout(30_000) });
      const { data, errors } = await response.json();
      if (errors) throw new AnsweredError(`${name}: ${JSON.stringify(errors)}`);
      return data;
    },
    async stop() {
      if (running) child.kill("SIGTERM");
      return ended;
    },
  };
};

/** Starts a server and waits until it is ready. */
export const startServer = async (options: CliServerOptions): Promise<CliServer> => {
  const server = spawnServer(options);
  for (let waited = 0; !/"url":/.test(server.said()); waited += 100) {
    if (!server.running || waited > 90_000) throw new Error(`${server.name} is not ready: ${server.said()}`);
    await sleep(100);
  }
  return server;
};

/** A server has answered, but with errors. */
export class AnsweredError extends Error {}
