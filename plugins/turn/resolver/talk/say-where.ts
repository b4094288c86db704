import type { Entity, World } from "freeform-rpg/schemas";
import { capitalise, wordsOf } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { findWay, isCarried, isCreature, namesOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { shortName } from "./manner.ts";
import { speakUp } from "./speak-up.ts";
import type { Topic } from "./topic.ts";
import { messagesOf } from "../messages.ts";

/** "Where is the clinic?", "where do I find Dr Lund?": what everybody can see or knows. True where it was told. */
export const sayWhere = (draft: ResolutionDraft, person: Entity, topic: Topic): boolean => {
  const [sought] = topic.wanted === "where" && topic.stems.every((stem) => finding.has(stem)) ? topic.entities : [];
  const line = sought === undefined ? null : lineFor(draft, person, sought);
  if (line !== null) speakUp(draft, person, capitalise(line), { answered: true }, "answer");
  return line !== null;
};

const finding: ReadonlySet<string> = new Set([
  "find",
  "get",
  "hour",
  "time",
  "live",
  "now",
  "today",
  "tonight",
  "usual",
  "usually",
  "work",
]);

const lineFor = ({ world, scene, present }: ResolutionDraft, person: Entity, sought: Entity): string | null => {
  const { whereabouts } = messagesOf(world).answers;
  const who = shortName(person);
  if (sought.id === scene.location_id) return whereabouts.here(who);
  if (isCarried(world, sought.id)) return whereabouts.yours(who);
  if (present.has(sought.id)) return sought.id === person.id ? null : whereabouts.there(who);
  if (sought.type === "location") return wayTo(world, who, sought);
  const home = isCreature(sought) ? world.entities.find((place) => isNamedAfter(place, sought)) : undefined;
  return home === undefined ? null : whereabouts.at(who, spokenName(home));
};

const wayTo = (world: World, who: string, place: Entity): string | null => {
  const { whereabouts } = messagesOf(world).answers;
  const [first, ...more] = findWay(world, world.scene.location_id, place.id) ?? [];
  if (first === undefined) return null;
  return more.length === 0 ? whereabouts.nextDoor(who) : whereabouts.byWay(who, spokenName(first));
};

/** "Dr Lund's Clinic" is where Dr Lund is looked for. */
const isNamedAfter = ({ type, visibility, name }: Entity, person: Entity): boolean => {
  const key = ` ${wordsOf(name).join(" ")} `;
  return type === "location" && visibility === "known" && namesOf(person).some((own) => own.length > 2 && key.includes(` ${own} s `));
};
