import type { AllowedAction, Fact } from "freeform-rpg/schemas";
import { singularOf, wordsOf } from "freeform-rpg/language";
import { breakPromise, changeTrust, openPromises } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";

/** The character has done what they gave their word not to do: the promise is broken. To be called for what worked. */
export const breakForbearance = (draft: ResolutionDraft, action: AllowedAction): void => {
  for (const promise of openPromises(draft.world, draft.world.actor_id)) {
    const forborne = forborneIn(promise);
    const person = entityById(draft.world, String(promise.object["toward"]));
    if (forborne === null || isAllowed(draft, forborne, promise) || !isDone(draft, forborne, action)) continue;
    breakPromise(draft, promise);
    if (person !== undefined) changeTrust(draft, person.id, -2, "was promised that it would not be done", draft.present.has(person.id));
  }
};

/** What is not to be done: its verb, and the words of what it is done to; none for "it" or "anything". */
interface Forborne {
  readonly verb: string;
  readonly things: readonly string[];
}

/** "Not to write it down unless she allows it". What is forborne for a time or in a case cannot be told from here. */
const forborneIn = ({ object }: Fact): Forborne | null => {
  const [, verb, rest = ""] = /^(?:not|never)(?: again)? (?:to )?(?:ever )?([a-z]+)\b([^,;.]*)/i.exec(String(object["to"])) ?? [];
  if (verb === undefined || /\b(?:until|till|before|if|while|when)\b/i.test(rest)) return null;
  const [done = ""] = rest.split(/\b(?:unless|except|without)\b/i);
  return {
    verb: verb.toLowerCase(),
    things: wordsOf(done.toLowerCase())
      .map(singularOf)
      .filter((word) => word.length > 2 && !idle.has(word)),
  };
};

const idle: ReadonlySet<string> = new Set(
  "the any anything anyone down again ever into from with her him his them their that this these those away out off your there here".split(
    " ",
  ),
);

/** The action is the one that was forborne, and is done to what was named. */
const isDone = ({ world }: ResolutionDraft, { verb, things }: Forborne, action: AllowedAction): boolean => {
  const catalogue = actionsOf(world.campaign.system);
  const same =
    action.action === verb ||
    (harm.test(catalogue.find(verb).family) && catalogue.find(verb).family === catalogue.find(action.action).family);
  if (!same) return false;
  const target = entityById(world, action.target_id)?.name ?? action.target_name;
  const named = new Set(wordsOf([target, action.details, action.topic, action.target_id].join(" ").toLowerCase()).map(singularOf));
  return things.every((thing) => named.has(thing));
};

/** Families of actions whose verbs all do the same to somebody or something. */
const harm = /^(?:attack|fight|shoot|theft)$/;

/** True where the one who was promised it has since promised to let it be done. */
const isAllowed = ({ world }: ResolutionDraft, { verb }: Forborne, { object }: Fact): boolean =>
  world.facts.some(
    (fact) =>
      fact.subject_id === object["toward"] &&
      fact.predicate === "promised" &&
      wordsOf(String(fact.object["to"]).toLowerCase()).includes(verb) &&
      !/\bnot\b/i.test(String(fact.object["to"])),
  );
