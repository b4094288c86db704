import type { StateTable } from "freeform-rpg/schemas";
import type { TableRows } from "./rows.ts";

/** Every table's rows while a diff is applied. */
export type Tables = { readonly [T in StateTable]: TableRows<T> };

/** What applying a diff needs to know besides the rows. */
export interface Turning {
  readonly turnNo: number;
  readonly sceneId: string;
  /** The characters of players, who part and meet. */
  readonly players?: readonly string[] | undefined;
  /** The ids of the other scenes. */
  readonly elsewhere?: readonly string[] | undefined;
}
