import { askGame } from "../speech/ask-game.ts";
import type { Unit } from "./read-units.ts";

/** What the kind of a message depends on: its words, and whether it is put to the game. */
export const kindFeatures = (text: string, units: readonly Unit[]): string[] => {
  const words = units.map(({ token, named, quote }) => (quote === null ? (named === "" ? token.word : `<${named}>`) : '"'));
  const game = askGame(text);
  const [one = "", two = "", three = ""] = words;
  const quotes = units.filter(({ quote }) => quote !== null).length;
  const others = units.filter(({ quote, token }) => quote === null && token.pos !== "PUNCT").length;
  return [
    "bias",
    ...words.map((word) => `w=${word}`),
    ...words.slice(1).map((word, at) => `ww=${words[at] ?? ""} ${word}`),
    `1=${one}`,
    `12=${one} ${two}`,
    `123=${one} ${two} ${three}`,
    `p1=${units[0]?.token.pos ?? ""}`,
    `p12=${units[0]?.token.pos ?? ""} ${units[1]?.token.pos ?? ""}`,
    `end=${words.at(-1) ?? ""}`,
    `end2=${words.at(-2) ?? ""}`,
    `q=${text.includes("?")} ${one}`,
    `q=${/\?\s*$/.test(text)}`,
    `game=${game === null ? "none" : (game.details.split(" ")[1] ?? "look")}`,
    `quote=${quotes > 0} ${others === 0}`,
    `listed=${units.some(({ listed, first }) => listed !== "" && first)}`,
    `i=${words.includes("i")}`,
    `you=${words.includes("you") || words.includes("your")}`,
    `length=${Math.min(5, Math.floor(units.length / 4))}`,
    `open=${/^\s*[([]/.test(text)}`,
  ];
};
