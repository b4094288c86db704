import type { ShownPacket } from "freeform-rpg/schemas";

/** What an answer is read beside. */
export interface AskedText {
  /** The player's words. */
  readonly text: string;
  /** Every id that the model was shown. */
  readonly ids: readonly string[];
}

/** The text that was asked about, with the ids of a packet. */
export const askedText = (text: string, { entities, inventory, scene, facts, threads, clocks }: ShownPacket): AskedText => ({
  text,
  ids: [
    ...new Set([
      scene.location_id,
      ...[...scene.exits, ...entities, ...facts, ...threads, ...clocks].map(({ id }) => id),
      ...inventory.map(({ item_id }) => item_id),
    ]),
  ],
});

/** Completes an id that was written without the part before its colon, where only one id ends so. Everything else stays as it is. */
export const completeId = (said: string, { ids }: Pick<AskedText, "ids">): string => {
  const bare = said.trim().replace(/^\[(.*)\]$/, "$1");
  if (bare === "" || ids.includes(bare)) return bare;
  const [only, another] = ids.filter((id) => id.slice(id.lastIndexOf(":") + 1).toLowerCase() === bare.toLowerCase());
  return only !== undefined && another === undefined ? only : bare;
};
