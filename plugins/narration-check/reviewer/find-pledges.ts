import { splitSentences } from "freeform-rpg/language";
import type { DecidedTurn } from "./review-material.ts";
import type { NarrationVerdict } from "freeform-rpg/schemas";

/**
 * Passages in which the player's character gives their word, though neither what happened nor the player's words have them do so: the narrator has
 * decided it for the player. Like any verdict they block only where the second vote agrees. What somebody says in quotation marks is theirs.
 */
export const findPledges = ({ ruling, resolution, world }: DecidedTurn, text: string): NarrationVerdict[] => {
  const said = [ruling.intent, ruling.speech, ...ruling.allowed_actions.flatMap(({ details, topic }) => [details, topic])].join(" ");
  const isGiven = resolution.engine_events.some(
    ({ type, details }) => type.startsWith("promise_") && world.player_ids.includes(String(details["entity_id"])),
  );
  if (isGiven || pledging.test(said)) return [];
  return splitSentences(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => pledged.test(sentence.replaceAll(quotation, " ")))
    .map((quote) => ({ quote, about: "", why: "The player has given no such word.", kind: "player_acts" }));
};

const quotation = /["“„»][^"“”„«»]*(?:["”“«]|$)/g;

/** "You promise", "you give her your word", "du versprichst es ihr". */
const pledged =
  /\byou (?:\w+ly )?(?:promise|swear|vow|agree|consent|give (?:\S+ ){1,3}?your word|shake (?:\S+ ){1,3}?hand on (?:it|that)|accept (?:the|his|her|their) (?:offer|terms|price|bargain))\b(?! (?:with|that (?:it|this) (?:is|was))\b)|\bdu (?:versprichst|schwörst|gelobst|willigst|gibst (?:\S+ ){1,3}?dein wort)\b/i;

/** Words of a player that may be meant so. */
const pledging =
  /\b(?:promis\w*|swear\w*|swore|vow\w*|oath|agree\w*|consent\w*|accept\w*|deal|word|bargain\w*|yes|aye|shake|i will|i['’]ll|versprech\w*|verspreche|schwör\w*|einverstanden|abgemacht|ja)\b/i;
