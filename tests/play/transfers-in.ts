import type { StateDiff, World } from "freeform-rpg/schemas";
import type { Change } from "./judge/account.ts";

/** Who lost and who got each item, by the inventory rows that changed; `world` where no one had it or has it. */
export const transfersIn = ({ inventory_changes, entities_update }: StateDiff, { entities }: World): Change[] => {
  const items = [...new Set(inventory_changes.map(({ item_id }) => item_id))];
  const byHands = items.map((item): Change => {
    const of = (sign: number) => inventory_changes.find(({ item_id, delta }) => item_id === item && Math.sign(delta) === sign)?.owner_id;
    return { kind: "transfer", words: [item, of(-1) ?? "world", of(1) ?? "world"] };
  });
  const moved = entities_update.flatMap(({ id, attrs }): Change[] => {
    const place = attrs?.["location_id"];
    if (typeof place !== "string") return [];
    return entities.find((one) => one.id === id)?.type === "item"
      ? [{ kind: "place", words: [id, place] }]
      : [{ kind: "move", words: [id, place] }];
  });
  return [...byHands, ...moved];
};
