import type { AllowedAction, Entity, World } from "freeform-rpg/schemas";
import { capitalise, wordsOf } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { findWay, isCarried, isCreature, namesOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { shortName } from "./manner.ts";
import { speakUp } from "./speak-up.ts";
import type { Topic } from "./topic.ts";
import { messagesOf } from "../messages.ts";

/** "Where is the clinic?", "where do I find Dr Lund?": what everybody can see or knows. True where it was told. */
export const sayWhere = (draft: ResolutionDraft, person: Entity, topic: Topic): boolean => {
  const isSought = (topic.wanted === "where" || asksWay(topic)) && topic.stems.every((stem) => finding.has(stem));
  const place = asksWay(topic) ? topic.entities.find(({ type }) => type === "location") : undefined;
  const sought = isSought ? (place ?? topic.entities[0]) : undefined;
  const line = sought === undefined ? null : lineFor(draft, person, sought);
  if (line !== null) speakUp(draft, person, capitalise(line), { answered: true }, "answer");
  return line !== null;
};

/** "How do I get to the market?" */
const seeking =
  /\b(?:how (?:do|can|could|would|does) (?:i|we|one) (?:get|go|come)|which way|what(?:['’]s| is) the (?:best |quickest |shortest )?way)\b/i;

/** True for a question for the way to somebody or to a place. */
export const asksWay = ({ said }: Topic): boolean => seeking.test(said);

const finding: ReadonlySet<string> = new Set([
  "around",
  "best",
  "find",
  "get",
  "hour",
  "quickest",
  "shortest",
  "time",
  "home",
  "live",
  "nearby",
  "now",
  "today",
  "tonight",
  "usual",
  "usually",
  "way",
  "work",
]);

const lineFor = ({ world, scene, present }: ResolutionDraft, person: Entity, sought: Entity): string | null => {
  const { whereabouts } = messagesOf(world).answers;
  const who = shortName(person);
  if (sought.id === scene.location_id) return whereabouts.here(who);
  if (isCarried(world, sought.id)) return whereabouts.yours(who);
  if (present.has(sought.id)) return sought.id === person.id ? null : whereabouts.there(who);
  if (sought.type === "location") return wayTo(world, who, sought);
  const home = isCreature(sought) ? homeOf(world, sought) : undefined;
  return home === undefined ? null : whereabouts.at(who, spokenName(home));
};

/** The place that is named after somebody, else the one where everybody finds them: who hides and who is dangerous is not to be found. */
const homeOf = (world: World, person: Entity): Entity | undefined => {
  const named = world.entities.find((place) => isNamedAfter(place, person));
  const { threat_level, location_id } = person.attrs;
  if (named !== undefined || person.attrs["hidden_in"] !== undefined || threat_level === "high" || threat_level === "extreme") return named;
  return world.entities.find(({ id, type, visibility }) => id === location_id && type === "location" && visibility === "known");
};

const wayTo = (world: World, who: string, place: Entity): string | null => {
  const { whereabouts } = messagesOf(world).answers;
  const [first, ...more] = findWay(world, world.scene.location_id, place.id) ?? [];
  if (first === undefined) return null;
  return more.length === 0 ? whereabouts.nextDoor(who) : whereabouts.byWay(who, spokenName(first));
};

/** "Where can I sleep?", "where do I get something to eat?": the known place that is for it. `null` where none is. */
const placeFor = ({ world }: ResolutionDraft, question: string): Entity | null => {
  const need = needs.find(({ asked }) => asked.test(question));
  const places = world.entities.filter(({ type, visibility }) => type === "location" && visibility === "known");
  return places.find((place) => [...namesOf(place), ...place.tags].some((name) => need?.served.test(name) === true)) ?? null;
};

/** True where somebody who was asked for a place of that kind told where it is. */
export const sayPlaceFor = (draft: ResolutionDraft, { topic }: AllowedAction, person: Entity): boolean => {
  const place = placeFor(draft, topic);
  const { whereabouts } = messagesOf(draft.world).answers;
  if (place === null) return false;
  const who = shortName(person);
  const line = place.id === draft.scene.location_id ? whereabouts.here(who) : whereabouts.at(who, spokenName(place));
  speakUp(draft, person, capitalise(line), { answered: true }, "answer");
  return true;
};

const lodging = "inns?|hotel|hostel|hostelry|tavern|alehouse|guest ?house|boarding house|lodging|lodgings";

const needs = [
  {
    asked:
      /\bwhere\b[^?]* (?:i|we|one|a body) (?:\w+ )?(?:sleep|stay|lodge|lie down|spend the night|(?:get|find|rent|take) (?:a|some) (?:bed|room|lodging)s?)\b/i,
    served: new RegExp(String.raw`\b(?:${lodging})\b`, "i"),
  },
  {
    asked:
      /\bwhere\b[^?]* (?:i|we|one|a body) (?:\w+ )?(?:eat|drink|(?:get|find|buy|have) (?:a|some|something to) (?:drink|eat|food|meal|beer|ale|supper|dinner|breakfast))\b/i,
    served: new RegExp(String.raw`\b(?:${lodging}|bar|pub|saloon|diner|canteen|cafe|restaurant|noodle)\b`, "i"),
  },
  {
    asked:
      /\bwhere\b[^?]* (?:i|we|one|a body) (?:\w+ )?(?:(?:see|find|get) a (?:doctor|medic|physician|healer|surgeon)|(?:get|have) (?:this|it|that|my \w+) (?:seen to|looked at|treated|stitched))\b/i,
    served: /\b(?:clinic|hospital|surgery|infirmary|doctor|physician)\b/i,
  },
];

/** "Dr Lund's Clinic" is where Dr Lund is looked for. */
const isNamedAfter = ({ type, visibility, name }: Entity, person: Entity): boolean => {
  const key = ` ${wordsOf(name).join(" ")} `;
  return type === "location" && visibility === "known" && namesOf(person).some((own) => own.length > 2 && key.includes(` ${own} s `));
};
