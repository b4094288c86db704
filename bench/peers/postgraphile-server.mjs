import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";
import { announcePort } from "./announce-port.ts";

const [url = ""] = process.argv.slice(2);

const peer = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: url, schemas: ["public"] })],
  // Without it, only what is the first column of an index can be filtered by.
  disablePlugins: ["PgIndexBehaviorsPlugin"],
  schema: { defaultBehavior: "+list" },
  grafserv: { graphqlPath: "/graphql", graphiql: false, watch: false },
  grafast: { explain: false },
});

const server = createServer();
const serving = peer.createServ(grafserv);
await serving.addTo(server);
announcePort(server);
