import type { Entity } from "freeform-rpg/schemas";
import { readPhrase } from "./name-phrase.ts";

/** True for an item that things are carried in: a bag, a case, an envelope. */
export const isHolder = ({ type, name, attrs }: Entity): boolean =>
  type === "item" && ((attrs.uses ?? []).includes("container") || holders.test(readPhrase(name).head));

/** True where an item can be in another: anything in what things are carried in, and what is flat between the pages of a book. */
export const canHold = (container: Entity, item: Entity): boolean =>
  isHolder(container) ||
  (container.type === "item" && books.test(headOf(container)) && flat.test(headOf(item)) && !books.test(headOf(item)));

const headOf = ({ name }: Entity): string => readPhrase(name).head;

const holders =
  /(?:bag|satchel|sack|pack|purse|pouch|wallet|case|box|chest|trunk|basket|hamper|bucket|pail|crate|coffer|casket|tin|jar|bottle|flask|vial|envelope|folder|portfolio|holster|quiver|scabbard|sheath|locket|tube|net|tasche|beutel|koffer|kiste|schachtel|dose|korb|eimer|flasche|umschlag|mappe|börse|rucksack|futteral)$/i;

const books =
  /(?:book|register|ledger|journal|diary|volume|album|bible|psalter|missal|hymnal|breviary|prayerbook|tome|codex|atlas|almanac|log|manual|novel|primer|account|folio|quarto|grimoire|buch|register|heft|bibel|tagebuch|kladde)$/i;

const flat =
  /(?:letter|note|page|leaf|ribbon|sheet|paper|drawing|study|sketch|photograph|photo|picture|print|card|ticket|receipt|bill|map|chart|plan|permit|pass|contract|deed|bookmark|feather|flower|petal|invoice|telegram|stamp|scrap|clipping|cutting|banknote|leaflet|handbill|pamphlet|list|memo|poem|certificate|licence|license|napkin|handkerchief|thread|envelope|brief|zettel|seite|blatt|band|zeichnung|foto|bild|karte|quittung|rechnung|plan|feder|blume)$/i;
