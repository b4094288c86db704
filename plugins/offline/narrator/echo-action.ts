import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { isThirdPerson, wordsOf } from "freeform-rpg/language";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import type { NarratedAction } from "./narrated-action.ts";
import type { Family } from "./families.ts";
import { messagesOf } from "./messages.ts";
import type { NarratorMessages } from "./messages/english.ts";

/** Families whose lines say nothing of what was done: the player's own words do. */
const echoed = new Set<Family>(["use", "other", "give", "force", "gesture", "wait", "climb"]);
/** What was opened or handed over, and whether anything was, is for the lines to say. */
const isOpening = (action: string): boolean =>
  engineActions().is(action, "opening", "handing") || engineActions().find(action).family === "open";
/** Words that an echo may have: beyond that it is a speech, and its end may claim what was not decided. */
const most = 12;

/** Where the clause of an action ends: "and" before another, and not before one more thing: "stow the rope and the lamp in my pack". */
const clauseEnd =
  /[,;:.!?"“”—]|\sand(?!\s(?:once|twice|again|\w+ times)\b|\s(?:the|my|our|his|her|their|this|that)\s[\w-]+(?=$|[,;:.!?(]|\s(?:in|into|on|onto|under|behind|beside|at|to|with|away|back|together)\s))\s|\s(?:so|until|because|while|but|to see)\s/i;

const turned: Readonly<Record<string, string>> = {
  i: "you",
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  we: "you",
  our: "your",
  us: "you",
  am: "are",
};

const leadIn =
  /^(?:(?:i|we)\s+)?(?:(?:just|then|now|quickly|carefully|slowly|quietly|gently|simply)\s+)*(?:(?:try|want|attempt|decide|begin|start|would like|am going|'d like)\s+to\s+)?/i;

/** The action in the player's own words, turned to the second person; as an attempt where it failed. Empty where they do not lend themselves. */
export const echoAction = (
  { family, outcome, worked }: NarratedAction,
  { did, tried }: Pick<NarratorMessages["actions"], "did" | "tried">,
): string => {
  if (!echoed.has(family) || isOpening(outcome.action)) return "";
  const said =
    outcome.details
      .replace(/\s*\([^)]*\)\s*$/, "")
      // `Carve "J.M." into the post`: what is written is not told again.
      .replace(/^(\S+)\s+["“][^"”]+["”]\s+(?=(?:in|into|on|onto|under)\b)/i, "$1 ")
      .split(clauseEnd)[0] ?? "";
  const bare = said.trim().replace(leadIn, "");
  const words = bare.split(/\s+/).filter((word) => word !== "");
  if (words.length > most || isBareVerb(words, outcome.action) || !opensPlainly(words[0] ?? "") || /[^\x20-\x7e’]/.test(bare)) return "";
  return isForOthers(words) ? "" : (worked ? did : tried)(turn(words));
};

/** `I show Viktor the wheel. "What is it for?"`: what is shown beside the words. */
export const echoShown = ({ packet }: NarratorInput, { outcome: { details } }: NarratedAction): string => {
  const [, shown = ""] =
    /^\W*(?:i |we )?((?:show|hold|lay|put|slide|slap|spread|unfold) [^"“.!?]{3,80}?)[.,:]?\s*["“]/i.exec(details) ?? [];
  const words = wordsOf(shown);
  const isHeld = packet.inventory.some(
    ({ owner_id, name }) => owner_id === packet.actor_id && wordsOf(name).some((word) => word.length > 3 && words.includes(word)),
  );
  if (!isHeld) return "";
  const told = shown.split(/\s+/).filter((word) => word !== "");
  return told.length === 0 || isForOthers(told) ? "" : messagesOf(packet).actions.did(turn(told));
};

/** Words in the second person; what was typed in capitals was only said louder. */
const turn = (words: readonly string[]): string => {
  const [verb = "", ...rest] = words.map((word) => turned[word.toLowerCase().replace("’", "'")] ?? quieten(word));
  return [verb.charAt(0).toLowerCase() + verb.slice(1), ...rest].join(" ");
};

const quieten = (word: string): string => (/^\p{Lu}{3,}$/u.test(word) ? word.toLowerCase() : word);

/** "Show me where he died": words to somebody else, and nothing that the player's character does. */
const isForOthers = ([, to = ""]: readonly string[]): boolean => /^(?:me|us|you)$/i.test(to);

/** "Wait" says no more than the lines that follow it. */
const isBareVerb = (words: readonly string[], action: string): boolean =>
  words.length === 0 || (words.length < 3 && words[0]?.toLowerCase() === action);

/** A verb in its plain form: no name, no article, no ending that the second person does not bear. */
const opensPlainly = (word: string): boolean =>
  /^[a-z]+$/i.test(word) &&
  !/^(?:the|a|an|my|is|are|was|were|there|it|this|that|no|not|don't|let|please|can|will|would|should|if|when|to|hello|hi|hey|good|goodbye|bye|thanks|thank|sorry|greetings|welcome)$/i.test(
    word,
  ) &&
  !isThirdPerson(word.toLowerCase()) &&
  (plainVerbs.test(word) || !/(?:ing|ed)$/i.test(word));

/** Verbs that end like another form. */
const plainVerbs = /^(?:ring|bring|sing|swing|fling|sting|wring|cling|spring|string|feed|need|speed|heed|shed|bleed|breed|weed)$/i;
