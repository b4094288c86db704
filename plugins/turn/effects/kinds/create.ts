import { bareNameKey } from "freeform-rpg/language";
import type { Entity } from "freeform-rpg/schemas";
import { entityById, isCreature, namesOf, priceOf, purseOf, spokenName, usesClocks } from "freeform-rpg/plugins/turn/scene/lib";
import { payCosts, rolesIn } from "../apply/clocks.ts";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import { isServedAgain, objectToMinor } from "../minor.ts";
import { findThing, refuse, unknownRef } from "../refs.ts";
import { moveStock, nextId, record } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { schemaOf } from "./schema-of.ts";

/** Minor things that proposals may create in a turn. */
const limit = 2;

export const create = defineEffectKind({
  kind: "create",
  summary:
    "A small thing or a bystander that may well be about, for the price that the game lists. A proposal never creates what is of value or what the scenario has.",
  example: "There must be a broom somewhere.",
  schema: schemaOf("create"),
  settle: (effect, scene) => {
    const refusal = scene.origin === "proposal" ? objectToMinor(effect.name, scene.world) : undefined;
    if (refusal !== undefined) return refuse(refusal);
    const price = scene.origin === "proposal" ? priceOf(effect.name, scene.world) : effect.price;
    const have = purseOf(scene.world)?.value ?? 0;
    if (usesClocks(scene.world) && price > have) return refuse(messagesOf(scene.world).cannotPay(price, have));
    if (effect.at === "") return { effect: { ...effect, price, at: scene.world.scene.location_id } };
    const at = findThing(effect.at, scene);
    return at === undefined ? unknownRef(effect.at, scene) : { effect: { ...effect, price, at: at.id } };
  },
  apply: ({ name, type, at, description, price, part_of }, draft) => {
    const made = draft.diff.entities_add.filter(({ tags }) => tags.includes("minor")).length;
    if (made >= limit) return false;
    const holder = entityById(draft.world, at);
    const carried = holder !== undefined && isCreature(holder);
    const another = carried ? servedBefore(draft, name) : undefined;
    const entity = another ?? minorEntity(draft, { name, type, description, part_of, at: carried ? null : draft.scene.location_id });
    if (another === undefined) draft.diff.entities_add.push(entity);
    if (carried) moveStock(draft, holder.id, entity.id, 1);
    else draft.present.add(entity.id);
    payCosts(draft, { [rolesIn(draft).money]: price });
    const text = describeNew(draft, { name, type, holder: carried ? holder : undefined });
    record(draft, "entity_created", text, { entity_id: entity.id, name, ...(carried ? { to: holder.id } : {}) });
    return true;
  },
});

/** The drink that was served before, of which this is one more. */
const servedBefore = ({ world }: ResolutionDraft, name: string): Entity | undefined =>
  world.entities.find((entity) => isServedAgain(entity, world) && namesOf(entity).includes(bareNameKey(name)));

interface Made {
  readonly name: string;
  readonly type: "item" | "character";
  /** Who has it in hand; `undefined` for what is about. */
  readonly holder: Entity | undefined;
}

const describeNew = ({ world, recording: { agent } }: ResolutionDraft, { name, type, holder }: Made): string => {
  const { isAbout, thereIs, brings, getsMade } = messagesOf(world).told;
  if (type === "character") return isAbout(name);
  if (holder === undefined) return thereIs(name);
  const taker = holder.id === world.actor_id ? null : spokenName(holder);
  return agent !== undefined && agent.id !== holder.id ? brings(spokenName(agent), taker, name) : getsMade(taker, name);
};

interface Minor {
  readonly name: string;
  readonly type: "item" | "character";
  readonly description: string;
  readonly part_of: string;
  /** `null` for what someone holds. */
  readonly at: string | null;
}

const minorEntity = (draft: ResolutionDraft, { name, type, description, part_of, at }: Minor): Entity => ({
  id: nextId(draft, "thing"),
  type,
  name,
  attrs: {
    ...(description === "" ? {} : { description }),
    ...(at === null ? {} : { location_id: at }),
    ...(part_of === "" ? {} : { part_of }),
  },
  tags: ["minor"],
  visibility: "known",
  origin: "campaign",
  pack_id: null,
  pack_entity_id: null,
});
