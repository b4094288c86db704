import { EngineError } from "freeform-rpg/errors";
import type { NamedHandout } from "../tokens.ts";
import { requireHandout } from "./drawer.ts";
import { findHolders } from "./find-holders.ts";
import type { HandoutsOptions } from "./options.ts";

/** Strikes every turn by which a handout was given. Each strike is one event; an interrupted withdrawal is completed by another. */
export const withdrawHandout = async (
  { database, strikes, publish }: HandoutsOptions,
  { reason, ...named }: NamedHandout & { readonly reason: string },
): Promise<void> => {
  const { title } = await requireHandout(database.sql, named);
  const given = await findHolders(database.sql, named);
  if (given.length === 0) throw new EngineError("handout_not_found", `No one holds "${title}". There is nothing to take back.`);
  const { campaignId, userId } = named;
  for (const { turn_no: turnNo } of given) {
    await strikes.strike({ campaignId, userId, target: { turnNo }, reason });
    publish({ type: "handout_withdrawn", campaignId, userId, turnNo });
  }
};
