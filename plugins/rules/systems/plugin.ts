import { join } from "node:path";
import { Runner, definePlugin, contribute, provide } from "freeform-rpg/kernel";
import { apiParts } from "freeform-rpg/graphql";
import { diceMethods } from "freeform-rpg/plugins/rules/dice";
import { openDiceMethods } from "freeform-rpg/plugins/rules/dice/lib";
import { Packs } from "freeform-rpg/plugins/memory/lore";
import { shipped } from "freeform-rpg/plugins/memory/lore/lib";
import { z } from "zod";
import { addSystems } from "./api.ts";
import { openSystemRepository } from "./system-repository.ts";
import { Systems } from "./tokens.ts";

const Options = z
  .strictObject({
    /** Folder of rule systems. */
    folder: z.string().default(shipped("systems")),
  })
  .prefault({});

/** Rule systems: how dice are read, which stats there are, what a system's books look like. */
export default definePlugin({
  name: "systems",
  options: Options,
  create: ({ folder }) => ({
    contributes: [contribute(apiParts, addSystems)],
    services: [
      provide(Systems, {
        uses: { packs: Packs, runner: Runner },
        create: ({ packs, runner }) =>
          openSystemRepository(
            async () => [folder, ...(await packs.folders()).map((pack) => join(pack, "systems"))],
            openDiceMethods(runner.read(diceMethods)),
          ),
      }),
    ],
  }),
});
