import { saysShown } from "freeform-rpg/plugins/turn/scene/lib";
import { expect, test } from "vitest";

test.each([
  "show him the note",
  "hold the note out so that Viktor can see it",
  "let her read it",
  "let old Ota have a good look at the key",
  "hand Viktor the letter so he can read it",
  "pass the letter to Ota to read",
  "slide the letter across the bar for Viktor to see",
  "lay it down before her",
  "spread the chart in front of Hester",
  "push the letter under his nose",
  "ask Viktor to take a look at the letter",
])("%s: it is shown", (words) => expect(saysShown(words)).toBe(true));

test.each([
  "hand Sefa the letter",
  "hold out the apple to her",
  "put the key on the table before I go",
  "give the book to the priest",
  "let me see it",
  "ask Viktor to open the safe",
  "pay her for the drink",
])("%s: nothing is shown", (words) => expect(saysShown(words)).toBe(false));
