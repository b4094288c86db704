import type { EffectDraft } from "freeform-rpg/schemas";
import { purseOf } from "../frames/amounts.ts";
import type { Reading } from "../reading.ts";

/** A sum of the actor's for somebody; nothing for none, or where there is no money. */
export const handOver = (quantity: number, who: string, { packet }: Pick<Reading, "packet">): EffectDraft[] => {
  const item = purseOf(packet);
  return item === undefined || quantity === 0 ? [] : [{ kind: "transfer", item, from: packet.actor_id, to: who, quantity }];
};
