import { carriedIn, isCarried } from "freeform-rpg/plugins/turn/scene/lib";
import type { Entity, World } from "freeform-rpg/schemas";

/** True where what is put somewhere stays with its owner: in their clothes or another thing that they carry, or back where it was. */
export const staysInHand = (details: string, item: Entity, world: World): boolean =>
  isKept(details) || carriedAround(details, item, world) !== undefined || (isPutBack(details) && isCarried(world, item.id));

/** "I put the key in my pocket", "fold the letter away": it stays with its owner. */
const isKept = (details: string): boolean =>
  isWrapped(details) ||
  hiddenAway.test(details) ||
  pocketed.test(details) ||
  stowed.test(details) ||
  (!throwing.test(details) && (/\baway\b/i.test(details) || onSelf.test(details)));

const throwing = /\b(?:throw|toss|cast|chuck|fling|hurl|kick|pitch|give)\w*\b/i;

/** What one puts on oneself, whatever the word for it. */
const onSelf =
  /\b(?:in|into|inside|under|up|beneath|behind|through|on|onto|over|round|around) my (?:own )?(?:\w+ )?(?:pockets?|arms?|lap|chest|ear|wrist|coat|jacket|cloak|sleeves?|boots?|belt|shirt|bag|pack|backpack|satchel|purse|hat|gloves?|holster|apron|robes?|waistband|hand|hands|shoulder|finger|neck|head|back)\b/i;

/** "Hide the pistol": out of sight, and no place is named. */
const hiddenAway =
  /^\W*(?:i |then |and )*(?:hides?|conceals?) (?:the|my|it|this|that|them)\b(?: (?!in\b|under\b|behind\b|at\b|on\b|inside\b|beneath\b)[\p{L}'’-]+){0,4}\W*(?:\([^)]*\))?$/iu;

/** "I pocket the key": a verb that says where. */
const pocketed = /\b(?:pockets?|pocketing|palms?|palming|holsters?|sheathes?|sheathe) (?:the|my|its?|this|that|these|those|them|both)\b/i;

/** "I tuck the letter away", "I stow the rope": away, where no place is named. */
const stowed =
  /\b(?:tuck|stow|stash|pack|bag)(?:s|es)? (?!.*\b(?:in|into|inside|under|beneath|behind|between|on|onto|at|by|up|over|round)\b)/i;

/** "I put the coin in the box", which one carries as well: nothing leaves the hand. `undefined` where nothing that is carried is named. */
export const carriedAround = (details: string, item: Entity, world: World): Entity | undefined => {
  const [, holder = ""] = /\b(?:in|into|inside|between (?:the )?(?:pages|leaves|sheets|covers) of) (.*)$/i.exec(details) ?? [];
  const held = holder === "" ? undefined : carriedIn(holder, world);
  return held !== undefined && held.id !== item.id ? held : undefined;
};

/** "I fold it in a scrap of paper": what is wrapped up stays in hand. */
export const isWrapped = (details: string): boolean =>
  /\b(?:fold|wrap|twist|bundle|roll)(?:s|ped|ping|ing|ed)?\b.*\b(?:in|into|inside|up)\b/i.test(details);

/** "I draw my pistol, check it and put it back": no place is named. */
const isPutBack = (details: string): boolean => /\bputs? (?:\w+ ){1,3}back\W*$/i.test(details);
