import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import { aliasesOf, factText, inFirstPerson } from "freeform-rpg/plugins/turn/scene/lib";
import { isCreatureType } from "freeform-rpg/schemas/values";
import { baseLanguage, wordsOf } from "freeform-rpg/language";
import { callEntity, findEntity, possessiveOf } from "./cast.ts";
import { isSpoken } from "./families.ts";
import type { Family } from "./families.ts";
import type { NarratedAction } from "./narrated-action.ts";
import type { Voice } from "./voice.ts";

/** True for what brings something to light. */
export const isFind = ({ type }: RunEventRecord): boolean => type === "fact_discovered" || type === "entity_created";

/** The facts that an action revealed, in full; that a search found nothing beyond what was just `seen`, when it did and nothing of the turn `before` has. */
export const narrateFacts = (
  input: NarratorInput,
  action: NarratedAction,
  { facts, seen, before = "" }: { readonly facts: readonly RunEventRecord[]; readonly seen: string; readonly before?: string },
  voice: Voice,
): string => {
  const told = facts.map((event) => tellFact(input, event, voice)).join(" ");
  if (told === "" && engineActions().find(action.outcome.action).verb === "listen") return heardAgain(input, action);
  if (told === "") {
    if (action.family !== "search" || !action.worked || !isBare(input)) return "";
    if (saidNothing(before, voice)) return voice.say("nothing-either", voice.messages.events.nothingEither);
    return findNothing(input, action, seen, voice);
  }
  const teller = facts.map((event) => tellerOf(input, event)).find((one) => one !== undefined);
  const slots = teller === undefined ? action.slots : { who: callEntity(teller), their: possessiveOf(teller) };
  const isTold = teller !== undefined || (isTalk(action.family) && action.slots["who"] !== undefined);
  const lead = isTold
    ? voice.say("confiding", voice.messages.people.confidings, slots)
    : voice.offer("finding", voice.messages.events.findings);
  return [lead, told].filter((part) => part !== "").join(" ");
};

/** True where the turn has said already that there was nothing to be found: it says so once. */
const saidNothing = (before: string, { messages }: Voice): boolean => {
  const { emptyFinds, knownFinds, nothingMore } = messages.events;
  return [...emptyFinds, ...knownFinds, ...nothingMore].some((line) => before.includes(line));
};

/** What somebody tells is said in their words: of themselves as they say it, where that can be told, else as it stands. */
export const tellFact = (input: NarratorInput, event: RunEventRecord, voice: Voice): string => {
  const teller = tellerOf(input, event);
  const said = teller === undefined ? null : isNamed(event.text, teller) ? ofThemselves(input, event.text, teller) : event.text;
  return said === null ? event.text : voice.messages.talk.quoted(said.replaceAll(/["“”„]/g, "'"));
};

const ofThemselves = ({ packet }: NarratorInput, text: string, teller: NarratorInput["packet"]["entities"][number]): string | null => {
  if (baseLanguage(packet.calibration.language ?? "en") !== "en") return null;
  const others = packet.entities.filter(({ id, type }) => id !== teller.id && isCreatureType(type));
  return inFirstPerson(
    text,
    teller,
    others.flatMap((one) => [one.name, ...aliasesOf(one)]),
  );
};

const tellerOf = ({ packet }: NarratorInput, { details }: RunEventRecord) => findEntity(packet, String(details["told_by"] ?? ""));

const isNamed = (text: string, person: NarratorInput["packet"]["entities"][number]): boolean => {
  const words = new Set(wordsOf(text));
  return [...person.name.split(" "), ...aliasesOf(person)].some(
    (part) => /^\p{Lu}/u.test(part) && wordsOf(part).every((word) => words.has(word)),
  );
};

/** Behind what was read for the first time nothing says that there was nothing new; of what was found there before, nothing that there is nothing. */
const findNothing = (input: NarratorInput, { outcome }: NarratedAction, seen: string, voice: Voice): string => {
  const { emptyFinds, knownFinds, nothingMore } = voice.messages.events;
  const known = knownOf(input, outcome.target_id);
  if (known.length > 0 && !seen.includes(known[0] ?? "")) {
    const again = known.find((text) => !voice.isStale(text)) ?? "";
    return [voice.say("known-find", knownFinds), again].filter((part) => part !== "").join(" ");
  }
  return seen !== "" && !voice.isStale(seen) ? voice.say("nothing-more", nothingMore) : voice.say("empty-find", emptyFinds);
};

/** What players know of the thing or the feature. */
const knownOf = ({ packet }: NarratorInput, target: string): string[] =>
  packet.facts
    .filter(({ subject_id, object }) => target !== "" && (subject_id === target || target === `feature:${String(object["feature"])}`))
    .map(factText);

/** "Play the memo": what is known to be recorded there is heard again. */
const heardAgain = (input: NarratorInput, { outcome, worked }: NarratedAction): string => {
  const asked = new Set(wordsOf(outcome.details).filter((word) => word.length > 3));
  return worked
    ? knownOf(input, outcome.target_id)
        .filter((text) => wordsOf(text).some((word) => asked.has(word)))
        .join(" ")
    : "";
};

const isBare = ({ must_tell, also_happened }: NarratorInput): boolean =>
  ![...must_tell, ...also_happened].some((event) => event.type === "item_acquired" || isFind(event));

/** The action that revealed a fact: the one of its method, else the last one that could. */
export const finderOf = (actions: readonly NarratedAction[], method?: unknown): NarratedAction | undefined => {
  const done = actions.filter(({ worked }) => worked);
  const byMethod = done.find(({ outcome }) => engineActions().find(outcome.action).verb === method);
  return byMethod ?? done.findLast(({ family }) => family === "search" || isTalk(family)) ?? done.at(-1);
};

const isTalk = (family: Family): boolean => isSpoken(family) || family === "gesture";
