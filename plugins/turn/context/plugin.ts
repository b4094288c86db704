import { Runner, definePlugin, stage } from "freeform-rpg/kernel";
import { Worlds, readAhead } from "freeform-rpg/db";
import { Turn, TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { z } from "zod";
import { assemble } from "./assemble.ts";
import { readWorld } from "./read-world.ts";
import { ContextPacket, reviewPacket, reviewWorld } from "./tokens.ts";

const Options = z.object({ budget: z.number().int().min(1000).default(6000) }).prefault({});

/** Reads what code may know, and makes of it what models and players may know. */
export default definePlugin({
  name: "context",
  options: Options,
  create: ({ budget }) => ({
    hooks: [reviewWorld, reviewPacket],
    stages: [
      stage({
        pipeline: Turn,
        name: "load",
        needs: { request: TurnRequest },
        uses: { worlds: Worlds, runner: Runner },
        makes: World,
        run: async ({ request, worlds, runner }, call) => {
          const ahead = await Promise.all(runner.read(readAhead).map(({ value }) => runner.use(value)));
          return readWorld(request, { worlds, ahead }, (world) => call.change(reviewWorld, world, { request }));
        },
      }),
      stage({
        pipeline: Turn,
        name: "assemble",
        needs: { world: World, request: TurnRequest },
        makes: ContextPacket,
        run: ({ world, request }, call) =>
          call.change(reviewPacket, assemble(world.seen ?? world, { budget, said: request.text }), { world, request }),
      }),
    ],
  }),
});
