/**
 * The handlers of a Next route, `app/graphql/route.js`: `export const { GET, POST } = routeHandlers(await openEngine());`.
 * @param {import("freeform-rpg").Engine} engine
 */
export const routeHandlers = (engine) => ({ GET: engine.fetch, POST: engine.fetch });
