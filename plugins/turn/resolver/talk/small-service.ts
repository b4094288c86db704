import type { EffectDraft, Entity, World } from "freeform-rpg/schemas";
import { stemOf, wordsOf } from "freeform-rpg/language";
import { isCreature, isHere, isKnown, namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { isHanding, isTreating } from "./do-now.ts";
import { asClause } from "./as-clause.ts";
import { shortName } from "./manner.ts";
import { messagesOf } from "../messages.ts";

/** What anyone does for anybody who asks: it costs nothing, and is done at once. */
const services =
  /^(?:to )?(?:fill|refill|top up|pour|(?:put|set|lay) (?:(?:that|the|your|his|her|their|this) )?(?:\w+ )?(?:\w+ )?(?:down|aside|away)\b|stop (?:\w+ing)\b|leave (?:that|it|off)\b|wipe|hold|pass|light|sit|stand|step|shift|move (?:over|up|aside|closer)|come (?:here|over|closer|nearer|(?:and )?(?:look|see|listen|sit|have a look|take a look))|turn (?:around|round|to)|speak (?:up|slower|slowly|louder|quietly)|wait (?:here|there|a|for)|shake (?:my|hands)|listen|(?:take|have) (?:a|another|one more) (?:(?:good|close|closer|proper|quick|long|better) )?look|look (?:at|closely|closer|again)|hush|be (?:careful|on (?:his|her|their|your) guard)|take care|watch (?:out|(?:him|her|them|your)sel(?:f|ves))|look after (?:him|her|them|your)sel(?:f|ves)|(?:lock|bolt|bar|shut) (?:the|his|her|their|your|up)(?: \w+)?(?: doors?)?(?: and .*)?$|trust (?:nobody|no one)|stay (?:inside|indoors|away|home|safe|out of (?:it|sight))|be quiet|keep (?:quiet|it down|an eye on my|my)|lower (?:your|my)|raise (?:your|my)|drink|have a (?:drink|seat)|watch my|mind my|look after my|guard my|keep the (?:change|rest)|help (?:me|us|you)(?: out)?$|let you (?:have (?:some|a (?:cup|glass|bite|drop|moment|minute|word|seat|drink|sip))|use|try|see|look at|have a look at|touch|hold|smell|sit|join))\b/i;

/** What is no trifle, whatever is done with it. */
const weighty =
  /\b(?:key|keys|gate|safe|vault|office|locker|gun|pistol|weapon|knife|rope|money|letter|prisoner|guard(?!\s+my)|police|watchman)\b/i;

/** True when somebody is asked for small services alone: "fill my glass", "watch my bag for me". */
export const isSmallService = (effects: readonly EffectDraft[]): boolean =>
  effects.length > 0 &&
  effects.every(
    (effect) => effect.kind === "agree" && services.test(wanted(effect)) && !weighty.test(wanted(effect)) && !isTreating(effect),
  );

/** True when somebody is asked for a small thing that lies about: "hand me a cup". */
export const isTrifle = (effects: readonly EffectDraft[]): boolean =>
  effects.length > 0 && effects.every((effect) => isHanding(effect) && !weighty.test(wanted(effect)));

/** "Help me", whatever with. */
export const asksHelp = (effect: EffectDraft): boolean => /^(?:to )?help (?:me|us|you)(?: out)?$/i.test(wanted(effect));

/** How the person is seen to do it: "Sefa Leota fills your glass." */
export const describeService = (world: World, effect: EffectDraft, person: Entity, held: readonly string[] = []): string => {
  const { withWhat, hasNone, service } = messagesOf(world).requests;
  if (asksHelp(effect)) return withWhat(shortName(person));
  const own = showing.exec(wanted(effect))?.[1];
  if (own !== undefined && !isOwned(own, person, [...held, ...thingsHere(world)])) return hasNone(own, shortName(person));
  const plain = wanted(effect)
    .replace(/,?\s*\b(?:please|for me|would you|will you)\b/gi, "")
    // "Come look at this": the coming is the lesser part.
    .replace(/^(?:to )?come (?:and |here and )?(?=(?:look|see|sit|have|take|listen|help)\b)/i, "to ");
  const [verb = "", ...rest] = asClause(/^to\s/i.test(plain) ? plain : `to ${plain}`, person).split(/\s+/);
  return service(shortName(person), verb.replace(/[,;:]+$/, ""), rest.join(" "));
};

/** "Let you see his whistle": a thing of theirs. */
const showing = /^(?:to )?let you (?:\w+ ){0,4}(?:his|her|their) (\p{L}+)$/iu;

/** The names of what lies here for all to see. */
const thingsHere = (world: World): string[] =>
  world.entities.filter((entity) => !isCreature(entity) && isKnown(entity) && isHere(world, entity)).flatMap(namesOf);

/** What is written of somebody has it, or they hold it. */
const isOwned = (thing: string, { attrs }: Entity, held: readonly string[]): boolean =>
  [attrs.description ?? "", ...held].some((text) => wordsOf(text).map(stemOf).includes(stemOf(thing.toLowerCase())));

const wanted = ({ to }: EffectDraft): string => (typeof to === "string" ? to.replace(/[\s.!?]+$/, "") : "");
