import type { ApiPart } from "freeform-rpg/graphql";
import { summariseSystems } from "./summarise-systems.ts";
import type { SystemSummary } from "./summarise-systems.ts";
import { Systems } from "./tokens.ts";

/** Adds the rule systems at hand. */
export const addSystems: ApiPart = (builder) => {
  const system = builder.objectRef<SystemSummary>("System").implement({
    description: "A game's rules as data: how dice are read, which stats there are, what its books look like.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "Its id, for a scenario's `default_system` and as a hint to an ingest." }),
      name: t.exposeString("name", { description: "What it is called." }),
      inherits: t.exposeString("inherits", { nullable: true, description: "The system that it builds on; `null` where it stands alone." }),
      method: t.exposeString("method", {
        nullable: true,
        description:
          "How its dice are read: sum_bands, dice_pool, target_number, roll_under, highest_die or step_die; `null` where it has none of its own.",
      }),
      problem: t.string({
        nullable: true,
        description: "That it cannot be used; `list-systems` on the server says why. `null` when it can.",
        // Reasons name files of the server, which are nobody's business but the operator's.
        resolve: ({ problem }) => (problem === null ? null : "This system's file cannot be used."),
      }),
    }),
  });
  builder.queryField("systems", (t) =>
    t.field({
      type: [system],
      description: "Every rule system at hand, those of packs among them.",
      resolve: async (_root, _args, { use }) => summariseSystems(await use(Systems)),
    }),
  );
};
