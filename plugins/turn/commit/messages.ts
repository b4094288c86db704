import { defineMessages } from "freeform-rpg/language";

/** What stands around a turn that no narrator has narrated. */
export const messages = defineMessages(
  { nothingComesOfIt: "Nothing comes of it.", handBack: "What do you do?" },
  { de: { nothingComesOfIt: "Es wird nichts daraus.", handBack: "Was tust du?" } },
);
