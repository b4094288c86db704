import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { AllowedAction, Entity, Scene, World } from "freeform-rpg/schemas";
import { entityById, isCompanion, isGone, isHelpless, isPlural, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { meet, record } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { minutesAt } from "../minutes-at.ts";
import { clearBySceneChange } from "./situations.ts";
import { messagesOf } from "../messages.ts";

/** The place that succeeding at the action leads to, if it leads anywhere. */
export const destinationOf = (world: World, { action, target_id }: Pick<AllowedAction, "action" | "target_id">): Entity | undefined => {
  const named = entityById(world, target_id);
  const place = named?.type !== "location" && actionsOf(world.campaign.system).is(action, "escaping") ? wayOut(world) : named;
  return place?.type === "location" && mayMove(world, action) && place.id !== world.scene.location_id ? place : undefined;
};

/** Whoever simply runs takes the first way out there is. */
const wayOut = (world: World): Entity | undefined => {
  const exits = entityById(world, world.scene.location_id)?.attrs.exits ?? [];
  return exits.flatMap((id) => entityById(world, id) ?? []).find(({ visibility }) => visibility === "known");
};

/** True for verbs that may carry the actor somewhere else. */
export const mayMove = ({ campaign }: Pick<World, "campaign">, action: string): boolean =>
  actionsOf(campaign.system).is(action, "moving", "crossing");

/** Moves the party to a place: who is there is present, and what they could not know of and now see becomes known. */
export const enterPlace = (draft: ResolutionDraft, place: Entity): void => {
  const before = { ...draft.scene, present_entity_ids: [...draft.present] };
  const returned = isBackSoon(draft, place.id);
  noteLeft(draft);
  const arrived = sceneAt(draft.world, draft.scene, place, draft.turnNo);
  draft.scene = arrived;
  draft.present.clear();
  for (const id of arrived.present_entity_ids) draft.present.add(id);
  const seen = arrived.present_entity_ids.flatMap((id) => entityById(draft.world, id) ?? []).filter((entity) => isSeen(arrived, entity));
  for (const entity of [place, ...seen]) meet(draft, entity);
  const party = partyOf(draft.world, before);
  const text = describeArrival(
    draft.world,
    place,
    seen.filter(({ id }) => !(draft.world.player_ids.includes(id) && party.has(id))),
  );
  record(draft, "scene_changed", text, { location_id: place.id, name: place.name, ...(returned && { returned }) }, { binding: true });
  clearBySceneChange(draft);
};

/** Minutes for which a place stays as it was seen. */
const soon = 60;

/** True where the party left the place a short while ago. */
const isBackSoon = ({ director, scene }: ResolutionDraft, place: string): boolean => {
  const left = director.counters[`left:${place}`];
  return left !== undefined && minutesAt(scene.time) - left <= soon;
};

/** Notes when a place is left. One that was only passed through was not seen. */
const noteLeft = ({ director, scene, turnNo }: ResolutionDraft): void => {
  if (scene.since_turn !== turnNo) director.counters[`left:${scene.location_id}`] = minutesAt(scene.time);
};

/** What of a world says who goes where. */
export type MovingWorld = Pick<World, "actor_id" | "player_ids" | "entities" | "elsewhere" | "along">;

/** The scene as it is for those who arrive at a place: the party, its companions and whoever is there. */
export const sceneAt = (world: MovingWorld, before: Scene, place: Entity, turnNo: number): Scene => {
  const party = partyOf(world, before);
  const others = world.elsewhere?.find(({ location_id }) => location_id === place.id);
  const there = world.entities.filter(
    ({ id, type, attrs, visibility }) => attrs.location_id === place.id && visibility !== "dm" && type !== "location" && !party.has(id),
  );
  return {
    ...before,
    location_id: place.id,
    present_entity_ids: [...new Set([...party, ...(others?.present_entity_ids ?? []), ...there.map(({ id }) => id)])],
    constraints: others?.constraints ?? strings(place.attrs["constraints"]),
    visibility_conditions: others?.visibility_conditions ?? text(place.attrs["visibility_conditions"]),
    noise_level: others?.noise_level ?? text(place.attrs["noise_level"]),
    obscured_entity_ids: others?.obscured_entity_ids ?? [],
    since_turn: turnNo,
  };
};

/** Who goes where the actor goes: the players' characters and companions in the scene, or of them those whom an actor who goes apart takes along. */
const partyOf = ({ actor_id, player_ids, entities, along }: MovingWorld, { present_entity_ids }: Scene): ReadonlySet<string> => {
  const following = entities.filter((entity) => isCompanion(entity) && !isHelpless(entity) && present_entity_ids.includes(entity.id));
  const party = [...player_ids.filter((id) => present_entity_ids.includes(id)), ...following.map(({ id }) => id)];
  return new Set([actor_id, ...party.filter((id) => along === undefined || along.includes(id))]);
};

/** What is tagged `hidden`, or hidden in something, has to be looked for. */
const isSeen = (scene: Scene, { id, tags, attrs, visibility }: Entity): boolean =>
  visibility !== "dm" && !tags.includes("hidden") && attrs["hidden_in"] === undefined && !scene.obscured_entity_ids.includes(id);

const describeArrival = (world: World, place: Entity, seen: readonly Entity[]): string => {
  const people = seen.filter(({ type }) => type === "character" || type === "monster");
  const alive = people.filter((entity) => !isCompanion(entity) && !isGone(entity));
  const company = people.filter((entity) => isCompanion(entity) && !isGone(entity)).map(spokenName);
  const { youCome, areHere, lieHere } = messagesOf(world).told;
  return [youCome(spokenName(place), company), ...here(alive, areHere), ...here(people.filter(isGone), lieHere)].join(" ");
};

const here = (entities: readonly Entity[], say: (names: readonly string[], several: boolean) => string): string[] => {
  const [first, second] = entities;
  if (first === undefined) return [];
  return [say(entities.map(spokenName), second !== undefined || isPlural(first))];
};

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);
const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
