import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { isBodyPart } from "../names/body-parts.ts";
import { wordsOf } from "../text/fold.ts";
import { wordSet } from "../text/token-tests.ts";
import { rulePeeled, ruleTried, ruleWorn } from "./moved-rules.ts";
import type { Rule } from "./settling.ts";
import { namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

/** "Press the seal onto the page": laid. A gun that is loaded is used. */
const ruleLaid: Rule = ({ frame, meant, roles }, { actions }) =>
  meant.family === "use" &&
  frame.verb.every(({ token }) => token.lemma !== "load") &&
  roles.some(({ role, ref }) => role === "object" && namedOf(ref)?.carried === true) &&
  roles.some(({ role, prep, kind }) => role !== "object" && /^(?:into|onto)$/.test(prep) && (kind === "thing" || kind === "feature"))
    ? actions.all.find((one) => hasTrait(one, "dropping"))?.verb
    : undefined;

/** "Put the key in the locker and turn it", "fit the key in 0417": it is unlocked. */
const ruleKeyed: Rule = ({ frame, meant, roles }) => {
  const isFitted = frame.verb.some(({ token }) => /^(?:fit|insert|slot)$/.test(token.lemma));
  const isTurned = hasTrait(meant, "dropping", "handling") && /^\W*(?:(?:and|then|i)[\s,]+)*(?:turn|open|unlock)\b/i.test(frame.rest);
  return (isFitted || isTurned) &&
    roles.some(({ kind, prep, ref }) => kind === "thing" && prep === "" && /^(?:key|keycard)$/.test(ref.words.head)) &&
    roles.some(({ kind, prep }) => /^(?:in|into)$/.test(prep) && /^(?:thing|feature)$/.test(kind))
    ? "unlock"
    : undefined;
};

/** "Take out the red book" where it lies on a shelf; "pick the apple". */
const ruleTaken: Rule = ({ frame, meant, roles }) => {
  const thing = roles.find(({ role, kind }) => kind === "thing" && (role === "target" || role === "object"));
  // "Take out what's inside".
  if (meant.family === "use" && takenOut.test(frame.text) && roles.some(({ text }) => /^what(?:ever|s|['’]s| )/i.test(text))) return "take";
  if (thing === undefined || namedOf(thing.ref)?.carried !== false) return undefined;
  if (/^(?:use|put)$/.test(meant.verb) && takenOut.test(frame.text)) return "take";
  return meant.verb === "unlock" && frame.phrase === "pick" && !/lock|door|gate|safe|chest|box|cuff/i.test(thing.text) ? "take" : undefined;
};

const takenOut =
  /^\W*(?:i |we |and |then )*(?:take|pull|get|bring|draw|fish|lift|slip|slide)s? (?:(?:it|them|(?:the|that|this|his|her)(?: [\p{L}'’-]+){1,3}) )?out\b/iu;

/** "Press the seal on the page", "put the signet to the wax": it is sealed. */
const ruleStamped: Rule = ({ roles, meant }, { actions }) =>
  !hasTrait(meant, "social", "handing") &&
  roles.some(({ prep, kind, ref }) => prep === "" && kind === "thing" && /^(?:seal|signet|stamp|die|sigil)$/.test(ref.words.head)) &&
  roles.some(({ prep, kind }) => /^(?:on|onto|upon|to|into|in|against)$/.test(prep) && kind === "thing") &&
  roles.every(({ kind }) => kind !== "person")
    ? actions.all.find(({ verb }) => verb === "seal")?.verb
    : undefined;

/** "Slap the note down on the counter", which one carries: nobody takes it. */
const ruleSlapped: Rule = ({ frame, meant, roles }) =>
  /^(?:take|use|theft|fight|force)$/.test(meant.family) &&
  frame.verb.some(({ token }) => /^(?:slap|slam|smack|plonk|plunk|plop|dump|thump|bang|spread|lay|set)$/.test(token.lemma)) &&
  /\b(?:down|on|onto|across)\b/i.test(frame.text) &&
  roles.some(({ kind, prep, ref }) => kind === "thing" && prep === "" && namedOf(ref)?.carried === true) &&
  roles.every(({ kind }) => kind !== "person")
    ? "put"
    : undefined;

/** "Tuck the book under my arm": it is in hand, and nobody hides. */
const ruleTucked: Rule = ({ frame, roles }) => {
  const thing = roles.find(({ kind, prep }) => kind === "thing" && prep === "");
  const own = /\b(?:under|beneath) (?:my|one|an?|the other) (?:\w+ )?arm\b/i.test(frame.text);
  if (thing === undefined || !own) return undefined;
  return namedOf(thing.ref)?.carried === true ? "gesture" : "take";
};

/** "Hide the key in my coat", "slip it up my sleeve": put away, or taken where one has not got it; nobody hides or is evaded. */
const ruleStowed: Rule = ({ frame, meant, roles }, { earlier }) => {
  const thing = roles.find(({ kind, prep }) => kind === "thing" && prep === "");
  // "Behind my back": it stays in the hand, and somebody may see it.
  if (meant.verb !== "hide" || thing === undefined || /\bbehind my back\b/i.test(frame.text)) return undefined;
  const named = namedOf(thing.ref);
  return named?.carried === true || earlier.some(({ id }) => id === named?.id) ? "put" : "take";
};

/** "Fish the key out of my pocket", "pull out my pistol": what one carries is in hand then, and nothing is taken or put to use. */
const ruleDrawn: Rule = ({ frame, meant, roles }) => {
  const thing = roles.find(({ role, kind, prep }) => kind === "thing" && prep === "" && (role === "target" || role === "object"));
  if (thing === undefined || namedOf(thing.ref)?.carried !== true || !/^(?:take|use|theft|draw)$/.test(meant.family)) return undefined;
  if (/\b(?:along|across|over|through)\b/i.test(frame.text)) return undefined;
  const drawn = /^(?:take|grab|pick_up|raise|lift|pull|get|bring|draw|fish|slip|whip|dig|produce|unholster)(?:_out)?(?:_of)?$/.test(
    frame.phrase,
  );
  // "Take my lantern": it is in hand then.
  const mine = thing.article === "my" && /^(?:take|grab|get|pick_up|raise|lift)$/.test(frame.phrase);
  const out = mine || /\bout\b|\bfrom (?:my|under)\b/i.test(frame.text) || /^(?:draw|produce|unholster|whip)/.test(frame.phrase);
  return drawn && out && roles.every(({ kind }) => kind !== "person") ? "equip" : undefined;
};

/** "Lift the dead man's wrist": a part of a body is looked at, not stolen. */
const ruleLimb: Rule = ({ meant, roles, frame }) =>
  meant.family === "theft" &&
  frame.verb.every(({ token }) => !stealing.has(token.lemma)) &&
  roles.some(({ role, ref }) => (role === "target" || role === "object") && isBodyPart(ref.words.head))
    ? "examine"
    : undefined;

/** What nobody holds and nobody is named to own is taken, not stolen. */
const ruleUnowned: Rule = ({ meant, roles, frame }, { packet }) => {
  if (frame.verb.some(({ token }) => stealing.has(token.lemma))) return undefined;
  const things = roles.filter(({ role, kind }) => kind === "thing" && (role === "target" || role === "object"));
  const isFree = ({ ref, article, text }: Role): boolean =>
    !/^(?:his|her|their|your)$/.test(article) &&
    !/['\u2019]s?\b/.test(text) &&
    !packet.inventory.some(({ item_id, owner_id }) => item_id === namedOf(ref)?.id && owner_id !== packet.actor_id);
  const alone = roles.every(({ kind, article }) => kind !== "person" && kind !== "body" && !/^(?:his|her|their)$/.test(article));
  return meant.family === "theft" && things.length > 0 && alone && things.every(isFree) ? "take" : undefined;
};

/** "Lift one of the boards", "raise the edge of the rug": what nobody could carry off is lifted to look under it. */
const ruleLifted: Rule = ({ meant, roles, frame }) =>
  /^(?:theft|take|search)$/.test(meant.family) &&
  frame.verb.some(({ token }) => /^(?:lift|raise|prise|pry|lever)$/.test(token.lemma)) &&
  roles.length > 0 &&
  roles.every(({ kind, article }) => /^(?:unknown|feature)$/.test(kind) && article !== "my") &&
  wordsOf(frame.text).some((word) => coverings.has(word))
    ? meant.family === "search"
      ? meant.verb
      : "search"
    : undefined;

/** What lies over something, or is part of a floor or a wall. */
const coverings = wordSet(
  "board boards floorboard floorboards plank planks flagstone flagstones slab slabs stone stones tile tiles brick bricks lid cover cloth tablecloth sheet sheets blanket curtain curtains rug carpet mat matting mattress cushion cushions pillow tarpaulin sacking grating grate hatch trapdoor panel corner edge flap straw",
);

const stealing = wordSet("steal rob swipe pilfer filch pinch nick burgle shoplift pickpocket");

/** What becomes of a thing that nobody is given: laid down, taken, put away or in hand. */
export const holdingRules: readonly Rule[] = [
  ruleKeyed,
  rulePeeled,
  ruleTried,
  ruleWorn,
  ruleStamped,
  ruleLaid,
  ruleSlapped,
  ruleTaken,
  ruleTucked,
  ruleStowed,
  ruleDrawn,
  ruleLimb,
  ruleLifted,
  ruleUnowned,
];
