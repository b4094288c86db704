import { Turn, columns } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";

/** Adds `length` to the type `Turn`. */
export const addLength: ApiPart = (builder) => {
  builder.objectField(Turn, "length", (t) =>
    t.int({
      description: "Characters of what the player said.",
      ...columns("player_input"), // read with the turn, in the operation's one statement
      resolve: ({ player_input }) => player_input.length,
    }),
  );
};
