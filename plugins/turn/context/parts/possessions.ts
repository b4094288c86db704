import type { Entity, World } from "freeform-rpg/schemas";
import { leftOut } from "../candidate.ts";
import type { Candidate } from "../candidate.ts";
import type { Lens } from "../lens.ts";

/** What the players' characters carry, and how those in the scene stand to each other. */
export const findPossessions = (lens: Lens): Candidate[] => [
  ...lens.world.inventory.filter(({ qty }) => qty > 0).map((item) => toItem(lens, item)),
  ...lens.world.relationships.map((relationship) => toRelationship(lens, relationship)),
];

const toItem = ({ world, find }: Lens, { owner_id, item_id, qty }: World["inventory"][number]): Candidate => {
  const id = `${owner_id}/${item_id}`;
  const item = find(item_id);
  if (!world.player_ids.includes(owner_id)) return leftOut("item", id, "carried by someone who is no player's character");
  if (!item) return leftOut("item", id, "the item is not known to the players");
  const row = { owner_id, item_id, name: item.name, qty, uses: item.attrs.uses ?? [], ...holderOf(world, owner_id, item) };
  const rank = owner_id === world.actor_id ? 2 : 6;
  return { kind: "item", id, rank, reason: "carried by a player's character", piece: { inventory: [row] } };
};

/** What holds the item, where the same character carries that. */
const holderOf = ({ inventory }: World, owner: string, { attrs }: Entity): { inside?: string } => {
  const { inside } = attrs;
  const isCarried = inventory.some(({ owner_id, item_id, qty }) => owner_id === owner && item_id === inside && qty > 0);
  return typeof inside === "string" && isCarried ? { inside } : {};
};

const toRelationship = (lens: Lens, { a_id, b_id, rel_type, intensity, visibility }: World["relationships"][number]): Candidate => {
  const id = `${a_id}/${b_id}/${rel_type}`;
  if (visibility !== "known") return leftOut("relationship", id, `not known to the players (${visibility})`);
  if (!lens.isShown(a_id) || !lens.isShown(b_id)) return leftOut("relationship", id, "one of the two is not known or not seen");
  const near = lens.here.has(a_id) && lens.here.has(b_id);
  const row = { a_id, b_id, rel_type, intensity };
  return { kind: "relationship", id, rank: near ? 4 : 8, reason: near ? "both are here" : "known", piece: { relationships: [row] } };
};
