import type { Builder } from "freeform-rpg/graphql";
import type { PackConflict } from "./packs/conflicts.ts";

/** The GraphQL type of conflicts. */
export type PackConflictType = ReturnType<typeof describeConflict>;

/** Adds the type of conflicts between packs. */
export const describeConflict = (builder: Builder) => {
  const kind = builder.enumType("PackConflictKind", {
    description: "What files of several packs have in common.",
    values: {
      ID: { value: "id", description: "An id: one file replaces the others." },
      NAME: { value: "name", description: "A name: it finds one of them first." },
    } as const,
  });
  return builder.objectRef<PackConflict>("PackConflict").implement({
    description: "An id or a name that files of several packs define.",
    fields: (t) => ({
      kind: t.expose("kind", { type: kind, description: "What they have in common." }),
      claimed: t.exposeString("claimed", { description: "The id or name in conflict." }),
      winner: t.exposeString("winner", { description: "The file that takes precedence, as `pack:id`." }),
      losers: t.stringList({ description: "The files that are overridden, as `pack:id`.", resolve: ({ losers }) => [...losers] }),
      account: t.exposeString("account", { description: "An explanation of which file takes precedence, why, and with what effect." }),
    }),
  });
};
