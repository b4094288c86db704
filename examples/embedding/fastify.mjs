import Fastify from "fastify";

/**
 * The API in a Fastify app, with WebSockets. The engine reads bodies itself.
 * @param {import("freeform-rpg").Engine} engine
 */
export const createFastifyApp = (engine) => {
  const app = Fastify();
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    scope.all("/graphql", (request, reply) => {
      reply.hijack();
      return engine.handle(request.raw, reply.raw);
    });
  });
  app.get("/", async () => "our own page");
  app.server.on("upgrade", engine.upgrade);
  return app;
};
