import { createServer } from "node:http";

/**
 * Serves the API beside what else a program answers, with WebSockets.
 * @param {import("freeform-rpg").Engine} engine
 */
export const serveWithNode = (engine) =>
  createServer((request, response) => {
    if (request.url?.startsWith("/graphql")) void engine.handle(request, response);
    else response.end("our own page");
  }).on("upgrade", engine.upgrade);
