import { objectToMinor } from "freeform-rpg/plugins/turn/effects/lib";
import { isOwn, resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
import type { World } from "freeform-rpg/schemas";

const bags = /^(?:bag|pack|backpack|satchel|pouch|purse|apron|basket|lunch)$/i;

/** True for a small thing that nobody lists and that the player's words take from their own clothes or bag: "crumbs from my pocket". */
export const isPocketed = (thing: string, details: string, world: World): boolean =>
  thing !== "" && takesFromOwn(details) && resolveTarget(thing, world).kind === "unknown" && objectToMinor(thing, world) === undefined;

const takesFromOwn = (details: string): boolean =>
  [...details.matchAll(/\b(?:from|out of|off|in)\s+my\s+(?:own\s+)?(?:[\p{L}-]+\s+)?([\p{L}-]+)/giu)].some(
    ([phrase, last = ""]) => isOwn(last) || bags.test(last) || isOwn(phrase.split(/\s+/).at(-2) ?? ""),
  );
