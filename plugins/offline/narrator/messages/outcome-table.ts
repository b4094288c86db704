import type { Wordings } from "freeform-rpg/language";
import type { OutcomeBand } from "freeform-rpg/schemas";

/**
 * Sentences for each band. `{target}` is what the action is aimed at, `{who}` a person it is aimed at, `{their}` that person's
 * possessive. Success has no sting, failure no consolation that takes it back, mixed has both, botch is worse than failure.
 */
export type OutcomeTable = Readonly<Record<OutcomeBand, Wordings>>;
