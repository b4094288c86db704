import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { isOwnLook } from "../names/own-look.ts";
import { wordSet } from "../text/token-tests.ts";
import { isCommon } from "./find-miss.ts";
import type { Rule } from "./settling.ts";
import { ruleCover } from "./cover-rule.ts";
import { rulePlayed } from "./recordings.ts";
import { ruleTouch } from "./touch-rule.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

/** "Hold the note up to the lamp", "hand the seal up to the light": it is looked at, and stays in hand. */
const ruleLight: Rule = ({ meant, roles, frame }) => {
  const lifts = frame.verb.some(({ token }) => /^(?:hold|lift|raise|hand|bring|turn|tilt)$/.test(token.lemma));
  const object = roles.find(({ prep, kind }) => prep === "" && (kind === "thing" || kind === "unknown"));
  const isLit = roles.some(isLight);
  if (!lifts || object === undefined || roles.some(({ kind }) => kind === "person")) return undefined;
  return isLit || meant.verb === "talk" ? "examine" : undefined;
};

/** "Walk back to the bar" in a place that is one: a few steps, and no way. Its own name, said in full, is the place. */
const ruleWithin: Rule = ({ meant, roles }, { packet }) => {
  const [only, ...more] = roles;
  const here = only !== undefined && more.length === 0 && hasTrait(meant, "moving") ? namedOf(only.ref) : undefined;
  const isName = packet.scene.location_name.toLowerCase().replace(/^the /, "") === only?.ref.called.toLowerCase();
  return here?.id === packet.scene.location_id && only?.prep !== "" && !isName ? "gesture" : undefined;
};

/** "Lift it to feel how heavy it is": nothing is carried off. */
const ruleWeight: Rule = ({ meant, frame, roles }) =>
  frame.verb.some(({ token }) => /^(?:lift|pick|raise|heft|weigh|hold|heave|budge|rock|tip|tilt|try)$/.test(token.lemma)) &&
  /\bhow (?:heavy|light)\b|\b(?:its|the|his|her|their|feel for the|test the|judge the) weight\b|\bweighs?\b/i.test(frame.text) &&
  roles.length > 0 &&
  !hasTrait(meant, "social", "violent")
    ? "examine"
    : undefined;

/** "Knock on the wall", "rap at the door twice", "knock back": heard by who is near, and nothing is broken, taken or drunk. */
const ruleKnock: Rule = ({ meant, frame, roles }) => {
  const lemma = frame.verb[0]?.token.lemma ?? "";
  const isBeaten = /^(?:bang|thump|drum|pound|hammer)$/.test(lemma) && /^(?:use|gesture)$/.test(meant.family);
  const isKnocked = /^(?:knock|rap|tap)$/.test(lemma) || isBeaten;
  if (
    !isKnocked ||
    /\b(?:out|over|down|off|in|unconscious)\b/i.test(frame.text) ||
    roles.some(({ kind }) => /^(?:person|body)$/.test(kind))
  )
    return undefined;
  const struck = roles.some(({ kind, prep }) => /^(?:feature|thing|place)$/.test(kind) && /^(?:|on|at|against|upon|to)$/.test(prep));
  const unknown = roles.some(({ kind, prep }) => kind === "unknown" && /^(?:on|against|upon)$/.test(prep));
  return struck || unknown || (roles.length === 0 && signals.test(frame.text)) ? "knock" : undefined;
};

/** How often, or that somebody is answered by it. */
const signals =
  /\b(?:knock|rap|tap)(?:s|ping|ing)?(?: (?:back|again|softly|hard|loudly|quietly|gently|lightly|in (?:answer|reply|return)))*(?: (?:once|twice|thrice|(?:two|three|four|five|a few|several) times)\b|\W*$)/i;

