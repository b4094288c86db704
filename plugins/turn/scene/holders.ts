import type { Entity } from "freeform-rpg/schemas";
import { readPhrase } from "./name-phrase.ts";

/** True for an item that things are carried in: a bag, not a book that a seal is pressed onto. */
export const isHolder = ({ type, name, attrs }: Entity): boolean =>
  type === "item" && ((attrs.uses ?? []).includes("container") || holders.test(readPhrase(name).head));

const holders =
  /(?:bag|satchel|sack|pack|purse|pouch|wallet|case|box|chest|trunk|basket|hamper|bucket|pail|crate|coffer|casket|tin|jar|bottle|flask|vial|envelope|folder|portfolio|holster|quiver|scabbard|sheath|locket|tube|net|tasche|beutel|koffer|kiste|schachtel|dose|korb|eimer|flasche|umschlag|mappe|börse|rucksack|futteral)$/i;
