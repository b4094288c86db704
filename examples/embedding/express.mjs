import express from "express";

/**
 * The API in an Express app. Mount it before middleware that reads bodies, and pass `upgrade` events of the server to `engine.upgrade`.
 * @param {import("freeform-rpg").Engine} engine
 */
export const createExpressApp = (engine) => {
  const app = express();
  app.all("/graphql", (request, response) => engine.handle(request, response));
  app.get("/", (_request, response) => void response.send("our own page"));
  return app;
};
