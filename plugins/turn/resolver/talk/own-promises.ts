import type { AllowedAction, Entity, Fact, JsonObject } from "freeform-rpg/schemas";
import { stemOf, wordsOf } from "freeform-rpg/language";
import { changeTrust, keepPromise, openPromises, recordPromise, trustIn, voidPromise } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { companyOf, entityById, isCreature, isHostile, namesOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { repayFavour } from "./favours.ts";
import { shortName } from "./manner.ts";
import { ownPromiseIn, withoutCondition } from "./own-promise.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/** What the player's character promises in an action of words, as they say it or as an effect has it; `null` for nothing. */
export const pledgeOf = (draft: ResolutionDraft, action: AllowedAction): string | null => {
  if (!draft.actions.is(action.action, "social", "pressing")) return null;
  const own = action.effects.find(({ kind, who }) => kind === "agree" && who === draft.world.actor_id);
  const said = ownPromiseIn(`${action.details.replace(/\s*\([^)]*\)$/, "")}. ${draft.ruling.speech}`);
  // The effect says it of them: "to keep her name out of it", where the words are "your name".
  if (own !== undefined && (said === null || /\byours?\b|\byou\b/i.test(said))) return String(own["to"]);
  return said;
};

/**
 * Records what the player's character promises in an action of words: a fact about them, which others remember. In a `bargain` the other side
 * has done its part: what it was promised for is no condition any more.
 */
export const givePromise = (draft: ResolutionDraft, action: AllowedAction, { bargain }: { readonly bargain: boolean }): void => {
  const pledged = pledgeOf(draft, action);
  if (pledged === null || pledged === "") return;
  const target = entityById(draft.world, action.target_id);
  const [only, another] = companyOf(draft.world);
  const person = target !== undefined && isCreature(target) ? target : another === undefined ? only : undefined;
  const wanted = bargain ? withoutCondition(pledged) : pledged;
  const what = person === undefined ? wanted : asToldOf(person, wanted);
  const bound =
    person !== undefined && openPromises(draft.world, draft.world.actor_id).some(({ object }) => object["toward"] === person.id);
  const isNew = recordPromise(draft, { who: draft.world.actor_id, what, ...(person === undefined ? {} : { toward: person.id }) });
  if (person === undefined) return;
  speakUp(draft, person, takePromise(draft, person, { bound, isNew }), { answered: true }, "answer");
  // The first word given is worth something; the next only when it is kept.
  if (!bound && isOpen(draft, person)) changeTrust(draft, person.id, 1, "was given a promise");
};

/** The words to somebody as others would tell them: `keep your name out of it` becomes `keep Wynn's name out of it`. */
const asToldOf = (person: Entity, what: string): string => {
  const name = shortName(person);
  return what
    .replaceAll(/\byou(?:['’]re| are)\b/gi, `${name} is`)
    .replaceAll(/\byours?\b/gi, `${name}'s`)
    .replaceAll(/\byou\b/gi, name);
};

const isOpen = ({ world }: ResolutionDraft, person: Entity): boolean => !isHostile(world, person) && trustIn(world, person.id) >= 0;

/** How somebody takes the character's word: at its face, in doubt, or not at all. */
const takePromise = (
  draft: ResolutionDraft,
  person: Entity,
  { bound, isNew }: { readonly bound: boolean; readonly isNew: boolean },
): string => {
  const { word } = messagesOf(draft.world).requests;
  const name = spokenName(person);
  if (isHostile(draft.world, person)) return word.disbelieved(name);
  if (!isNew) return word.known(name);
  if (bound) return word.another(name);
  return isOpen(draft, person) ? word.taken(name) : word.doubted(name);
};

/** Marks promises as kept that this action kept, and as void those between the character and someone whom it made an enemy. */
export const settlePromises = (draft: ResolutionDraft, { target_id }: AllowedAction, before: number): void => {
  const own = openPromises(draft.world, draft.world.actor_id);
  for (const { type, details } of draft.events.slice(before)) {
    const served = type === "entity_created" ? own.find((promise) => isServed(promise, details)) : undefined;
    if (served !== undefined) honour(draft, served);
    const isPaid = type === "effect_applied" && typeof details["amount"] === "number";
    if (!isPaid && (type !== "item_lost" || details["reason"] !== "given")) continue;
    const kept = own.find(
      (promise) =>
        promise.object["toward"] === details["to"] && (isPaid ? isPayment(promise) : isAbout(draft, promise, String(details["item_id"]))),
    );
    if (kept === undefined) repayFavour(draft, String(details["to"]));
    else honour(draft, kept);
  }
  const [then, now] = [entityById(draft.start, target_id), entityById(draft.world, target_id)];
  const enemy = now !== undefined && isHostile(draft.world, now) && (then === undefined || !isHostile(draft.start, then));
  if (enemy) for (const promise of openPromises(draft.world, target_id)) voidPromise(draft, promise);
};

/** "To bring her a drink", once she has one. */
const isServed = ({ object }: Fact, { to, name }: JsonObject): boolean => {
  const said = new Set(wordsOf(String(object["to"])).map(stemOf));
  const words = wordsOf(String(name)).map(stemOf);
  return object["toward"] === to && (words.some((word) => said.has(word)) || (said.has("drink") && words.some((word) => drinks.has(word))));
};

const drinks = new Set(
  "drink ale beer wine cider mead brandy whisky whiskey rum gin sake tea coffee cocoa water milk juice".split(" ").map(stemOf),
);

/** "To pay two shillings for it". */
const isPayment = ({ object }: Fact): boolean => /^pay\b/.test(String(object["to"]));

const honour = (draft: ResolutionDraft, promise: Fact): void => {
  keepPromise(draft, promise);
  changeTrust(draft, String(promise.object["toward"]), 1, "kept a promise");
};

/** The promise names the thing, or leaves open what would keep it. */
const isAbout = ({ world }: ResolutionDraft, { object }: Fact, itemId: string): boolean => {
  const item = entityById(world, itemId);
  const said = new Set(wordsOf(String(object["to"] ?? "")).map(stemOf));
  if (/\b(?:it|this|that|them)\b/.test(String(object["to"]))) return true;
  return item !== undefined && namesOf(item).some((name) => wordsOf(name).some((word) => word.length > 2 && said.has(stemOf(word))));
};