/** "Stroll along the row of stalls", "along the bench" that is none here: a few steps, and no way to anywhere. */
const ruleAlong: Rule = ({ meant, roles }) =>
  hasTrait(meant, "moving") && roles.length > 0 && roles.every(isStretch) ? "gesture" : undefined;

/** What one walks along and nothing answers to: no target of its own. */
export const isStretch = ({ kind, prep }: Role): boolean => kind === "unknown" && prep === "along";

/** "Lay the table", "make the bed", "sweep the floor": a chore, by which nothing is put anywhere. */
const ruleChore: Rule = ({ meant, frame, roles }) => {
  const [only, ...more] = roles;
  if (only === undefined || more.length > 0 || only.prep !== "" || hasTrait(meant, "social", "violent", "moving")) return undefined;
  return chores.test(`${frame.verb[0]?.token.lemma ?? ""} ${only.ref.words.head}`) ? "use" : undefined;
};

const errands = wordSet("pick gather collect clear carry stack wash dry wipe sweep tidy sort fold lay set fetch peel stir");

/** "Gather the plates to help her": done for somebody, and nothing is taken. */
const ruleErrand: Rule = ({ meant, frame, roles }) =>
  (hasTrait(meant, "taking") || frame.verb.some(({ token }) => errands.has(token.lemma))) &&
  /\bto (?:help|assist|aid) (?!me\b|us\b|myself\b)[\p{L}]/iu.test(frame.text) &&
  roles.every(({ kind }) => kind !== "thing")
    ? "help"
    : undefined;

const chores =
  /^(?:(?:lay|set|clear|wipe|clean|scrub) table|make bed|(?:sweep|mop|scrub|wipe|clean) (?:floor|bar|counter|yard|step|steps|deck)|(?:wash|dry|clear|stack) (?:dish|dishes|cups|plates|glasses)|(?:tend|feed|stoke|bank) fire)$/;

/** "Untie the rope", "unfasten the buckle": nobody is helped by it. */
const ruleUntied: Rule = ({ meant, frame, roles }) =>
  meant.family === "help" &&
  frame.verb.some(({ token }) => /^(?:untie|unfasten|unbind|loosen|unbuckle|unhook|release|free)$/.test(token.lemma)) &&
  roles.length > 0 &&
  roles.every(({ kind, prep }) => kind !== "person" && (kind !== "body" || prep !== ""))
    ? "take"
    : undefined;

/** The light that something is held up to: no target of its own. */
export const isLight = ({ prep, ref }: Role): boolean =>
  /^(?:to|against|toward|towards|into|under|near)$/.test(prep) && lights.has(ref.words.head);

const lights = wordSet(
  "light lights lamp lamplight lantern candle candlelight window flame fire firelight torch sun sunlight moon moonlight",
);

/** "Hold the door for her", "take my drink over to him": nobody is put to use, and nothing that one carries is used on them. */
const ruleUsed: Rule = ({ meant, roles }) =>
  meant.family === "use" && roles.some(({ kind }) => kind === "person") && roles.every((role) => !isTool(role)) ? "gesture" : undefined;

/** A thing that is named, or one's own that nothing answers to: "my telepathy". */
const isTool = ({ ref, kind, article }: Role): boolean =>
  namedOf(ref)?.kind === "thing" || (kind === "unknown" && article === "my" && !isOwnLook(ref.words.head) && !isCommon(ref.words.words));

/** "Slip into the office": nobody swims there. */
const ruleDry: Rule = ({ meant, frame, roles }) =>
  meant.verb === "swim" &&
  !frame.verb.some(({ token }) => wet.has(token.lemma)) &&
  roles.some(({ kind }) => /^(?:place|feature)$/.test(kind))
    ? "go"
    : undefined;

const wet = wordSet("swim dive wade paddle float plunge splash duck surface");

