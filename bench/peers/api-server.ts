import { connectTestDatabase } from "freeform-rpg/db/testing";
import { createApi, signToken } from "../../graphql/server.ts";
import { openEngine } from "../../tests/engine/open-engine.ts";
import { model, player } from "../players.ts";

const [url = ""] = process.argv.slice(2);
const secret = "a secret for measuring alone, of no worth";

const engine = await openEngine({ services: [model], beside: await connectTestDatabase(url) });
const settings = { version: "bench", production: true, tokens: { secret }, requestsPerMinute: 1e9 };
const api = createApi({ kernel: engine.kernel, settings });
const { port } = await api.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${port} ${await signToken({ secret, user: player })}\n`);
