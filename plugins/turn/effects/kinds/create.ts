import type { Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import { entityById, isCreature } from "freeform-rpg/plugins/turn/scene/lib";
import { defineEffectKind } from "../effect-kind.ts";
import { objectToMinor } from "../minor.ts";
import { findThing, refuse, unknownRef } from "../refs.ts";
import { moveStock, nextId, record } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { schemaOf } from "./schema-of.ts";

/** Minor things that proposals may create in a turn. */
const limit = 2;

export const create = defineEffectKind({
  kind: "create",
  summary: "A small thing or a bystander that may well be about. A proposal never creates what is of value or what the scenario has.",
  example: "There must be a broom somewhere.",
  schema: schemaOf("create"),
  settle: (effect, scene) => {
    const refusal = scene.origin === "proposal" ? objectToMinor(effect.name, scene.world) : undefined;
    if (refusal !== undefined) return refuse(refusal);
    if (effect.at === "") return { effect: { ...effect, at: scene.world.scene.location_id } };
    const at = findThing(effect.at, scene);
    return at === undefined ? unknownRef(effect.at) : { effect: { ...effect, at: at.id } };
  },
  apply: ({ name, type, at, description }, draft) => {
    const made = draft.diff.entities_add.filter(({ tags }) => tags.includes("minor")).length;
    if (made >= limit) return false;
    const holder = entityById(draft.world, at);
    const carried = holder !== undefined && isCreature(holder);
    const entity = minorEntity(draft, { name, type, description, at: carried ? null : draft.scene.location_id });
    draft.diff.entities_add.push(entity);
    if (carried) moveStock(draft, holder.id, entity.id, 1);
    else draft.present.add(entity.id);
    const text = type === "item" ? `There is ${indefinite(name)} here.` : `${capitalise(indefinite(name))} is about.`;
    record(
      draft,
      "entity_created",
      text.replace(/^./, (letter) => letter.toUpperCase()),
      { entity_id: entity.id, name },
    );
    return true;
  },
});

const indefinite = (name: string): string => {
  if (/^(a|an|the|some) /i.test(name) || /^\p{Lu}/u.test(name)) return name;
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
};

interface Minor {
  readonly name: string;
  readonly type: "item" | "character";
  readonly description: string;
  /** `null` for what someone holds. */
  readonly at: string | null;
}

const minorEntity = (draft: ResolutionDraft, { name, type, description, at }: Minor): Entity => ({
  id: nextId(draft, "thing"),
  type,
  name,
  attrs: { ...(description === "" ? {} : { description }), ...(at === null ? {} : { location_id: at }) },
  tags: ["minor"],
  visibility: "known",
  origin: "campaign",
  pack_id: null,
  pack_entity_id: null,
});
