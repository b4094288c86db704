import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A server of an installed package. */
export interface PackageServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the demo of the package that is installed in a folder, on a Node, and waits until it serves. `variables` are added to the environment. */
export const servePackage = async (folder: string, node: string, variables: NodeJS.ProcessEnv = {}): Promise<PackageServer> => {
  const command = join(folder, "node_modules", "freeform-rpg", "dist", "cli", "freeform-rpg.js");
  const env = { ...bare(), ...variables };
  const child = spawn(node, [command, "serve", "--demo", "--port", "0"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  const stop = async () => {
    const ended = once(child, "exit");
    child.kill("SIGINT");
    await ended;
  };
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    const url = /http:\/\/\S+\/graphql/.exec(line)?.[0];
    if (url !== undefined) return { url, stop };
  }
  throw new Error(`The server did not start:\n${said.join("\n")}`);
};

/** The environment without what a clone's scripts set. */
export const bare = (): NodeJS.ProcessEnv => ({ PATH: process.env["PATH"], HOME: process.env["HOME"] });
