import type { Action, ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { FoundVerb } from "../lexicon.ts";
import { amountIn } from "./amounts.ts";
import type { Role, RoleKind } from "./shape.ts";

/** What stands around a verb whose sense is in question. */
export interface SenseShape {
  readonly phrase: string;
  /** The action that the catalogue lists the phrase under. */
  readonly listed: Action;
  readonly objects: readonly Role[];
  readonly object: Role | undefined;
  readonly roles: readonly Role[];
  readonly actions: ActionCatalogue;
  /** The whole clause. */
  readonly said: string;
  /** True when a phrase with one of the prepositions follows. */
  has(...preps: readonly string[]): boolean;
  /** True when the object is of one of the kinds. */
  is(...kinds: readonly RoleKind[]): boolean;
  /** The phrase with a preposition that the pattern fits. */
  led(pattern: RegExp): Role | undefined;
  /** A sum of money among the objects. */
  readonly sum: boolean;
  /** A thing of the story among the objects. */
  readonly item: boolean;
}

/** Gathers what the sense of a verb may depend on. */
export const shapeOf = ({ phrase }: FoundVerb, roles: readonly Role[], said: string, actions: ActionCatalogue): SenseShape => {
  const objects = roles.filter(({ prep }) => prep === "");
  const [object] = objects;
  return {
    phrase,
    listed: actions.find(phrase),
    objects,
    object,
    roles,
    actions,
    said,
    has: (...preps) => roles.some(({ prep }) => preps.includes(prep)),
    is: (...kinds) => object !== undefined && kinds.includes(object.kind),
    led: (pattern) => roles.find(({ prep }) => prep !== "" && pattern.test(prep)),
    sum: objects.some(({ text, kind }) => kind === "unknown" && amountIn(text) > 0),
    item: objects.some(({ kind }) => kind === "thing"),
  };
};
