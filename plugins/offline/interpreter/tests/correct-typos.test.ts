import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { expect, test } from "vitest";
import { openLexicon } from "../lexicon.ts";
import { correctTypos } from "../text/correct-typos.ts";
import { spellOut } from "../text/spell-out.ts";

const reading = { lexicon: openLexicon(engineActions()), book: [], actor: new Set(["wren"]) };

test.each([
  ["luk at the screen", "look at the screen"],
  ["lok at the screen", "look at the screen"],
  ["unhok the rope form the well adn coil it up", "unhook the rope from the well and coil it up"],
  ["i opne the door", "i open the door"],
  ["lets gooo to the hall", "let us go to the hall"],
  ["clim the wall", "climb the wall"],
])("%s: %s", (typed, meant) => {
  expect(correctTypos(spellOut(typed), reading)).toBe(meant);
});

test.each([
  "i form the dough",
  "walk to and fro",
  "yes, thats it",
  "hmm",
  "lol",
  "ask Lok",
  "to form the line",
  "Wren waits",
  "Come with me, Wynn",
])("%s stays", (typed) => {
  expect(correctTypos(typed, reading)).toBe(typed);
});
