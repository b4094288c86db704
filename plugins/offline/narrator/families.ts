import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { ActionFamily } from "freeform-rpg/schemas/rules";
import type { ActionOutcome } from "freeform-rpg/schemas";

/** Families that read like another one. */
const alike = { craft: "tech", open: "use", help: "use", magic: "other" } as const;

/** Families of actions that have sentences of their own. */
export type Family = Exclude<ActionFamily, keyof typeof alike>;

/** All of them. */
export const families: readonly Family[] = ActionFamily.options.filter((family): family is Family => !(family in alike));

/** The family of an outcome. Outcomes of older turns do not carry it. */
export const familyOf = ({ action, family = engineActions().find(action).family }: Pick<ActionOutcome, "action" | "family">): Family =>
  family === "craft" || family === "open" || family === "help" || family === "magic" ? alike[family] : family;

/** True for a family of actions that are words to someone. */
export const isSpoken = (family: Family): boolean =>
  family === "talk" || family === "appeal" || family === "intimidate" || family === "deceive";
