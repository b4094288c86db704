import type { Wordings } from "freeform-rpg/language";

/** How somebody speaks to the actor. */
export type Manner = "warm" | "plain" | "cold";

/** Wordings for each manner. `{Who}` and `{who}` stand for the speaker's short name. */
export type MannerLines = Readonly<Record<Manner, Wordings>>;
