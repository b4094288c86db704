import { stemOf } from "freeform-rpg/language";

/** How clauses write an item of the campaign that the player's character does not carry: one that lies here, or one that is elsewhere. */
export const tokenOf = ({ id, here }: { readonly id: string; readonly here: boolean }): string =>
  stemOf(`${here ? "h" : "x"}_${id.toLowerCase().replaceAll(/[^a-z]/g, "_")}`);
