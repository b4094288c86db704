import { definePlugin, contribute, stage } from "freeform-rpg/kernel";
import { apiParts } from "freeform-rpg/graphql";
import { Turn, World } from "freeform-rpg/plugins/turn/queue";
import { addOmens } from "./api.ts";
import { readOmen } from "./read-omen.ts";
import { Omen } from "./tokens.ts";

/** Reads an omen at the start of each turn. It needs only the world, so it runs beside the stages that ask a model. */
export default definePlugin({
  name: "omens",
  create: () => ({
    stages: [stage({ pipeline: Turn, name: "foretell", needs: { world: World }, makes: Omen, run: ({ world }) => readOmen(world) })],
    contributes: [contribute(apiParts, addOmens)],
  }),
});
