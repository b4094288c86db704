import type { Entity } from "freeform-rpg/schemas";
import { entityById, isCompanion, isCreature, isGone, isKnown, isPlural, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { enterPlace } from "../apply/movement.ts";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import { findEntity, refuse, unknownRef } from "../refs.ts";
import { meet, record, setAttrs } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { schemaOf } from "./schema-of.ts";

export const move = defineEffectKind({
  kind: "move",
  summary: "Someone goes to a place; the actor takes the party along.",
  example: "I go to the market.",
  schema: schemaOf("move"),
  settle: (effect, scene) => {
    const who = findEntity(effect.who, scene);
    const to = findEntity(effect.to, scene);
    if (who === undefined) return unknownRef(effect.who, scene);
    if (to === undefined) return unknownRef(effect.to, scene);
    if (to.type !== "location") return refuse(messagesOf(scene.world).noPlace(spokenName(to)));
    if (!isCreature(who) || isGone(who)) return refuse(messagesOf(scene.world).cannotGo(spokenName(who)));
    return { effect: { ...effect, who: who.id, to: to.id } };
  },
  apply: ({ who, to }, draft) => {
    const [person, place] = [entityById(draft.world, who), entityById(draft.world, to)];
    if (person === undefined || place === undefined) return false;
    if (who !== draft.world.actor_id && !draft.world.player_ids.includes(who)) return moveOther(draft, person, place);
    if (place.id === draft.scene.location_id) return false;
    enterPlace(draft, place);
    return true;
  },
});

const moveOther = (draft: ResolutionDraft, person: Entity, place: Entity): boolean => {
  const here = place.id === draft.scene.location_id;
  if (person.attrs.location_id === place.id && draft.present.has(person.id) === here) return false;
  const wasHere = draft.present.has(person.id);
  setAttrs(draft, person.id, { location_id: place.id });
  const says = messagesOf(draft.world).told;
  const [name, several] = [spokenName(person), isPlural(person)];
  if (here) {
    draft.present.add(person.id);
    meet(draft, person);
    record(draft, "npc_action", says.arrives(name, several), { entity_id: person.id }, { binding: true });
  } else if (wasHere) {
    draft.present.delete(person.id);
    const where = isKnown(place) ? spokenName(place) : null;
    record(draft, "npc_action", says.leaves(name, several, where), { entity_id: person.id }, { binding: true });
  }
  return true;
};

export const joinParty = defineEffectKind({
  kind: "join",
  summary: "A person joins the party: they go where it goes and act with it.",
  example: "Come with me, Sefa.",
  schema: schemaOf("join"),
  settle: (effect, scene) => settlePerson(effect, scene),
  apply: ({ who }, draft) => changeParty(draft, who, true),
});

export const leaveParty = defineEffectKind({
  kind: "leave_party",
  summary: "A companion stays behind.",
  example: "Wait here, Sefa.",
  schema: schemaOf("leave_party"),
  settle: (effect, scene) => settlePerson(effect, scene),
  apply: ({ who }, draft) => changeParty(draft, who, false),
});

const settlePerson = <E extends { readonly who: string }>(effect: E, scene: Parameters<typeof findEntity>[1]) => {
  const who = findEntity(effect.who, scene);
  if (who === undefined) return unknownRef(effect.who, scene);
  if (!isCreature(who) || isGone(who)) return refuse(messagesOf(scene.world).cannotComeAlong(spokenName(who)));
  if (scene.world.player_ids.includes(who.id)) return refuse(messagesOf(scene.world).playersCharacter(spokenName(who)));
  return { effect: { ...effect, who: who.id } };
};

const changeParty = (draft: ResolutionDraft, who: string, joins: boolean): boolean => {
  const person = entityById(draft.world, who);
  if (person === undefined || isCompanion(person) === joins) return false;
  setAttrs(draft, who, { in_party: joins, ...(joins ? { location_id: null } : { location_id: draft.scene.location_id }) });
  const { comesAlong, staysBehind } = messagesOf(draft.world).told;
  const text = (joins ? comesAlong : staysBehind)(spokenName(person), isPlural(person));
  record(draft, "party_changed", text, { entity_id: who, joined: joins }, { binding: true });
  return true;
};
