import { namesAbsent } from "freeform-rpg/plugins/turn/scene/lib";
import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Entity } from "freeform-rpg/schemas";
import { leftOut } from "../candidate.ts";
import type { Candidate, Parts } from "../candidate.ts";
import type { Lens } from "../lens.ts";
import { findDossier } from "./dossiers.ts";
import { publicAttrs } from "../public-attrs.ts";

/** Entities; those in the scene come with what they can do and what shows of what they want. */
export const findEntities = (lens: Lens): Candidate[] => [
  ...lens.world.entities.map((entity) => toCandidate(lens, entity)),
  ...findFeatures(lens),
];

const toCandidate = (lens: Lens, entity: Entity): Candidate => {
  const { id, visibility } = entity;
  if (visibility !== "known") return leftOut("entity", id, `not known to the players (${visibility})`);
  if (!lens.isShown(id)) return leftOut("entity", id, "obscured in this scene");
  return { kind: "entity", id, ...place(lens, entity), piece: describe(lens, entity) };
};

const place = ({ world, here, named, find, turnNo }: Lens, { id, tags, attrs }: Entity): { rank: number; reason: string } => {
  if (id === world.actor_id) return { rank: 0, reason: "acts this turn" };
  if (id === world.scene.location_id) return { rank: 0, reason: "where the scene is" };
  if (here.has(id) && tags.includes("narrated")) return { rank: 3 + Math.min(0.9, ageOf(attrs, turnNo) / 100), reason: "narrated lately" };
  if (here.has(id)) return { rank: 1, reason: "present" };
  if (named.has(id)) return { rank: 2, reason: "named by the player" };
  if (world.inventory.some(({ owner_id, item_id, qty }) => item_id === id && qty > 0 && owner_id === world.actor_id))
    return { rank: 3, reason: "carried" };
  if (find(world.scene.location_id)?.attrs.exits?.includes(id)) return { rank: 6, reason: "an exit" };
  return { rank: 9, reason: "related or spoken of" };
};

/** Turns since a narration brought it up. */
const ageOf = (attrs: Entity["attrs"], turnNo: number): number =>
  typeof attrs["narrated_turn"] === "number" ? turnNo - attrs["narrated_turn"] : 99;

const describe = (lens: Lens, entity: Entity): Partial<Parts> => {
  const { id, type, name, tags } = entity;
  const dossier = findDossier(lens, entity);
  const shown = { id, type, name, attrs: publicAttrs(entity, lens.world.player_ids), tags };
  const entities = [dossier === undefined ? shown : { ...shown, dossier }];
  return isNpc(lens, entity) ? { entities, ...describeNpc(entity, lens) } : { entities };
};

const isNpc = ({ here, world }: Lens, { id, type }: Entity): boolean =>
  here.has(id) && !world.player_ids.includes(id) && isCreatureType(type);

const describeNpc = ({ id, attrs }: Entity, { world }: Lens): Partial<Parts> => {
  const { agenda, capabilities = [], limits = [], threat_level = "low" } = attrs;
  // What someone does where somebody else is does not show on the way.
  const signs = (agenda?.signs ?? []).filter((sign) => !namesAbsent(sign, world));
  return {
    npc_capabilities: { [id]: { can: capabilities, cannot: limits, threat_level } },
    ...(signs.length > 0 && { npc_agendas: { [id]: signs } }),
  };
};

const findFeatures = ({ world, find }: Lens): Candidate[] =>
  (find(world.scene.location_id)?.attrs.features ?? []).map((feature) => ({
    kind: "feature",
    id: feature,
    rank: 2,
    reason: "part of the place",
    piece: { features: [feature] },
  }));
