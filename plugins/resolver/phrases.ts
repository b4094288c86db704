import type { AllowedAction, OutcomeBand } from "freeform-rpg/schemas";
import { verbOf, withArticle } from "freeform-rpg/plugins/validator";

const towards: Readonly<Record<string, string>> = {
  talk: "talk to",
  social: "chat with",
  say: "speak to",
  look: "look at",
  listen: "listen to",
  observe: "watch",
  assess: "size up",
  sneak: "sneak past",
  hide: "hide from",
  flee: "get away from",
  go: "go to",
  walk: "walk to",
  move: "move to",
  travel: "travel to",
  exit: "leave for",
  leave: "leave for",
  wait: "wait for",
  think: "think about",
  negotiate: "negotiate with",
  shoot: "shoot at",
  combat: "fight",
  violence: "attack",
  pickup: "pick up",
  put: "put down",
  hack: "hack into",
  medical: "treat the wounds of",
  give: "hand something to",
};

const alone: Readonly<Record<string, string>> = {
  look: "look around",
  search: "search the place",
  investigate: "look into things",
  examine: "look closely",
  observe: "keep watch",
  go: "move on",
  flee: "get away",
  sneak: "move unseen",
  hide: "stay hidden",
  social: "make conversation",
  say: "speak up",
  pickup: "pick something up",
  combat: "fight",
  violence: "use force",
  medical: "tend your wounds",
};

const arriving = new Set(["sneak", "climb", "flee", "chase"]);

/** The deed as an infinitive: `sneak past Okafor`, `look around`. */
export const nameDeed = ({ action, target_name }: Pick<AllowedAction, "action" | "target_name">, isPlace = false): string => {
  const verb = verbOf(action);
  const word = action.trim().toLowerCase().replaceAll("_", " ");
  if (target_name === "") return alone[word] ?? alone[verb] ?? word;
  const target = withArticle(target_name);
  if (isPlace && arriving.has(verb)) return `${word} to ${target}`;
  if (verb === word) return `${towards[verb] ?? word} ${target}`;
  return `${particle(word, verb)} ${target}`;
};

/** What came of a deed, as one plain sentence. `rolled` is false for what needed no luck. */
export const tellOutcome = (deed: string, band: OutcomeBand, rolled: boolean): string => {
  if (!rolled) return `You ${deed}.`;
  if (band === "critical") return `You ${deed}, better than you could have hoped.`;
  if (band === "success") return `You try to ${deed}, and it works.`;
  if (band === "mixed") return `You ${deed}, but not without a price.`;
  return band === "failure" ? `You try to ${deed} and fail.` : `You try to ${deed}, and it goes badly wrong.`;
};

/** Synonyms such as `speak` or `run` take the preposition of the verb they stand for. */
const particle = (word: string, verb: string): string => {
  if (word.includes(" ")) return word;
  const preposition = (towards[verb] ?? "").split(" ").slice(1).join(" ");
  const transitive = new Set([
    "greet",
    "phone",
    "tell",
    "watch",
    "scan",
    "approach",
    "escape",
    "heal",
    "bandage",
    "treat",
    "breach",
    "drink",
    "eat",
    "stab",
    "kick",
  ]);
  return preposition === "" || transitive.has(word) ? word : `${word} ${preposition}`;
};