/** "Crouch at the grating": one looks at it, and hides from nobody. */
const ruleCrouch: Rule = ({ meant, frame, roles }) => {
  const bends = frame.verb.some(({ token }) => /^(?:crouch|kneel|squat|stoop|bend|lean|get|crawl)$/.test(token.lemma));
  if (!bends || !/^(?:stealth|hide)$/.test(meant.family)) return undefined;
  if (roles.length > 0 && roles.every(({ kind, ref }) => kind === "body" || isOwnLook(ref.words.head))) return "gesture";
  if (roles.some(({ prep, kind }) => /^(?:at|by|beside|over|next to|near|to)$/.test(prep) && /^(?:thing|feature)$/.test(kind)))
    return "examine";
  return roles.length > 0 && (!covered.test(frame.text) || inspecting.test(frame.rest)) ? "gesture" : undefined;
};

/** What one crouches for. */
const inspecting = /^\W*(?:and |then |i )*(?:go over|look|examine|study|search|inspect|check|peer|feel|count|read|sift)\b/i;

/** What hides: "crouch behind the bar", "squat in the shadows". */
const covered =
  /\b(?:behind|under|underneath|beneath|between|among|amongst|inside|into|out of|shadows?|dark|darkness|corner|alcove|doorway|hide|hidden|unseen|cover)\b/i;

/** "Follow the lines with one finger", "trace the groove with my thumb": felt or looked at, and nobody is followed. */
const ruleTrace: Rule = ({ meant, frame, roles }) =>
  /^(?:chase|go)$/.test(meant.family) &&
  frame.verb.some(({ token }) => /^(?:follow|trace|track|run|go)$/.test(token.lemma)) &&
  /\bwith (?:my|one|a|the tip of (?:my|one|a)) (?:\w+ )?(?:finger|fingers|fingertip|fingertips|thumb|hand|hands|palm|eye|eyes|gaze)\b/i.test(
    frame.text,
  ) &&
  roles.every(({ kind }) => kind !== "person")
    ? "examine"
    : undefined;

/** "Take up a spot by the board": one goes and stands there. */
const ruleStand: Rule = ({ frame, roles }) =>
  /\btake (?:up )?(?:a |my |our )?(?:\w+ )?(?:spot|position|station|place|stand|post) (?:by|at|near|beside|next to|behind|under|in front of|opposite|across from)\b/i.test(
    frame.text,
  ) && roles.some(({ kind }) => /^(?:feature|thing|place|person)$/.test(kind))
    ? "go"
    : undefined;

/** "Step back", "edge closer": a movement inside the scene, which leads nowhere. */
const ruleSidestep: Rule = ({ frame, meant, roles }) =>
  hasTrait(meant, "moving") &&
  roles.length === 0 &&
  /^\W*(?:i |we |then |and )*(?:step|stand|edge|shuffle|shift|lean|inch|draw|back) (?:back|aside|away|up|off|over|in|closer|nearer|forwards?|backwards?|clear)\W*$/i.test(
    frame.text,
  )
    ? "gesture"
    : undefined;

/** "Turn the key over in my fingers": something for the hands to do. */
const ruleToyed: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => /^(?:turn|roll|spin|twist|flip|pass|toss|run|play|slide)$/.test(token.lemma)) &&
  /\b(?:in|between|through|over|round|around|across) (?:my|one) (?:\w+ )?(?:fingers?|hands?|palms?|knuckles|thumb)\b/i.test(frame.text) &&
  roles.every(({ kind }) => kind !== "person")
    ? "gesture"
    : undefined;

/** What does no harm and changes nothing, whatever its verb was taken for. */
export const harmlessRules: readonly Rule[] = [
  ruleWeight,
  ruleLight,
  ruleWithin,
  ruleSidestep,
  ruleAlong,
  ruleToyed,
  ruleChore,
  ruleErrand,
  ruleKnock,
  ruleUntied,
  ruleUsed,
  ruleDry,
  ruleCrouch,
  ruleTrace,
  ruleStand,
  ruleTouch,
  rulePlayed,
  ruleCover,
];
