import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { namePattern, saysShown } from "freeform-rpg/plugins/turn/scene/lib";
import { isThreat } from "../speech/tones.ts";
import type { Rule } from "./settling.ts";
import { ruleGlared, ruleSent, ruleShouted } from "./direct-rules.ts";
import { isPersonHere } from "./shape.ts";
import { namesViewer, shownIn, viewerIn } from "./shown-in.ts";

/** "Find Hester", "go find Viktor", "look for the doctor": one goes to who is here, and neither searches nor chases them. */
const ruleFound: Rule = ({ frame, meant, roles }) => {
  const seeks =
    /^\W*(?:i |then |and |to )*(?:(?:go|come|run|hurry|try)(?: and| to)? )?(?:find|look (?:around )?for|seek(?: out)?|locate|track down)\b/i.test(
      frame.text,
    );
  const [only, ...more] = roles.filter(({ prep }) => prep === "" || prep === "for");
  if (!seeks || only === undefined || more.length > 0 || hasTrait(meant, "violent")) return undefined;
  // Who is not here is missed by name.
  return isPersonHere(only) ? "go" : only.kind === "unknown" && /\bfind \p{Lu}/u.test(frame.text) ? "search" : undefined;
};

/** "Catch up with Father Crane", who stands here: one goes over to him. */
const ruleCaughtUp: Rule = ({ frame, roles }) =>
  /\bcatch up (?:with|to)\b/i.test(frame.text) && roles.some(isPersonHere) ? "go" : undefined;

/** "Sidle up to him and ask", "edge closer to mutter": who goes up to somebody to talk is not hiding from them. */
const ruleApproached: Rule = ({ frame, meant, roles }) => {
  const near = roles.some((role) => isPersonHere(role) && /^(?:|to|toward|towards|over)$/.test(role.prep));
  if (meant.verb !== "sneak" || !near || /\b(?:behind|past|unseen|unnoticed|silently|without)\b/i.test(frame.text)) return undefined;
  const [, words = ""] = /["“]([^"”]+)["”]/.exec(frame.text) ?? [];
  if (words !== "") return words.includes("?") ? "ask" : "say";
  return talking.test(frame.rest) ? "go" : undefined;
};

const talking =
  /^\W*(?:(?:and|to|then|i)\W+)*(?:(?:quietly|softly|gently|casually|just) )*(?:ask|tell|say|whisper|mutter|murmur|talk|speak|greet|introduce|hiss|offer|chat|remark|mention)\b/i;

/** "Read it to Odo": what is read is no word of one's own. */
const ruleReadTo: Rule = ({ frame, meant, roles }) =>
  hasTrait(meant, "social") &&
  frame.verb.some(({ token }) => token.lemma === "read") &&
  roles.some(({ role, kind }) => role === "target" && kind === "thing")
    ? "read"
    : undefined;

/** "Look around for anyone who might talk": one looks who is here, and searches nothing. */
const ruleAnyone: Rule = ({ frame, meant }) =>
  /\b(?:for|if) (?:there (?:is|are) )?(?:any|some)(?:one|body)\b|\bwho (?:else )?is (?:here|around|about)\b/i.test(frame.text) &&
  hasTrait(meant, "searching", "glancing", "seeking") &&
  frame.verb.some(({ token }) => /^(?:look|search|scan|glance|check|see|keep)$/.test(token.lemma))
    ? "look"
    : undefined;

/** "Wave Sefa over", "beckon to him": a sign, and nothing that is asked. */
const ruleBeckon: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => /^(?:wave|beckon|motion|signal|gesture|nod)$/.test(token.lemma)) &&
  roles.some(isPersonHere) &&
  roles.every(({ kind }) => kind !== "thing")
    ? "gesture"
    : undefined;

/** "Lead her to the door", "draw him aside": a few steps together inside of the scene. */
const ruleLed: Rule = ({ frame, meant, roles }) =>
  frame.verb.some(({ token }) => /^(?:lead|draw|guide|steer|walk|usher|take)$/.test(token.lemma)) &&
  roles.some((role) => role.prep === "" && isPersonHere(role)) &&
  /\b(?:to|toward|towards) (?:the |a )?(?:\w+ )?(?:door|window|corner|wall|table|bar|counter|fire|side)\b|\b(?:aside|away|over here|to one side)\b/i.test(
    frame.text,
  ) &&
  !hasTrait(meant, "violent")
    ? "gesture"
    : undefined;

