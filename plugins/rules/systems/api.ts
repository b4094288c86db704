import type { ApiPart } from "freeform-rpg/graphql";
import { summariseSystems } from "./summarise-systems.ts";
import type { SystemSummary } from "./summarise-systems.ts";
import { Systems } from "./tokens.ts";

/** Adds the available game systems. */
export const addSystems: ApiPart = (builder) => {
  const system = builder.node(builder.objectRef<SystemSummary>("System"), {
    description: "A game system as data: its dice, its stats and the typical form of its books.",
    id: { resolve: ({ id }) => id },
    loadWithoutCache: async (id, { use, viewer }) =>
      (viewer && (await summariseSystems(await use(Systems))).find((system) => system.id === id)) ?? null,
    fields: (t) => ({
      key: t.exposeString("id", { description: "The id of the system, for `default_system` of a scenario and as a hint for an ingest." }),
      name: t.exposeString("name", { description: "The name of the system." }),
      inherits: t.exposeString("inherits", {
        nullable: true,
        description: "The key of the system that it extends; `null` when it extends none.",
      }),
      method: t.exposeString("method", {
        nullable: true,
        description:
          "The method that turns dice into a result: `sum_bands`, `dice_pool`, `target_number`, `roll_under`, `highest_die` or `step_die`; `null` when it defines none.",
      }),
      problem: t.string({
        nullable: true,
        description: "A notice that the system cannot be used; `list-systems` on the server shows the reason. `null` when it can.",
        // Reasons contain server paths, which only operators may see.
        resolve: ({ problem }) => (problem === null ? null : "This system's file cannot be used."),
      }),
    }),
  });
  builder.queryField("systems", (t) =>
    t.field({
      type: [system],
      description: "All available game systems, those of content packs included.",
      resolve: async (_root, _args, { use }) => summariseSystems(await use(Systems)),
    }),
  );
};
