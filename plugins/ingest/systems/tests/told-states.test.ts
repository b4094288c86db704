import { expect, test } from "vitest";
import { extract } from "./book.ts";

const namesIn = async (...texts: readonly string[]) => (await extract(texts)).results.conditions.items.map(({ name }) => name);

test.each([
  [
    "rows of paragraphs",
    "# Harm\nSome wounds last. These are afflictions.\n\nLame (LEG): You cannot run.\n\nHollow (GUT): You are hungry and lose a point.\n\nNumb (HAND): You drop what you hold.",
    ["Lame", "Hollow", "Numb"],
  ],
  [
    "rows of a list",
    "# Mishaps\nA failed spell leaves a condition.\n- Mute: You can't speak.\n- Webbed: You cannot move.\n- Faded: They cannot see you.",
    ["Mute", "Webbed", "Faded"],
  ],
  [
    "a word of the rules",
    "# Rest\nWho has no bed is Wearied. A Wearied character cannot regain points.\n\n# Marches\nAnyone Wearied at dawn stays behind.",
    ["Wearied"],
  ],
])("states that no heading names are found: %s", async (_, text, names) => {
  expect(await namesIn(text)).toEqual(names);
});

test.each([
  [
    "what attacks are called",
    "# Blows\nA blow is Weakened by cover. A Weakened blow cannot kill.\n\n# Shots\nLong shots are Weakened too.",
  ],
  [
    "steps of making a character",
    "# Making a character\nName: You choose one.\n\nLook: You choose three words.\n\nGear: You take what you carry.",
  ],
  ["people in a rumour", "# The Ferry\nAsk the ferryman.\n\nOdo: He can't swim.\n\nMirel: She owes a debt."],
])("%s are no states", async (_, text) => {
  expect(await namesIn(text)).toEqual([]);
});
