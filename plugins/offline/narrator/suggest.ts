import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { callEntity, callPlace, callThing, findEntity, peopleHere } from "./cast.ts";
import { messagesOf } from "./messages.ts";
import type { SuggestionMessages } from "./messages/english/suggestions.ts";

/** Something to do next. */
interface Suggestion {
  readonly text: string;
  /** Whom or what it is about; of suggestions about the same thing the first stays. */
  readonly about: string;
  /** What it is to do: each once, before any comes a second time. */
  readonly verb: string;
}

type Kind = readonly Suggestion[];

/** Characters a suggestion may have: it must fit on a button. */
const longest = 59;

/** Three short things to do next, each possible here and of another kind. */
export const suggestActions = (input: NarratorInput): string[] => {
  if (findEntity(input.packet, input.packet.actor_id)?.attrs["dead"] === true || isFelled(input)) return [];
  const moved = input.must_tell.find(({ type }) => type === "scene_changed");
  const kinds = moved ? afterMove(input, String(moved.details["location_id"]), moved.text) : kindsHere(input);
  const done = namesDone(input);
  const fresh = kinds.map((kind) => kind.filter(({ text }) => text.length <= longest && ![...done].some((name) => text.includes(name))));
  return varyVerbs(dropAlike(fresh.flatMap((kind) => pickOne(kind, input.packet.turn_no))))
    .slice(0, 3)
    .map(({ text }) => text);
};

const isFelled = ({ must_tell }: NarratorInput): boolean =>
  must_tell.some(({ details }) => details["fatal"] === true && details["entity_id"] === undefined);

/** What the turn was about needs no suggesting. */
const namesDone = ({ packet, outcomes }: NarratorInput): Set<string> => {
  const entities = outcomes.flatMap(({ target_id }) => findEntity(packet, target_id) ?? []);
  const names = [...outcomes.map(({ target_name }) => target_name), ...entities.map(callEntity)];
  return new Set(names.filter((name) => name !== ""));
};

/** Of suggestions about the same thing the first stays. */
const dropAlike = (all: Kind): Kind => all.filter(({ about }, at) => !all.slice(0, at).some(({ text }) => text.includes(about)));

/** One of each verb first, in order; the others after them. */
const varyVerbs = (all: Kind): Kind => {
  const isNew = ({ verb }: Suggestion, at: number): boolean => !all.slice(0, at).some((earlier) => earlier.verb === verb);
  return [...all.filter(isNew), ...all.filter((one, at) => !isNew(one, at))];
};

const pickOne = (kind: Kind, turn: number): Kind => kind.slice(turn % Math.max(kind.length, 1)).slice(0, 1);

const kindsHere = (input: NarratorInput): Kind[] => {
  const { packet } = input;
  const says = messagesOf(packet).suggestions;
  const kinds = [
    packet.scene.features.map((feature) => suggest(says, "search", callThing(feature))),
    asks(input),
    packet.scene.exits.map(({ name }) => suggest(says, "go", callPlace(name))),
    carried(input),
  ];
  const turned = [...kinds.slice(packet.turn_no % 2), ...kinds.slice(0, packet.turn_no % 2)];
  return [urgent(input), ...turned, [alone(says, "lookAround"), alone(says, "listen")]];
};

/** What presses is suggested every other turn: by then the player has seen it. */
const urgent = ({ suggestions, packet }: NarratorInput): Kind =>
  packet.turn_no % 2 === 0
    ? suggestions
        .filter((line) => !/^(?:(?:Ask|Talk|Search|Go|Examine|Use|Think|Look|Listen)\b|\p{L}+: )/u.test(line) && !line.includes('"'))
        .map((text) => ({ text, about: text.replace(/ about .*$/, ""), verb: text.split(" ")[0] ?? "" }))
    : [];

/** Whom one could ask, and about what the open threads turn on; nobody asks an enemy. */
const asks = ({ packet }: NarratorInput): Kind => {
  const open = packet.threads.filter(({ status }) => status === "active");
  return peopleHere(packet)
    .filter(({ attrs }) => attrs["hostile"] !== true)
    .map((person, at) => {
      const near = open.filter(({ related_entity_ids }) => related_entity_ids.includes(person.id));
      const topics = [...near, ...open]
        .flatMap(({ related_entity_ids }) => related_entity_ids)
        .filter(
          (id) => id !== person.id && id !== packet.actor_id && id !== packet.scene.location_id && !packet.present_entities.includes(id),
        )
        .flatMap((id) => findEntity(packet, id) ?? []);
      const topic = topics[(packet.turn_no + at) % Math.max(topics.length, 1)];
      const says = messagesOf(packet).suggestions;
      const name = callEntity(person);
      return topic === undefined ? suggest(says, "talk", name) : { text: says.ask(name, topicOf(topic)), about: name, verb: "ask" };
    });
};

const topicOf = (entity: Parameters<typeof callEntity>[0]): string =>
  entity.type === "location" ? callPlace(entity.name) : callEntity(entity);

const carried = ({ packet }: NarratorInput): Kind =>
  packet.inventory
    .filter(
      ({ owner_id, uses }) =>
        owner_id === packet.actor_id && uses.some((use) => ["letter", "evidence", "clue", "map", "book"].includes(use)),
    )
    .map(({ name }) => suggest(messagesOf(packet).suggestions, "examine", callThing(name)));

const afterMove = ({ packet }: NarratorInput, placeId: string, arrival: string): Kind[] => {
  const place = findEntity(packet, placeId);
  const features = Array.isArray(place?.attrs["features"]) ? place.attrs["features"].filter((one) => typeof one === "string") : [];
  const met = packet.entities.filter(({ type, name, id }) => type === "character" && id !== packet.actor_id && arrival.includes(name));
  const says = messagesOf(packet).suggestions;
  return [
    met.map((person) => suggest(says, "talk", callEntity(person))),
    features.map((feature) => suggest(says, "search", callThing(feature))),
    [alone(says, "lookAround")],
    [suggest(says, "goBack", callPlace(packet.scene.location_name))],
    [alone(says, "listen")],
  ];
};

const suggest = (says: SuggestionMessages, key: "talk" | "search" | "examine" | "go" | "goBack", about: string): Suggestion => ({
  text: says[key](about),
  about,
  verb: key === "goBack" ? "go" : key,
});

const alone = (says: SuggestionMessages, key: "lookAround" | "listen"): Suggestion => ({
  text: says[key](),
  about: says[key](),
  verb: key,
});
