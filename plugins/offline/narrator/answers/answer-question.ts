import { calledOf } from "freeform-rpg/plugins/turn/scene/lib";
import type { Known } from "./known.ts";
import { sayUnread } from "freeform-rpg/plugins/turn/interpreter/lib";
import { answerAbout, answerLooks } from "./answer-about.ts";
import { answerAcquaintances } from "./answer-acquaintances.ts";
import { answerFound } from "./answer-found.ts";
import { answerHappened } from "./answer-happened.ts";
import { answerJudged, answerTheory } from "./answer-judged.ts";
import { answerNoticed } from "./answer-noticed.ts";
import { answerPaid, answerSaid } from "./answer-said.ts";
import { answerCharacter, answerSelf } from "./answer-self.ts";
import { answerSeen } from "./answer-seen.ts";
import { answerPromises } from "./answer-promises.ts";
import { answerStory } from "./answer-story.ts";
import { answerTime } from "./answer-time.ts";
import { answerWhere } from "./answer-where.ts";
import { answerTrust } from "./answer-trust.ts";
import { answerWay } from "./answer-way.ts";
import { callPlace, nameIn, peopleHere, shortName } from "./names.ts";
import { hintFrom } from "./hints.ts";
import { messagesOf } from "../messages.ts";

/** Answers a question to the game, truthfully and whole, from what players know. `topic` is what {@link questionIn} reads. */
export const answerQuestion = (packet: Known, topic: string): string => {
  const [mark = "", ...rest] = topic.split(" ");
  const answer = subjects[mark];
  if (answer !== undefined) return answer(packet, rest.join(" "));
  if (topic.startsWith("unclear ")) return answerUnclear(packet, messagesOf(packet).answers.notFollowed(topic.slice("unclear ".length)));
  if (mark === "foreign") return messagesOf(packet).answers.foreign(rest.join(" "), hintFrom(packet));
  if (topic.startsWith("unread ")) return sayUnread(topic.slice("unread ".length), packet.calibration.language);
  if (topic.startsWith("later ")) return messagesOf(packet).answers.later(withoutTail(topic.slice("later ".length)));
  return answers[topic]?.(packet) ?? answerStory(packet);
};

/** Topics with a subject. */
const subjects: Readonly<Record<string, (packet: Known, subject: string) => string>> = {
  about: answerAbout,
  looks: answerLooks,
  mind: (packet, who) => messagesOf(packet).answers.askThem(nameIn(packet, who)),
  noticed: answerNoticed,
  where: answerWhere,
  seen: answerSeen,
  theory: answerTheory,
  judge: answerJudged,
  said: answerSaid,
  trust: answerTrust,
  promises: answerPromises,
  story: answerStory,
  way: (packet, subject) => answerWay(packet, subject, answerExits(packet)),
};

const answers: Readonly<Record<string, (packet: Known) => string>> = {
  inventory: (packet) => answerInventory(packet),
  people: (packet) => answerPeople(packet),
  time: answerTime,
  date: (packet) => `${messagesOf(packet).answers.noDate(packet.scene.time.day)} ${answerTime(packet)}`,
  found: answerFound,
  happened: answerHappened,
  exits: (packet) => answerExits(packet),
  self: answerSelf,
  character: answerCharacter,
  place: (packet) => messagesOf(packet).answers.place(callPlace(packet.scene.location_name)),
  acquaintances: answerAcquaintances,
  paid: answerPaid,
  options: (packet) => `${answerPeople(packet)} ${answerPlace(packet)} ${answerExits(packet)}`.trim(),
  unclear: (packet) => answerUnclear(packet),
  rules: (packet) => messagesOf(packet).answers.rules(),
  claim: (packet) => messagesOf(packet).answers.claim(),
  dice: (packet) => messagesOf(packet).answers.dice(),
  undo: (packet) => messagesOf(packet).answers.undo(),
  quit: (packet) => messagesOf(packet).answers.quit(),
};

/** Says what can be said, with what is at hand as examples. */
const answerUnclear = (packet: Known, lead = messagesOf(packet).answers.unclear()): string =>
  messagesOf(packet).answers.sayPlainly(lead, hintFrom(packet));

const answerInventory = (packet: Known): string => {
  const says = messagesOf(packet).answers;
  const own = packet.inventory.filter(({ owner_id }) => owner_id === packet.actor_id);
  const carried = own.length === 0 ? says.carriesNothing() : says.carries(says.list(listCarried(packet, own)));
  const money = packet.clocks.filter(({ tags }) => tags.includes("money")).map(({ name, value }) => says.money(name, value));
  return [carried, ...money].join(" ");
};

/** Each thing with what is in it behind it; what is in no other comes first-hand. */
const listCarried = (packet: Known, own: Known["inventory"]): string[] => {
  const says = messagesOf(packet).answers;
  const nameOf = ({ name, qty }: Known["inventory"][number]): string => says.counted(name, qty);
  return own
    .filter(({ inside }) => inside === undefined)
    .map((one) => {
      const within = own.filter(({ inside }) => inside === one.item_id).map(nameOf);
      return within.length === 0 ? nameOf(one) : says.holding(nameOf(one), says.list(within));
    });
};

const answerPeople = (packet: Known): string => {
  const says = messagesOf(packet).answers;
  const { standing, fallen } = peopleHere(packet);
  const here = standing.length === 0 ? says.nobodyHere() : says.hereWithYou(says.list(standing.map(introduce)));
  return [here, ...fallen.map((one) => (one.attrs["dead"] === true ? says.liesDead : says.isDown)(shortName(one)))].join(" ");
};

/** A name, with what anybody sees that they are. */
const introduce = (one: Known["entities"][number]): string => {
  const called = calledOf(one);
  return called === "" ? one.name : `${one.name} (${called})`;
};

const answerExits = (packet: Known): string => {
  const { exits, location_name } = packet.scene;
  const says = messagesOf(packet).answers;
  const place = callPlace(location_name);
  return exits.length === 0 ? says.noWayOn(place) : says.waysOn(place, says.list(exits.map(({ name }) => callPlace(name))));
};

const answerPlace = (packet: Known): string => {
  const { features } = packet.scene;
  const says = messagesOf(packet).answers;
  return features.length === 0 ? "" : says.closerLook(says.list(features.map((one) => one.split(/[,;:(]/)[0] ?? one)));
};

/** "Put a round through his foot, but first I": what leads on to the next clause. */
const withoutTail = (words: string): string => words.replace(/,?\s*\b(?:and|but|then|so)(?: (?:first|then))?(?: (?:i|we))?$/i, "");
