import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { wordSet } from "../text/token-tests.ts";
import type { Rule, Settling } from "./settling.ts";
import { isThingHere, namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

const hasLemma = ({ frame }: Settling, words: ReadonlySet<string>): boolean => frame.verb.some(({ token }) => words.has(token.lemma));

const isPerson = ({ kind }: Role): boolean => kind === "person";

/** "Borrow the lamp": asked for or taken, and not stolen. */
const ruleBorrowed: Rule = ({ frame, meant }) => (meant.verb === "steal" && frame.verb[0]?.token.lemma === "borrow" ? "take" : undefined);

/** "Carry it back to the stable", "lug the chest up to the chapel": one goes there, and it comes along. */
const ruleCarried: Rule = (settling, { packet }) => {
  const { frame, meant, roles } = settling;
  const goal = roles.find(({ kind, prep }) => kind === "place" && /^(?:to|into|up to|back to|over to)$/.test(prep));
  if (goal === undefined || namedOf(goal.ref)?.id === packet.scene.location_id || hasTrait(meant, "social", "violent", "handing"))
    return undefined;
  return hasLemma(settling, carrying) && !hasTrait(meant, "moving") && frame.verb[0]?.token.lemma !== "take" ? "go" : undefined;
};

const carrying = wordSet("carry bring haul drag lug get cart lift bear heave");

/** "Go listen at the wall": what one goes for is done. */
const ruleGoneFor: Rule = ({ frame: { verb } }, { actions }) => {
  const [going, done] = verb;
  if (done === undefined || !/^(?:go|come)$/.test(going?.token.lemma ?? "") || done.token.pos !== "VERB") return undefined;
  return actions.verbs.has(done.token.word) && !visiting.has(done.token.lemma) ? actions.find(done.token.word).verb : undefined;
};

/** "Go find Odo", "go see her": the way is what counts. */
const visiting = wordSet("find get see meet visit fetch join");

/** "Edge closer to Odo": a step, and nothing that is kept from anybody. */
const ruleCloser: Rule = ({ frame, meant }) =>
  meant.verb === "sneak" &&
  /\b(?:edge|sidle|inch|step|scoot|shuffle|lean|move|slide)s? (?:a (?:bit|little|step) )?(?:closer|nearer)\b/i.test(frame.text)
    ? "go"
    : undefined;

/** "Run to the gatepost", "sprint over to the well": a way, and no flight. */
const ruleRunTo: Rule = ({ frame, meant, roles }) =>
  meant.verb === "flee" &&
  /^(?:run|dash|sprint|race|rush|hurry|bolt|charge)$/.test(frame.verb[0]?.token.lemma ?? "") &&
  /\b(?:to|up to|over to|towards?)\b/i.test(frame.text) &&
  !/\b(?:away|from|out of|safety|escape)\b/i.test(frame.text) &&
  roles.some((role) => isThingHere(role) && /^(?:to|toward|towards)$/.test(role.prep))
    ? "go"
    : undefined;

/** "Set the saint down in its niche", "slap the note down on the counter": put there. */
const ruleSetDown: Rule = ({ frame, meant, roles }) => {
  const [object] = roles.filter(({ prep, kind }) => prep === "" && kind === "thing");
  if (
    object === undefined ||
    roles.some(({ kind }) => /^(?:person|body|self)$/.test(kind)) ||
    !/^(?:use|take|theft|fight|attack)$/.test(meant.family)
  )
    return undefined;
  return settingDown.test(frame.text) && !/\bon my\b/i.test(frame.text) ? "put" : undefined;
};

const settingDown =
  /^\W*(?:i |we |then |and )*(?:(?:set|lay|put|stand|place|sit) [^,.;!?]+? (?:down )?(?:in|into|on|onto|upon|at) (?:the|her|his|its|a|my|their)\b|(?:slap|slam|bang|smack|plonk|plunk|thump|whack) [^,.;!?]+? (?:down(?= (?:on|onto|in front)|\W*$)|on(?:to)? (?:the|a|his|her|my)\b))/i;

/** "Study which way the mud is combed", "check the trough for marks": looked at, and not only thought of. */
const ruleStudied: Rule = (settling) =>
  /^(?:think|remember)$/.test(settling.meant.verb) && hasLemma(settling, looking) ? "examine" : undefined;

const looking = wordSet("study check inspect examine measure compare");

/** "Put myself between them", "plant myself in front of the door": one goes and stands there. */
const ruleStationed: Rule = ({ frame }) =>
  /\b(?:put|place|plant|position|station|post) (?:my|him|her|them)sel(?:f|ves) (?:between|by|at|near|beside|next to|in front of|before|behind|across from|in the way)\b/i.test(
    frame.text,
  )
    ? "go"
    : undefined;

/** "Stand a while at the window": nothing is put anywhere. */
const ruleStood: Rule = ({ frame, meant, roles }) =>
  hasTrait(meant, "dropping") && frame.verb[0]?.token.lemma === "stand" && roles.every(({ kind, prep }) => kind !== "thing" || prep !== "")
    ? "wait"
    : undefined;

/** "Lay the whole of it before her": told. */
const ruleLaidBefore: Rule = ({ frame, meant }) =>
  hasTrait(meant, "dropping") &&
  /^\W*(?:i |we |then |and )*(?:lay|set|put) (?:it all|all of it|everything|the whole(?: \w+)*|the facts?|the matter|my case|the case|the truth) (?:out )?(?:before|to|in front of)\b/i.test(
    frame.text,
  )
    ? "say"
    : undefined;

/** "Play a drunk", "play the fool": a part that is played. */
const rulePlayedPart: Rule = ({ frame, meant }) =>
  /^(?:talk|use|gesture|other|social)$/.test(meant.family) &&
  /^\W*(?:i |we |then |and )*(?:play|act) (?:an?|the) (?:\w+ )?(?:drunk|drunkard|fool|idiot|innocent|simpleton|lost|tourist|stranger|customer|buyer|cripple|beggar|servant|clerk|priest|inspector|widow|drunken \w+)\b/i.test(
    frame.text,
  )
    ? "deceive"
    : undefined;

/** "Lift the cloth off that shape", "whip the sheet off": one looks what is under it, and nothing is broken or carried off. */
const ruleUncovered: Rule = ({ frame, roles }) =>
  /^\W*(?:i |we |then |and )*(?:whip|pull|lift|tug|yank|draw|drag|strip|twitch|take|flick|throw) (?:the |its |that |his |her )?(?:\w+ )?(?:sheet|cloth|cover|covers|covering|tarp|tarpaulin|canvas|blanket|shroud|veil|dust ?sheet|curtain)s? (?:off|from|away|aside|back)\b/i.test(
    frame.text,
  ) && roles.every((role) => !isPerson(role))
    ? "examine"
    : undefined;

/** "Grin at Odo", "salute": shown, and no company that is kept. */
const ruleShownFace: Rule = (settling) =>
  settling.meant.verb === "social" && hasLemma(settling, shown) && !/\b(?:with|along|together)\b/i.test(settling.frame.text)
    ? "gesture"
    : undefined;

const shown = wordSet("grin smile nod bow salute wave wink shrug curtsey curtsy frown smirk beam applaud clap whistle kneel");

/** "Say I'm sorry", "tell her I am glad": no lie. */
const ruleSorry: Rule = ({ frame, meant }) =>
  meant.family === "deceive" &&
  /\b(?:say|says|tell|tells) (?:[\p{L} ]+? )?(?:that )?(?:i am|i'm|i was|we are|it is) (?:so |very |really |truly )?(?:sorry|glad|grateful|happy|thankful|hers|his|theirs)\b/iu.test(
    frame.text,
  )
    ? "say"
    : undefined;

/** What a verb says plainly, whatever it was taken for. */
export const plainVerbRules: readonly Rule[] = [
  ruleBorrowed,
  ruleGoneFor,
  ruleCloser,
  ruleUncovered,
  ruleCarried,
  ruleRunTo,
  ruleSetDown,
  ruleStudied,
  ruleStationed,
  ruleStood,
  ruleLaidBefore,
  rulePlayedPart,
  ruleShownFace,
  ruleSorry,
];
