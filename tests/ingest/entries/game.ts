import { creatureNames, goodNames, powerNames } from "./names.ts";

/** A small game's book, written as Markdown in the format of a family of games, with its entries known. */
export interface Game {
  readonly id: string;
  /** `tuned`: seen while the detector was made. `apart`: run on the result alone. */
  readonly part: "tuned" | "apart";
  readonly text: string;
  readonly creatures: readonly string[];
  readonly powers: readonly string[];
  readonly goods: readonly string[];
  /** Labels of creatures that the format prints, as the fields that must be found. */
  readonly fields: readonly string[];
}

/** How a game prints its entries. A part that it does not have is absent. */
export interface Format {
  readonly id: string;
  readonly part: Game["part"];
  readonly rules: string;
  readonly bestiary?: { readonly head: string; readonly print: (name: string, at: number) => string };
  readonly powers?: { readonly head: string; readonly print: (name: string, at: number) => string };
  readonly goods?: { readonly head: string; readonly print: (name: string, at: number) => string };
  readonly fields?: readonly string[];
}

/** The book of a format: rules first, so that not every number belongs to an entry, then each chapter with every name. */
export const printGame = ({ id, part, rules, bestiary, powers, goods, fields = [] }: Format): Game => {
  const chapter = (names: readonly string[], format: Format["bestiary"]): string =>
    format === undefined ? "" : `${format.head}\n${names.map((name, at) => format.print(name, at)).join("\n")}`;
  const text = [
    "# Playing the Game",
    rules,
    chapter(powerNames, powers),
    chapter(goodNames, goods),
    chapter(creatureNames, bestiary),
    "# The Valley",
    "The valley lies between two rivers. Its people trade in salt and keep to themselves. A road of 12 miles leads north.",
  ];
  return {
    id,
    part,
    text: text.filter((one) => one !== "").join("\n\n"),
    creatures: bestiary ? creatureNames : [],
    powers: powers ? powerNames : [],
    goods: goods ? goodNames : [],
    fields,
  };
};
