import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { isBodyPart } from "../names/body-parts.ts";
import type { Reading } from "../reading.ts";
import { wordsOf } from "../text/fold.ts";
import { wordSet } from "../text/token-tests.ts";
import { amountIn, numberBefore, sumIn } from "./amounts.ts";
import { companyRules } from "./company-rules.ts";
import { isMeasure, isServed } from "./served.ts";
import type { Rule, Settling } from "./settling.ts";
import { bendingRules } from "./bending-rules.ts";
import { plainVerbRules } from "./plain-verb-rules.ts";
import { enteringRules } from "./entering-rules.ts";
import { findingRules } from "./finding-rules.ts";
import { handRules } from "./hand-rules.ts";
import { handlingRules } from "./handling-rules.ts";
import { harmlessRules } from "./harmless-rules.ts";
import { holdingRules } from "./holding-rules.ts";
import { isThingHere, namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

/** `settled` when what is named leaves no doubt about the action. */
interface Settled {
  readonly action: Action;
  /** The word for it: "show" is a way to talk. */
  readonly word: string;
  readonly settled: boolean;
}

/** The action, once it is known what its roles name: "put my ear to the door" listens. */
export const settleAction = (settling: Settling, reading: Reading): Settled => {
  const verb = rules.flatMap((rule) => rule(settling, reading) ?? [])[0];
  const action = verb === undefined ? settling.meant : reading.actions.find(verb);
  return { action, word: verb ?? action.verb, settled: verb !== undefined };
};

/** "Lay my palm against the wall", "put my ear to the door": a sense, nothing that is put. */
const ruleSense: Rule = ({ frame, meant, roles }) => {
  const [, sensed] = sensing.exec(frame.text) ?? [];
  if (sensed !== undefined && roles.some(isThingHere) && !hasTrait(meant, "social", "violent"))
    return sensed === "ear" ? "listen" : "examine";
  if (frame.verb.some(({ token }) => /^(?:wrap|bind|tie|wash|wipe|dry|cover|bandage)$/.test(token.lemma))) return undefined;
  const part = roles.find(({ article, ref, text }) => (article === "my" || /^one\b/i.test(text)) && isBodyPart(ref.words.head));
  if (part === undefined || roles.length < 2 || !(hasTrait(meant, "dropping") || /^(?:use|search|listen)$/.test(meant.family)))
    return undefined;
  if (part.ref.words.head === "ear") return "listen";
  return /^(?:hand|hands|palm|palms|finger|fingers|fingertips|thumb|cheek|nose|eye|eyes)$/.test(part.ref.words.head)
    ? "examine"
    : undefined;
};

const sensing =
  /^\W*(?:i |we |and |then )*(?:lay|put|place|press|rest|set|hold) (?:my|one|an?|both) (?:(?!hand)\w+ )?(ear|palms?|hands?|fingers?|fingertips?|cheek)\b(?: flat)? (?:on|against|to|onto|along|over)\b/i;

/** "Put the slate in her lap", "slide the cup across to the landlord": given. */
const ruleGift: Rule = ({ frame, meant, roles }, reading) => {
  const lap = roles.some(({ kind, prep, ref }) => kind === "body" && /^(?:in|into|on|onto)$/.test(prep) && ref.named !== null);
  const carried = roles.some(({ kind, ref }) => kind === "thing" && namedOf(ref)?.carried === true);
  if (lap && carried && (hasTrait(meant, "dropping", "handling") || meant.family === "use")) return giving(reading);
  const held = roles.some(({ kind, prep }) => /^(?:person|body)$/.test(kind) && /^(?:in|into)$/.test(prep)) && inHand.test(frame.text);
  if (held && carried && !hasTrait(meant, "social")) return giving(reading);
  return !hasTrait(meant, "social") && isPassed(frame.verb[0]?.token.lemma ?? "", roles, carried) ? giving(reading) : undefined;
};

/** "Toss him the key", "slide the cup to him", "bring her the key that I have". */
const isPassed = (verb: string, roles: readonly Role[], carried: boolean): boolean => {
  const isTossed = carried && /^(?:toss|chuck|throw|slip|pass|slide)$/.test(verb);
  const isBrought = carried && /^(?:carry|bring)$/.test(verb);
  const taker = roles.some(({ kind, prep }) => kind === "person" && (prep === "to" || (isTossed && prep === "")));
  const moved = roles.some(({ kind, prep }) => kind !== "person" && prep === "");
  return taker && moved && (isBrought || pushing.has(verb));
};

/** "Press the key into Sefa's hand". */
const inHand = /\b(?:in|into) (?:(?:his|her|their)|[\p{L} ]+['’]s?) (?:\p{L}+ )?(?:hands?|palms?|fingers|fist|arms|lap)\b/iu;

const pushing = wordSet("push slide shove roll nudge slip pass press toss chuck throw reach stretch hold");

const giving = ({ actions }: Reading): string | undefined =>
  actions.all.find((one) => hasTrait(one, "handing") && hasTrait(one, "giving"))?.verb;

/** "Open my register at the page of names", "turn to the last page": it is read. */
const rulePage: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => /^(?:open|turn|leaf|flip|thumb|page)$/.test(token.lemma)) &&
  /\b(?:at|to|through) (?:the |its |their |my )?(?:\w+ )?(?:page|pages|entry|chapter)\b/i.test(frame.text) &&
  roles.some(({ kind, ref }) => kind === "thing" && namedOf(ref)?.present === true)
    ? "read"
    : undefined;

/** "Return the sword to the rack": nobody is given it. */
const ruleReturned: Rule = ({ meant, roles }, { actions }) =>
  hasTrait(meant, "handing") &&
  !hasTrait(meant, "paying") &&
  roles.every(({ kind }) => !/^(?:person|body|unknown)$/.test(kind)) &&
  roles.some(({ kind, prep }) => /^(?:to|on|onto|in|into)$/.test(prep) && (kind === "feature" || kind === "thing" || kind === "place"))
    ? actions.find("put").verb
    : undefined;

/** "Offer Odo five coins for the ledger": a price is named, and nothing paid. */
const rulePrice: Rule = ({ frame, roles }, { actions }) => {
  if (!isPrice.test(frame.text) || amountIn(frame.text) === 0 || !roles.some(isTaker)) return undefined;
  return forWords.test(frame.text) ? bribing(actions) : "negotiate";
};

const isPrice =
  /^\W*(?:i |we |then |and )*(?:offer|propose|bid)\b.*\b(?:for (?!(?:his|her|their) (?:trouble|time|help|pains))(?:the|that|this|his|her|their|a|an)\b|(?:if|to|in exchange|in return)\b)/i;

const forWords = /\bto (?:talk|tell|speak|say|look away|forget|keep (?:quiet|mum|silent)|let|leave|open)\b/i;

/** "Slide ten across to Viktor", "put a twenty on the bar": paid. */
const ruleMoney: Rule = ({ meant, frame, roles }, { actions }) => {
  const moved = roles.some(({ role, kind }) => (role === "object" || role === "target") && kind === "thing");
  const isSum = !moved && amountIn(frame.text) > 0;
  // "If he tells me who broke it": it is for an answer.
  if (isSum && /\bif (?:s?he|they) (?:tells?|says?|answers?|explains?|talks?|names?|shows?)\b/i.test(frame.text) && roles.some(isTaker))
    return bribing(actions);
  // Whatever the words were read as, a sum that is given is money.
  if (isSum && frame.verb.some(({ token }) => handingOver.has(token.lemma)) && roles.some(isTaker)) return paying(actions);
  const handles =
    hasTrait(meant, "giving", "handing", "dropping", "handling") ||
    frame.verb.some(({ token }) => pushing.has(token.lemma) || token.lemma === "put");
  const sum =
    isSum ||
    numberBefore(frame.text) > 0 ||
    roles.some(({ role, kind, text }) => (role === "object" || role === "target") && kind === "unknown" && sumIn(text) > 0);
  const handed = roles.some((role) => isTaker(role) || /^(?:on|across|over|to)$/.test(role.prep));
  return sum && handed && handles && !hasTrait(meant, "pressing", "paying") ? paying(actions) : undefined;
};

const handingOver = wordSet("give offer hand pay slip toss pass press lend");
const isTaker = ({ kind, ref }: Role): boolean => kind === "person" || (kind === "body" && ref.named !== null);

const bribing = (actions: Reading["actions"]): string | undefined =>
  actions.all.find((one) => hasTrait(one, "paying") && hasTrait(one, "pressing"))?.verb;

const paying = (actions: Reading["actions"]): string | undefined =>
  actions.all.find((one) => hasTrait(one, "paying") && !hasTrait(one, "pressing"))?.verb;

/** "Give Ota a drink": bought, where one does not carry it. "Buy Ota a drink" too, whatever else company is. */
const ruleTreat: Rule = ({ frame, meant, roles }, { actions }) => {
  const hands =
    hasTrait(meant, "handing", "giving") ||
    frame.verb.some(({ token }) => /^(?:buy|stand|order|give)$/.test(token.lemma)) ||
    /\bget (?:myself|me|us)\b/i.test(frame.text);
  const isTreat = ({ kind, article, ref }: Role): boolean =>
    kind === "unknown" &&
    /^(?:an?|another|some|two|three|four|)$/.test(article) &&
    (isServed(ref.words.head) || (isMeasure(ref.words.head) && ref.words.words.some(isServed)));
  const words = frame.text.toLowerCase().split(/\W+/);
  const isOrder =
    (frame.phrase === "order" && words.some(isServed)) ||
    (frame.phrase === "give" && words.some((word, at) => isServed(word) && /^(?:an?|another|some)$/.test(words[at - 1] ?? "")));
  return hands && !hasTrait(meant, "paying") && (isOrder || roles.some(isTreat)) ? paying(actions) : undefined;
};

/** "Give Dot a hug", "give the dummy a good whack": what is given is what is done. */
const ruleLight: Rule = ({ frame, meant, roles }, { actions, lexicon }) => {
  const [, done = ""] =
    /\bgiv(?:e|es|ing) (?:[^,.;]*? )?an? (?:[a-z]+ )?([a-z]+)(?=\W*$|[,.;]| (?:with|on|in|to|that|from|by|so|before|and)\b)/i.exec(
      frame.text,
    ) ?? [];
  const verb = (lexicon.entries.get(done) ?? []).find(({ rest }) => rest.length === 0)?.verb;
  const isGiven = roles.some(({ ref, kind }) => ref.words.head === done && kind !== "unknown");
  if (frame.verb[0]?.token.lemma !== "give" || verb === undefined || isGiven || isServed(done) || hasTrait(meant, "paying"))
    return undefined;
  const found = actions.find(verb);
  return lightFamilies.test(found.family) ? verb : undefined;
};

/** Families of what is said with "give" and a noun: nothing that could be handed over. */
const lightFamilies = /^(?:fight|talk|gesture|appeal|listen|search|look)$/;

/** "Sit down with him": company is kept, and nothing waited for. */
const ruleSeat: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => token.lemma === "sit") && roles.some(({ kind, prep }) => kind === "person" && prep !== "")
    ? "social"
    : undefined;

/** "Promise Odo to come back": a word that is given, and nobody is to be persuaded. */
const rulePromise: Rule = ({ meant, frame }) =>
  /^(?:appeal|talk|say|deceive|use|gesture|other)$/.test(meant.family) &&
  /^\W*(?:i |we )?(?:promise|swear|vow)\b(?!.*\bif\b).*\b(?:to|that|i|we)\b/i.test(frame.text)
    ? "say"
    : undefined;

/** "Go over to the window": a few steps. */
const ruleOver: Rule = ({ frame, roles }) =>
  frame.phrase === "go_over" && (roles.length === 0 || roles.some(({ prep }) => prep === "to")) ? "go" : undefined;

/** "Run around the yard" one is in: no way to anywhere. */
const ruleAbout: Rule = ({ meant, roles }, { packet }) =>
  hasTrait(meant, "moving") &&
  roles.some(
    ({ ref, prep }) =>
      /^(?:around|round|about|across|along)$/.test(prep) &&
      (namedOf(ref)?.id === packet.scene.location_id || /^(?:room|place|yard|hall|house|floor)$/.test(ref.words.head)),
  )
    ? "use"
    : undefined;

/** "Follow him to the hall", "follow the posts": a way to the hall, or along what shows one. */
const ruleFollowed: Rule = ({ meant, roles }) =>
  meant.verb === "follow" && (roles.some(({ kind, prep }) => kind === "place" && prep === "to") || roles.some(showsWay)) ? "go" : undefined;

const showsWay = ({ kind, prep, ref }: Role): boolean =>
  prep === "" && kind !== "person" && wordsOf(`${ref.words.head} ${namedOf(ref)?.name ?? ""}`).some((word) => waymarks.has(word));

/** What leads somewhere and does not walk itself. */
const waymarks = wordSet(
  "post posts path paths road roads lane track causeway wall walls rail rails railing fence hedge marker markers stake stakes sign signs arrow arrows river stream shore coast corridor passage tunnel pipe pipes cable cables rope line stairs steps bank edge street canal ditch",
);

const rules: readonly Rule[] = [
  rulePage,
  ...plainVerbRules,
  ...findingRules,
  ...bendingRules,
  ...handRules,
  ...harmlessRules,
  ...handlingRules,
  ...companyRules,
  rulePromise,
  ruleLight,
  rulePrice,
  ruleMoney,
  ruleTreat,
  ruleSeat,
  ...enteringRules,
  ruleAbout,
  ruleFollowed,
  ruleOver,
  ruleReturned,
  ruleSense,
  ruleGift,
  ...holdingRules,
];
