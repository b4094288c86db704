import { defineMessages } from "freeform-rpg/language";

/** How somebody stands to the character, to follow their name, and a place without a name. */
export const messages = defineMessages(
  {
    hates: "hates you",
    distrusts: "distrusts you",
    neither: "neither trusts nor distrusts you",
    trusts: "trusts you",
    trustsWholly: "trusts you without reserve",
    somewhere: "somewhere unknown",
  },
  {
    de: {
      hates: "hasst dich",
      distrusts: "misstraut dir",
      neither: "vertraut dir nicht und misstraut dir nicht",
      trusts: "vertraut dir",
      trustsWholly: "vertraut dir ohne Vorbehalt",
      somewhere: "ein unbekannter Ort",
    },
  },
);
