import { defineMessages } from "freeform-rpg/language";

/** What stands around a narration, whoever wrote it, and for one that is missing. */
export const messages = defineMessages(
  {
    nothingComesOfIt: "Nothing comes of it.",
    /** Hands the turn back to somebody who is dead, or whose story has ended. */
    afterDeath: "You can still ask what you know and look on; a DM can take the turn back.",
    afterTheEnd: "You may play on from here. `/recap` tells what happened.",
    /** Hands the turn back to everybody else. */
    handBack: ["What do you do?", "What now?", "How do you go on?", "What do you try next?"],
    waits: (person: string) => `${person} waits.`,
  },
  {
    de: {
      nothingComesOfIt: "Es wird nichts daraus.",
      afterDeath: "Du kannst weiter fragen, was du weißt, und zusehen; die Spielleitung kann den Zug zurücknehmen.",
      afterTheEnd: "Du kannst von hier an weiterspielen. `/recap` erzählt, was geschehen ist.",
      handBack: ["Was tust du?", "Was nun?", "Wie geht es weiter?", "Was versuchst du als Nächstes?"],
      waits: (person) => `${person} wartet.`,
    },
  },
);