/** "Shake him by the lapels": a threat, and no company. */
const ruleCollared: Rule = ({ frame, roles }) =>
  /\bby (?:the|his|her|their) (?:\w+ )?(?:lapels?|collar|scruff|shirt|shirtfront|coat)\b/i.test(frame.text) && roles.some(isPersonHere)
    ? "intimidate"
    : undefined;

/** "Tell her a lie", "say with a straight face that he pays": a lie, whatever it is told with. */
const ruleLie: Rule = ({ frame, meant, roles }) =>
  !hasTrait(meant, "violent", "moving") && roles.some(isPersonHere) && lying.test(frame.text) ? "deceive" : undefined;

const lying =
  /\b(?:tell|feed|sell|spin|give) (?:\S+ ){1,3}an? (?:\w+ )?(?:lie|fib|untruth|whopper|cock-and-bull story)\b|\bwith an? (?:\w+ )*straight face\b|^\W*(?:i |then |and )*(?:try (?:to|and) )?(?:bluff|hoodwink|con)\b/i;

/** "Tell him he has until I count to three": a threat, whatever the words are said with. */
const ruleThreat: Rule = ({ frame, meant, roles }) =>
  hasTrait(meant, "social") && /^(?:say|talk|ask)$/.test(meant.verb) && roles.some(isPersonHere) && isThreat(frame.text)
    ? "intimidate"
    : undefined;

/** "Hold the note out so he can see it", "let her read it", "take it over to Viktor and ask whose hand it is": shown, and never given. */
const ruleShown: Rule = ({ frame, meant, roles }, reading) => {
  const words = { roles, text: frame.text };
  const brings = isBrought.test(frame.text) && asks.test(`${frame.text} ${frame.rest}`) && roles.some(isPersonHere);
  if (!(brings || saysShown(frame.text)) || hasTrait(meant, "violent", "paying") || shownIn(words, reading) === undefined) return undefined;
  // "Hold it up to the light": nobody is to see it.
  return viewerIn(words, reading) !== undefined && (namesViewer(words, reading) || /^\W*(?:i |we )?show\b/i.test(frame.text))
    ? "show"
    : undefined;
};

/** What is carried to somebody, or held out to them. */
const isBrought = /^\W*(?:i |we |then |and )*(?:take|carry|bring|hold|walk)\b.* to \S/i;
/** What is brought to be asked about. */
const asks = /\?|\bask(?:s|ing)?\b|\b(?:see|know) (?:if|whether|what|who)\b/i;

/** "I'll go with him", and nobody says where: said to him. */
const ruleAlong: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => /^(?:go|come|walk|tag|head)$/.test(token.lemma)) &&
  roles.some(
    (role) => isPersonHere(role) && (role.prep === "with" || new RegExp(`\\bwith ${namePattern(role.text)}`, "i").test(frame.text)),
  ) &&
  roles.every(({ kind }) => kind === "person")
    ? "say"
    : undefined;

/** "Tell Viktor that the letter is forged", "tell her I saw somebody": they are told it, and asked nothing. */
const ruleTold: Rule = ({ frame, roles }) =>
  telling.test(frame.text) &&
  !isThreat(frame.text) &&
  !/\buntil\b/i.test(frame.text) &&
  roles.some(({ kind }) => kind === "person" || kind === "unknown")
    ? "say"
    : undefined;

const telling =
  /^\W*(?:i |we |then |and |to |just |quietly )*(?:tell|inform|assure|notify|warn) (?!me\b|us\b)(?:\p{L}[\p{L}.'’-]* ){1,4}?(?:that (?!night|day|story|part|(?:i|we) (?:will|promise|swear)|(?:i|we)['’]ll)[\p{L}'’-]+ |(?:(?:i|we)(?! will\b| promise\b| swear\b|['’]ll\b)|he|she|it|they|there|somebody|someone|nobody|everybody)(?:['’]\p{L}+)? )\p{L}/iu;

/** How one deals with people who are here. */
export const companyRules: readonly Rule[] = [
  ruleApproached,
  ruleReadTo,
  ruleSent,
  ruleShouted,
  ruleGlared,
  ruleTold,
  ruleAlong,
  ruleShown,
  ruleCaughtUp,
  ruleAnyone,
  ruleFound,
  ruleBeckon,
  ruleLed,
  ruleLie,
  ruleCollared,
  ruleThreat,
];
