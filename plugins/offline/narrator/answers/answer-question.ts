import type { Known } from "./known.ts";
import { sayUnread } from "freeform-rpg/plugins/turn/interpreter/lib";
import { answerAbout } from "./answer-about.ts";
import { answerAcquaintances } from "./answer-acquaintances.ts";
import { answerFound } from "./answer-found.ts";
import { answerJudged, answerTheory } from "./answer-judged.ts";
import { answerPaid, answerSaid } from "./answer-said.ts";
import { answerCharacter, answerSelf } from "./answer-self.ts";
import { answerStory } from "./answer-story.ts";
import { answerTime } from "./answer-time.ts";
import { answerWhere } from "./answer-where.ts";
import { answerTrust } from "./answer-trust.ts";
import { answerWay } from "./answer-way.ts";
import { callPlace, peopleHere, shortName } from "./names.ts";
import { hintFrom } from "./hints.ts";
import { list } from "./prose.ts";

/** Answers a question to the game, truthfully and whole, from what players know. `topic` is what {@link questionIn} reads. */
export const answerQuestion = (packet: Known, topic: string): string => {
  const [mark = "", ...rest] = topic.split(" ");
  const answer = subjects[mark];
  if (answer !== undefined) return answer(packet, rest.join(" "));
  if (topic.startsWith("unclear ")) return answerUnclear(packet, `I did not follow "${topic.slice("unclear ".length)}"`);
  if (topic.startsWith("unread ")) return sayUnread(topic.slice("unread ".length), packet.calibration.language);
  if (topic.startsWith("later ")) return `Not done yet: "${withoutTail(topic.slice("later ".length))}". Say it when it comes to that.`;
  return (answers[topic] ?? answerStory)(packet);
};

/** Topics with a subject. */
const subjects: Readonly<Record<string, (packet: Known, subject: string) => string>> = {
  about: answerAbout,
  where: answerWhere,
  theory: answerTheory,
  judge: answerJudged,
  said: answerSaid,
  trust: answerTrust,
  way: (packet, subject) => answerWay(packet, subject, answerExits(packet)),
};

const answers: Readonly<Record<string, (packet: Known) => string>> = {
  inventory: (packet) => answerInventory(packet),
  people: (packet) => answerPeople(packet),
  time: answerTime,
  found: answerFound,
  exits: (packet) => answerExits(packet),
  self: answerSelf,
  character: answerCharacter,
  place: ({ scene: { location_name } }) => `You are at ${callPlace(location_name)}.`,
  acquaintances: answerAcquaintances,
  paid: answerPaid,
  options: (packet) => `${answerPeople(packet)} ${answerPlace(packet)} ${answerExits(packet)}`.trim(),
  story: answerStory,
  unclear: (packet) => answerUnclear(packet),
  rules: () => `The game decides what happens, and nothing is granted by asking the game for it. ${untouched}`,
  claim: () =>
    `What there is and what others do is not yours to say; what your character tries is. Say that, and the game finds out what comes of it. ${untouched}`,
  dice: () =>
    "What is safe simply happens. What is risky is rolled for, with your character's stats, and the roll stands beneath the turn: it may fail, work at a price, or work. The story is told by the roll, never the other way about.",
  undo: () => `Only the DM can take a turn back: /undo at the table, or the rewind of the campaign. Nothing is deleted by it. ${untouched}`,
  quit: () =>
    `Your story is kept as it stands, after every turn. Leave when you like (/quit at the table) and come back to this very place.`,
};

const untouched = "Nothing has happened and no time has passed.";

/** Says what can be said, with what is at hand as examples. */
const answerUnclear = (packet: Known, lead = "I could not tell what your character does"): string => {
  const examples = hintFrom(packet).map((hint) => `"I ${hint.charAt(0).toLowerCase()}${hint.slice(1)}"`);
  const tried = examples.length === 0 ? '"I look around"' : list(examples);
  return `${lead}. Say it in plain English, one or two actions at a time: ${tried}. ${untouched}`;
};

const answerInventory = ({ inventory, actor_id, clocks }: Known): string => {
  const own = inventory.filter(({ owner_id }) => owner_id === actor_id);
  const carried =
    own.length === 0 ? "You carry nothing." : `You carry: ${list(own.map(({ name, qty }) => (qty === 1 ? name : `${name} (${qty})`)))}.`;
  const money = clocks.filter(({ tags }) => tags.includes("money")).map(({ name, value }) => ` ${name}: ${value}.`);
  return `${carried}${money.join("")}`;
};

const answerPeople = (packet: Known): string => {
  const { standing, fallen } = peopleHere(packet);
  const here =
    standing.length === 0 ? "Nobody else is here whom you can see." : `Here with you: ${list(standing.map(({ name }) => name))}.`;
  return [here, ...fallen.map((one) => `${shortName(one)} ${one.attrs["dead"] === true ? "lies dead" : "is down"}.`)].join(" ");
};

const answerExits = ({ scene: { exits, location_name } }: Known): string =>
  exits.length === 0
    ? `You see no way on from ${callPlace(location_name)}.`
    : `From ${callPlace(location_name)} you can go to ${list(exits.map(({ name }) => callPlace(name)))}.`;

const answerPlace = ({ scene: { features } }: Known): string =>
  features.length === 0 ? "" : `Worth a closer look: ${list(features.map((one) => one.split(/[,;:(]/)[0] ?? one))}.`;

/** "Put a round through his foot, but first I": what leads on to the next clause. */
const withoutTail = (words: string): string => words.replace(/,?\s*\b(?:and|but|then|so)(?: (?:first|then))?(?: (?:i|we))?$/i, "");
