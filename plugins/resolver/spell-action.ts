import { spellVerb, verbOf } from "freeform-rpg/plugins/validator";

/** The keys under which tables may know an action: its own word, then the verb it stands for. */
export const spellAction = (action: string): readonly [word: string, verb: string] => [spellVerb(action), verbOf(action)];
