import type { Command } from "commander";
import { runCommand } from "../run-command.ts";
import type { ServeOptions } from "../serve/serve.ts";

/** `serve`: runs the GraphQL server. */
export const addServe = (program: Command): void => {
  program
    .command("serve")
    .summary("run the GraphQL server")
    .description("Migrates the database, resumes unfinished turns and serves GraphQL until Ctrl-C.")
    .option("--demo", "create the demo campaign and print tokens to play it with")
    .option("--port <port>", "port to listen on; 0 selects a free one (default: PORT or 4000)")
    .option("--host <host>", "address to listen on (default: HOST or 127.0.0.1)")
    .option("--json", "print one JSON document when the server is ready")
    .addHelpText("after", help)
    .action((options: ServeOptions) => runCommand(options, async () => (await import("../serve/serve.ts")).serve(options)));
};

const help = `
Examples:
  $ npx freeform-rpg serve --demo
  $ npx freeform-rpg serve --port 8080 --host 0.0.0.0
  $ DATABASE_URL=postgres://... JWT_SECRET=... NODE_ENV=production npx freeform-rpg serve`;
