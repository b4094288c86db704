import { spawn } from "node:child_process";
import { join } from "node:path";

/** Starts a server of this folder in a process of its own, and answers with the words that it prints when it listens. */
export const startServer = (file: string, url: string): Promise<{ readonly words: readonly string[]; readonly stop: () => void }> =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [join(import.meta.dirname, file), url], {
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    server.once("error", reject);
    server.once("exit", (code) =>
      reject(new Error(`${file} ended with ${code} before it listened. Run it by itself with ${url} to see why.`)),
    );
    server.stdout.once("data", (line: Buffer) =>
      resolve({ words: line.toString("utf8").trim().split(" "), stop: () => void server.kill() }),
    );
  });
