import { stemOf } from "freeform-rpg/language";

/** The token that clauses contain for an item of the campaign that the player's character does not carry: `h_` for one that lies here, `x_` for one elsewhere. */
export const tokenOf = ({ id, here }: { readonly id: string; readonly here: boolean }): string =>
  stemOf(`${here ? "h" : "x"}_${id.toLowerCase().replaceAll(/[^a-z]/g, "_")}`);
