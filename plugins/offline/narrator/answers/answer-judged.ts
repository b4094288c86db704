import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import { callThing, moodOf } from "../cast.ts";
import { findNamed, shortName, toKey } from "./names.ts";
import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";
import { shareOf } from "./share-of.ts";
import { messagesOf } from "../messages.ts";

/** Most facts that are put beside a thought. */
const most = 3;

/** The share of a thought's words that a fact must have to bear on it. */
const bearing = 0.34;

/** "Am I right?": the game does not settle what players make of the story. It lists what they know that bears on it. */
export const answerTheory = (packet: Known, theory: string): string => {
  const { facts } = packet;
  const { theoryOpen, theoryBears } = messagesOf(packet).answers;
  const words = theory.split(/\s+/);
  const known = facts
    .map((fact) => ({ text: factText(fact), share: shareOf(words, factText(fact)) }))
    .filter(({ share }) => share >= bearing)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most)
    .map(({ text }) => sentence(text));
  return known.length === 0 ? theoryOpen() : theoryBears(known.join(" "));
};

/** "Do I believe her?": how somebody comes across, and what is known of them. Whether they lie is not said. */
export const answerJudged = (packet: Known, who: string): string => {
  const entity = findNamed(packet, toKey(who));
  const says = messagesOf(packet).answers;
  if (entity === undefined) return says.notKnownWell(who);
  const name = callThing(shortName(entity));
  const facts = packet.facts.filter(({ subject_id }) => subject_id === entity.id).map((fact) => sentence(factText(fact)));
  const lead = says.yoursToDecide(name);
  return [lead, sentence(says.comesAcross(name, moodOf(entity))), ...facts.slice(0, most)].join(" ");
};
