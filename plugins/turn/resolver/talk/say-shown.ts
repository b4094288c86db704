import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { capitalise, firstSentences } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { aliasesOf, carriedIn, entityById, isShowing, namePattern, saysShown } from "freeform-rpg/plugins/turn/scene/lib";
import { discover } from "../effects/discovery.ts";
import { isWithheld, pressureOf, untoldBy } from "./knowledge.ts";
import { mannerOf, sayFresh, shortName } from "./manner.ts";
import { tellsOf } from "./matter.ts";
import { sayWithheld } from "./say-withheld.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/**
 * Lets somebody answer a question that points to what they are shown, or a thing that is shown without a word: with what they know of it and may tell,
 * with what it is for all to see, or that it is new to them. True where they did.
 */
export const sayShown = (draft: ResolutionDraft, action: AllowedAction, person: Entity): boolean => {
  const thing = thingShown(draft, action);
  const topic = thing === undefined ? "" : pointedTo(action.topic, thing);
  if (thing === undefined || (topic !== "" && !pointing.test(topic))) return false;
  const own = untoldBy(draft, person).filter((fact) => tellsOf(fact, thing));
  const told = own.find((fact) => !isWithheld(draft, fact, person, pressureOf(draft, action)));
  if (told !== undefined) {
    discover(draft, action, [told], person.id);
    return true;
  }
  if (own.length > 0)
    speakUp(draft, person, sayWithheld(draft, { person, wantsVerdict: false }), { answered: true, withheld: true }, "answer");
  else
    speakUp(draft, person, capitalise(sayOf(draft, topic, { person, thing })), { answered: true, ignorant: true, replied: true }, "answer");
  return true;
};

/** What the action shows, or another of the same turn. */
const thingShown = ({ world, ruling }: ResolutionDraft, { action, instrument, topic }: AllowedAction): Entity | undefined => {
  if (isShowing(action)) return entityById(world, instrument);
  return topic !== "" && saysShown(ruling.intent) ? carriedIn(ruling.intent, world) : undefined;
};

/** "Do you know what the seal is?" is "do you know what it is?" */
const pointedTo = (topic: string, thing: Entity): string =>
  [thing.name, ...aliasesOf(thing)]
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replace(new RegExp(`\\b(?:the |my |your )?${namePattern(name)}\\b`, "i"), "it"), topic);

/** "What is this?", "do you know what this is?", "what do you make of it?" */
const pointing =
  /^\W*(?:[\p{L}'’-]+,\s*)?(?:what(?:['’]s| is| are| do you (?:make of|say to|think of|call)| can you tell me (?:of|about))|(?:do|did) you (?:know|recogni[sz]e)(?: what)?|(?:have|did) you (?:ever )?(?:seen?)|know|recogni[sz]e|seen?) (?:this|that|it|these|those)(?: (?:is|are|here|before|thing|things|for))*\W*$/iu;

const sayOf = (draft: ResolutionDraft, topic: string, { person, thing }: { readonly person: Entity; readonly thing: Entity }): string => {
  const { plain, answers } = messagesOf(draft.world);
  const seen = firstSentences(thing.attrs.description ?? "", 1);
  if (seen !== "" && naming.test(topic)) return answers.inOwnWords(shortName(person), seen.replaceAll(/["“”„]/g, "'"));
  return sayFresh(draft, person, plain.newToThem[mannerOf(draft.world, person)]);
};

const naming = /\bwhat(?:['’]s| is| are)\b|\bwhat (?:this|that|it|these|those) (?:is|are)\b/i;
