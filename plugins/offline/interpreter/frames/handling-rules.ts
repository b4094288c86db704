import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Rule } from "./settling.ts";
import { isThingHere, namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";
import type { ReadFrame } from "../reader/read-frames.ts";

/** "Drag the trunk into the light", "shove the barrel aside": moved inside the scene, and nobody carries it off. */
const ruleShift: Rule = ({ frame, meant, roles }) => {
  const moves = frame.verb.some(({ token }) => /^(?:drag|haul|shove|heave|shift|tug|nudge|push|roll|slide)$/.test(token.lemma));
  const object = roles.find(({ prep, kind }) => prep === "" && /^(?:thing|feature)$/.test(kind));
  if (!moves || object === undefined || namedOf(object.ref)?.carried === true || namedOf(object.ref)?.present !== true) return undefined;
  const stays = roles.every(({ kind }) => !/^(?:person|place)$/.test(kind));
  const isApart = aside.test(frame.text) || !hasTrait(meant, "violent", "breaking", "opening");
  return stays && isApart && shifted.test(frame.text) ? "use" : undefined;
};

/** "Feed the canary a crumb", "feed the fire": nobody is given anything that is carried. */
const ruleFed: Rule = ({ frame, roles }) =>
  frame.verb.some(({ token }) => token.lemma === "feed") &&
  roles.some(({ kind, prep }) => prep === "" && /^(?:feature|thing)$/.test(kind)) &&
  roles.every(({ kind, ref }) => kind !== "person" && namedOf(ref)?.carried !== true)
    ? "use"
    : undefined;

/** "Put both hands on the wall and push": against what was spoken of. */
const rulePushed: Rule = ({ frame, roles }, { earlier }) =>
  roles.length === 0 &&
  /^\W*(?:i |we |and |then )*(?:push|pull|shove|heave|tug|twist|press)(?: (?:hard|harder|gently|like [^,.;]+|with [^,.;]+|as hard as [^,.;]+|again))*\W*$/i.test(
    frame.text,
  ) &&
  earlier.some(({ kind, present }) => present && /^(?:feature|thing)$/.test(kind))
    ? "use"
    : undefined;

/** What is moved so is not broken or opened, whatever the verb is. */
const aside = /\b(?:aside|out of the way|to (?:one|the) side)\b/i;

/** Where something is moved that stays in the scene. */
const shifted =
  /\b(?:aside|over|away|back|closer|nearer|upright|round|around|out of the way|to one side|to the side|(?:into|under|beneath|below|against|across|beside|behind|next to|in front of|towards?) (?:the|a|my|its|that|this) [a-z]+)\b/i;

/** "Scrape the mud off the lid": nobody takes the lid. */
const ruleWiped: Rule = ({ frame, meant, roles }) =>
  /^(?:take|theft|give|use|search)$/.test(meant.family) &&
  frame.verb.some(({ token }) => /^(?:scrape|wipe|brush|rub|clean|dust|lick|blow|shake|wash)$/.test(token.lemma)) &&
  roles.some(({ prep, kind }) => /^(?:off|from)$/.test(prep) && /^(?:thing|feature)$/.test(kind)) &&
  roles.every(({ kind }) => kind !== "person")
    ? "use"
    : undefined;

/** "Break the seal on the chest": opened. */
const ruleUnsealed: Rule = ({ frame, roles }) =>
  unsealing.test(frame.text) && roles.some(({ kind, ref }) => kind === "thing" && namedOf(ref)?.present === true) ? "open" : undefined;

const unsealing = /\b(?:break|crack|slit|cut|snap|prise|pry) (?:open )?(?:the|its|his|her|their) (?:\w+ )?seals? (?:on|of)\b/i;

/** "Break the seal on the chest": what is opened is the chest, whatever else is called a seal. */
export const withUnsealed = ({ text }: ReadFrame, roles: readonly Role[]): readonly Role[] => {
  const sealed = unsealing.test(text) ? roles.find((role) => /^(?:on|of)$/.test(role.prep) && isThingHere(role)) : undefined;
  return sealed === undefined ? roles : [{ ...sealed, role: "target", prep: "" }];
};

/** "Grab the wheel": what is fixed is held, and not taken along. */
const ruleGripped: Rule = ({ frame, meant, roles }) =>
  meant.verb === "take" &&
  frame.verb.some(({ token }) => /^(?:grab|grip|grasp|clutch|clasp|seize)$/.test(token.lemma)) &&
  roles.length === 1 &&
  roles.every(
    ({ kind, ref }) =>
      kind === "feature" &&
      /^(?:wheel|handle|lever|rail|railing|rope|chain|bars?|ladder|ledge|edge|rung|crank|pole|post|gate|door|bell)$/.test(ref.words.head),
  )
    ? "use"
    : undefined;

/** What is done to a thing where it stands: it is used or mended, and nobody takes it or gives it away. */
export const handlingRules: readonly Rule[] = [ruleShift, ruleFed, rulePushed, ruleGripped, ruleWiped, ruleUnsealed];
