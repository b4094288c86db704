import { singularOf } from "freeform-rpg/language";
import { wordSet } from "../text/token-tests.ts";

/** True for what an inn or a stall serves, one or several. */
export const isServed = (word: string): boolean => served.has(singularOf(word));

/** True for what it is served in: "a thimble of plum brandy". */
export const isMeasure = (word: string): boolean => measures.has(singularOf(word));

const measures = wordSet("thimble glass cup mug tot measure bottle jug bowl plate tankard finger dram drop");

const served = wordSet(
  "drink beer ale pint brandy whisky whiskey wine rum gin shot round coffee tea cider mead soup noodle stew pie meal breakfast supper dinner dumpling",
);
