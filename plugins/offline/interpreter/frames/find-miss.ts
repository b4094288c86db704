import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { isDoor, isSmall } from "freeform-rpg/plugins/turn/scene/lib";
import { isOwnLook } from "../names/own-look.ts";
import { placeWith } from "../names/place-with.ts";
import { findScenery } from "../names/scenery.ts";
import type { Reading } from "../reading.ts";
import { wordsOf } from "../text/fold.ts";
import type { Miss } from "./framed-clause.ts";
import { recordings } from "./recordings.ts";
import type { Role } from "./shape.ts";
import { everydayIn } from "./everyday.ts";
import { isHarmful } from "./verb-kinds.ts";

/** Nothing is missed. */
export const noMiss: Miss = { called: "", perceived: [] };

/** Things that any place may have and that need no entry of their own. */
const commonplace = new Set(
  (
    "room place area scene surroundings floor wall walls ceiling door doors doorway window windows table tables chair chairs stool bench seat ground corner " +
    "corners shadow shadows dark darkness crowd people everyone everybody anyone anybody others street road lane alley sky light lights rain bar counter air exit way stairs " +
    "steps silence sound sounds noise noises situation time moment breath distance rest other side middle edge end top bottom back front " +
    "thing things something anything nothing everything clue clues danger trouble signs sign evidence cover help truth matter conversation story plan " +
    "next opportunity home outside inside bed sleep north south east west useful interesting spot drink drinks beer ale wine glass cup bread food hands hand face faces eyes eye voice voices body wound wounds bleeding mood atmosphere smell night morning day coast " +
    "curtain curtains coin coins dust gravel silt mud sand water puddle hearth pebble plank planks rail railing railings ledge " +
    "roof rafters rafter beam beams post fence bush bushes tree trees branch grass weeds leaves fish bird birds dog cat rat rats gull crumbs crumb bread " +
    "cheese soup plate spoon needle thread ash ashes smoke steam wind rain snow pillow rug carpet platform gantry gangway pier jetty bank shore waves tide " +
    "chimney grate stove kettle pan tray pile heap rubble straw hay knees feet foot shoulder shoulders arm arms fist ear ears nose hair neck volume knob " +
    "dial cable cables wire wires hinge " +
    "boots boot coat hat cloak sleeve sleeves pocket pockets bag belt clothes shoes gloves shirt jacket cigarette match smoke breath head"
  ).split(" "),
);

/** True when the words name what any place may have. */
export const isCommon = (words: readonly string[]): boolean => words.some((word) => commonplace.has(word));

/** Parts that things have and nobody lists. */
const partNouns = new Set(
  "lid cover cap top clasp hinge hinges latch catch cork stopper drawer lock panel wrapping string strings cord cords strap straps buckle handle lining spine binding label bottom rim".split(
    " ",
  ),
);

/** The thing that a part belongs to: the one spoken of last, else the only one here that holds things. */
const wholeOf = ({ packet, book, earlier }: Reading): string | undefined => {
  const said = earlier.findLast(({ kind, present }) => /^(?:thing|feature)$/.test(kind) && present);
  if (said !== undefined) return said.id;
  const holds = packet.entities.filter(
    ({ id, tags, attrs }) =>
      packet.present_entities.includes(id) &&
      (tags.includes("container") || (Array.isArray(attrs["uses"]) && attrs["uses"].includes("container"))),
  );
  const things = book.filter(({ kind, present, carried }) => kind === "thing" && present && !carried);
  return holds.length === 1 ? holds[0]?.id : things.length === 1 ? things[0]?.id : undefined;
};

/** What bears the part or the recording that a role names. */
const bearerOf = ({ ref }: Role, reading: Reading): string | undefined => {
  if (partNouns.has(ref.words.head)) return wholeOf(reading);
  return recordings.has(ref.words.head) ? reading.earlier.findLast(({ kind, present }) => kind === "thing" && present)?.id : undefined;
};

/** "Go to the mill and open all the sluices": it is for the ruling there what answers to the words. */
const isAhead = (action: Action, { ref }: Role, { left }: Reading): boolean =>
  left === true && hasTrait(action, "opening", "searching", "glancing", "handling") && !isCommon(ref.words.words);

/** What a phrase names that nothing answers to: taken to be there, or only hoped for. */
export const findMiss = (action: Action, phrase: string, role: Role | undefined, reading: Reading): Miss => {
  if (role?.kind !== "unknown" || /^(?:wait|rest|hide)$/.test(action.verb)) return noMiss;
  const whole = bearerOf(role, reading);
  if (whole !== undefined && !hasTrait(action, "social", "violent", "moving")) return { called: whole, perceived: [] };
  if (isOpen.test(role.text) && hasTrait(action, "taking")) return { called: role.text.toLowerCase(), perceived: [] };
  const called = role.ref.called.toLowerCase();
  if (hasTrait(action, "taking") && isSpokenOf(role, reading)) return { called, perceived: [] };
  if (everydayIn(role) !== undefined && hasTrait(action, "taking", "handling", "searching", "glancing")) return noMiss;
  if (isAhead(action, role, reading)) return { called, perceived: [] };
  if (!isClaimed(action, phrase, role, reading)) return noMiss;
  return behindScenes(action, { called, perceived: hasTrait(action, "seeking") ? [] : [called] }, reading);
};

