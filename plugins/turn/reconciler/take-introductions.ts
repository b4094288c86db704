import { EntityType } from "freeform-rpg/schemas/values";
import type { Entity, NarratorOutput } from "freeform-rpg/schemas";
import { bareNameKey } from "freeform-rpg/language";
import { objectToMinor } from "freeform-rpg/plugins/turn/effects/lib";
import { isNoThing, isNobody } from "freeform-rpg/plugins/offline/interpreter/lib";
import { isAnimate, isSmall, measuredIn, readPhrase } from "freeform-rpg/plugins/turn/scene/lib";
import { addToScene, hasRoom, narrated } from "./details.ts";
import { drop, findEntity, findNamesake, locationAfter, nextId } from "./draft.ts";
import { isPersonNoun } from "./find-details.ts";
import { placeOfDetail } from "./place-detail.ts";
import type { Draft, Intake } from "./draft.ts";

/** Takes in people and creatures the prose brought on. One who is there already, under any name, is not made again. */
export const takeNpcs: Intake = (draft, { introduced_npcs, final_text }) => {
  for (const npc of introduced_npcs) takeNpc(draft, npc, final_text);
};

/** Takes in things the prose put into the scene; never into anyone's hands. */
export const takeItems: Intake = (draft, { introduced_items, final_text }) => {
  for (const item of introduced_items) takeItem(draft, item, final_text);
};

const takeNpc = (draft: Draft, npc: NarratorOutput["introduced_npcs"][number], text: string): void => {
  if (refuseDouble(draft, "introduced_npc", npc)) return;
  const type = typeOf(npc.type);
  if (type === "item" || type === "location") return drop(draft, "introduced_npc", npc.name, `wrong_type: "${npc.type}" is no one`);
  if (!isPersonNoun(npc.name) && !isAnimate(npc.name) && isNobody(headOf(npc.name)))
    return drop(draft, "introduced_npc", npc.name, "no_person: its noun names a thing");
  const place = placeOfDetail(draft, text, npc);
  if (place === undefined) return drop(draft, "introduced_npc", npc.name, unplaced);
  if (!hasRoom(draft, "introduced_npc", npc.name)) return;
  const attrs = { ...(npc.description === "" ? {} : { description: npc.description }), location_id: place };
  introduce(draft, npc.id, { ...made, id: nextId(draft, "npc"), type, name: npc.name.trim(), attrs, tags: npc.tags });
};

const takeItem = (draft: Draft, item: Thing, text: string): void => {
  if (refuseDouble(draft, "introduced_item", item)) return;
  const holder = item.location === "" ? undefined : findEntity(draft, item.location);
  if (holder?.type === "character" || holder?.type === "monster" || isOnPerson(item.location)) {
    return drop(draft, "introduced_item", item.name, "inventory_grant: a narrator may put things into the scene, not into anyone's hands");
  }
  putInScene(draft, item, text, objectToMinor(item.name.trim(), draft.world));
};

type Thing = NarratorOutput["introduced_items"][number];

/** Puts a new thing where the text has it, unless something is held against it. */
export const putInScene = (draft: Draft, item: Thing, text: string, objection: string | undefined): void => {
  if (objection !== undefined) return drop(draft, "introduced_item", item.name, `not_minor: ${objection}`);
  if (nameless.test(item.name.trim()) || (!isSmall(item.name) && isNoThing(headOf(item.name))))
    return drop(draft, "introduced_item", item.name, "no_thing: its noun names no thing that lies about");
  const place = placeOfDetail(draft, text, item);
  if (place === undefined) return drop(draft, "introduced_item", item.name, unplaced);
  if (!hasRoom(draft, "introduced_item", item.name)) return;
  const stuff = measuredIn(item.name.trim());
  const attrs = {
    ...(item.description === "" ? {} : { description: item.description }),
    ...(stuff === undefined ? {} : { aliases: [stuff] }),
    location_id: place,
  };
  introduce(draft, item.id, { ...made, id: nextId(draft, "item"), type: "item", name: item.name.trim(), attrs, tags: [] });
};

/** "Something heavy", "whatever drags there": nobody can come back to it by that. */
const nameless = /^(?:some|any|no|every)(?:thing|one|body)\b|^(?:what|whatever|who|whoever|it|they|another|one)\b/i;

const unplaced = "unplaced: the turn moves, and the text does not tell in which place it is";

/** The noun that a name is about: "one hour left" is about an hour. */
const headOf = (name: string): string => readPhrase(name.replace(/ (?:left|ago|later|more|away|off|past)$/i, "")).head;

const made = { visibility: "known", origin: "campaign", pack_id: null, pack_entity_id: null } as const;

const introduce = (draft: Draft, narratorsId: string, entity: Entity): void => {
  const attrs = { ...entity.attrs, narrated_turn: draft.turnNo };
  const detail = { ...entity, attrs, tags: [...new Set([...entity.tags, "introduced", narrated])] };
  if (attrs.location_id === locationAfter(draft)) addToScene(draft, detail);
  else draft.diff.entities_add.push(detail);
  if (narratorsId !== "") draft.given.set(narratorsId, entity.id);
};

const refuseDouble = (draft: Draft, kind: string, { id, name }: { readonly id: string; readonly name: string }): boolean => {
  if (bareNameKey(name) === "") {
    drop(draft, kind, id, "empty: it has no name");
    return true;
  }
  const there = draft.world.entities.find((entity) => entity.id === id) ?? findNamesake(draft, name);
  if (there === undefined) return refuseHidden(draft, kind, name);
  if (there.visibility === "known" && id !== "") draft.given.set(id, there.id);
  drop(draft, kind, name, "duplicate: the campaign already has an entity of this name");
  return true;
};

/** No one and nothing that the scenario keeps elsewhere or hides is brought on by prose. */
const refuseHidden = (draft: Draft, kind: string, name: string): boolean => {
  const names = draft.world.offstage.names.flatMap((one) => [one.name, ...one.aliases]).map(bareNameKey);
  if (!names.includes(bareNameKey(name))) return false;
  drop(draft, kind, name, "elsewhere: the campaign has this name for someone or something that is not here");
  return true;
};

const isOnPerson = (location: string): boolean => /\b(your|inventory|pocket|hand|hands|player|backpack|bag)\b/i.test(location);

const typeOf = (type: string): EntityType => {
  if (type === "npc" || type === "pc") return "character";
  const parsed = EntityType.safeParse(type.toLowerCase());
  return parsed.success ? parsed.data : "character";
};
