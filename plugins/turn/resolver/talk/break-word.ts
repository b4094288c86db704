import type { AllowedAction, Entity, Fact } from "freeform-rpg/schemas";
import { capitalise, spokenSentences, wordsOf } from "freeform-rpg/language";
import { breakPromise, changeTrust, openPromises } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { mannerOf, sayFresh } from "./manner.ts";
import { speakUp } from "./speak-up.ts";
import { spokenTo } from "./spoken-to.ts";
import { messagesOf } from "../messages.ts";

/** The character has named to others whom they gave their word not to name: the promise is broken, and it gets back to them. */
export const breakWord = (draft: ResolutionDraft, action: AllowedAction): void => {
  const listener = spokenTo(draft, action);
  if (listener === undefined) return;
  for (const promise of openPromises(draft.world, draft.world.actor_id).filter(isSecrecy)) {
    const person = entityById(draft.world, String(promise.object["toward"]));
    if (person === undefined || person.id === listener.id || !isNamed(draft, action, person)) continue;
    breakPromise(draft, promise);
    changeTrust(draft, person.id, -2, "was named, against a promise", draft.present.has(person.id));
  }
};

/** Whoever had the character's word, and heard that it was broken, says so when they are next spoken to, before anything else. True where they did. */
export const reproach = (draft: ResolutionDraft, action: AllowedAction): boolean => {
  const person = spokenTo(draft, action);
  if (person === undefined) return false;
  const broken = draft.start.facts.find(
    ({ predicate, object }) =>
      predicate === "promised" && object["broken"] === true && object["toward"] === person.id && object["reproached"] !== true,
  );
  if (broken === undefined) return false;
  draft.diff.facts_update.push({ id: broken.id, object: { ...broken.object, reproached: true } });
  speakUp(
    draft,
    person,
    capitalise(sayFresh(draft, person, messagesOf(draft.world).charges.reproaches[mannerOf(draft.world, person)])),
    { answered: true },
    "answer",
  );
  return true;
};

/** "Keep her name out of it", "never say who told me", "tell nobody". */
const isSecrecy = ({ object }: Fact): boolean => secrecy.test(String(object["to"]));

const secrecy =
  /\bname out of\b|\b(?:keep|hold) (?:\S+ ){0,3}(?:secret|quiet|name|confidence|to (?:my|your)self)\b|\btell (?:no ?one|nobody|none)\b|\b(?:not|never) (?:to )?(?:tell|say|mention|name|write|breathe|betray|give)\b|\bnot a word\b/i;

/** Told as the source of something: "Wynn told me", "I heard it from Wynn", "Wynn carried the lamp". */
const isNamed = ({ ruling }: ResolutionDraft, { details, topic }: AllowedAction, person: Entity): boolean =>
  spokenSentences([details, topic, ruling.speech].join(". ")).some((sentence) => {
    const said = ` ${wordsOf(sentence).join(" ")} `;
    return !sentence.includes("?") && telling.test(said) && callsOf(person).some((name) => said.includes(` ${name} `));
  });

/** Names, and the parts of the name that are proper. */
const callsOf = (person: Entity): string[] =>
  [...namesOf(person), ...person.name.split(" ").filter((part) => /^\p{Lu}/u.test(part))]
    .map((name) => wordsOf(name).join(" "))
    .filter((name) => name.length > 2);

const telling =
  / (?:told|tells|said|says|saw|sees|heard|hears|knows|knew|admitted|confessed|swore|swears|showed|carried|was there|gave|from) /i;