/** "The notebook", of which a known fact speaks: that one, and none that any place may have. */
const isSpokenOf = ({ article, ref }: Role, { packet }: Reading): boolean =>
  /^(?:the|that|this)$/.test(article) &&
  packet.facts.some(({ object }) => typeof object["text"] === "string" && wordsOf(object["text"]).includes(ref.words.head));

/** True for what the player takes to be there: "the sniper", "my rocket launcher", "Paris". */
const isClaimed = (action: Action, phrase: string, role: Role, reading: Reading): boolean => {
  const { words } = role.ref;
  if (isNamedByPlayer(role)) return true;
  if (isElsewhere(action, role, reading)) return true;
  if (isNamedRoom(action, role)) return true;
  if (isCommon(words.words)) return false;
  const own = role.article === "my" && !isOwnLook(words.head) && (hasTrait(action, "handling") || isHarmful(action));
  const drawn = drawing.test(phrase) && role.prep === "" && words.words.length > 0;
  return own || drawn || phrase === "find" || /^(?:the|that|those)$/.test(role.article) || isWay(action, phrase, role);
};

/** "To the map room", "through the vestry door". */
const isNamedRoom = (action: Action, role: Role): boolean =>
  hasTrait(action, "moving", "crossing") && (/(?:room|office)$/.test(role.ref.words.head) || isNamedDoor(role));

/** "Through the vestry door", "the hatch": one in particular, where "the door" may be any way out. */
const isNamedDoor = ({ prep, ref: { called, words } }: Role): boolean =>
  /^(?:through|into|in|out|past|behind|down|up)$/.test(prep) &&
  isDoor(called) &&
  !/^(?:door|doors|doorway|gate|window|archway|opening)$/.test(words.words.filter((word) => !anyDoor.has(word)).join(" ")) &&
  words.words.some((word) => !anyDoor.has(word));

/** Words that tell no door from the way out. */
const anyDoor = new Set(
  "front back side main next near nearest nearby other same open closed heavy wooden street outer first last only left right".split(" "),
);

/** "The cedar door" of another place is none that this one may have as well. */
const isElsewhere = (action: Action, { article, ref }: Role, reading: Reading): boolean =>
  article === "the" && !hasTrait(action, "social") && placeWith(ref.called, reading) !== undefined;

/** "Sefa", "locker 417": one in particular. */
const isNamedByPlayer = ({ text, article }: Role): boolean => /(?:^|\s)\p{Lu}/u.test(text) || (/\d/.test(text) && article === "");

const drawing = /^(?:draw|pull|pull_out|aim|point|brandish|level|load|wield|fire)$/;

/** "To Paris": somewhere in particular. */
const isWay = (action: Action, phrase: string, { prep }: Role): boolean =>
  hasTrait(action, "moving") &&
  !hasTrait(action, "departing", "escaping") &&
  (/_(?:to|into|for)$/.test(phrase) || /^(?:to|into|toward|towards|for)$/.test(prep));

const linking = new Set("a an the one ones in on at of off by with from to for and or his her its their my".split(" "));

/** "Whatever he left there": what is found, by no name. */
const isOpen = /^(?:what|whatever|anything|everything|something)\b/i;

/** What was only described is there all the same: one looks at the thing that bears it; for other actions it is no target of its own. */
const behindScenes = (action: Action, missed: Miss, { packet }: Reading): Miss => {
  if (hasTrait(action, "social", "violent", "moving", "remote", "handing") || action.family === "chase" || isOpen.test(missed.called))
    return missed;
  const nouns = missed.called.split(" ").filter((word) => !linking.has(word));
  const [scenery] = nouns.flatMap((noun) => findScenery(noun, packet) ?? []);
  if (scenery === undefined) return missed;
  // A glove that the text spoke of: whether it can be had is for the ruling.
  if (hasTrait(action, "taking") && isSmall(missed.called)) return { called: missed.called, perceived: [] };
  // Whether it opens, and where a sound comes from, is for the ruling.
  if (scenery.thingId === null && (hasTrait(action, "opening", "breaking") || action.family === "listen"))
    return { called: missed.called, perceived: [] };
  return (hasTrait(action, "searching", "glancing", "opening") || action.family === "force" || action.family === "use") &&
    scenery.thingId !== null
    ? { called: scenery.thingId, perceived: [] }
    : noMiss;
};
