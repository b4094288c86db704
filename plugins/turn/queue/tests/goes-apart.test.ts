import { expect, test } from "vitest";
import { goesApart } from "../goes-apart.ts";

test.each([
  "I go to the rope shed alone.",
  "I sneak into the vault on my own",
  "Alone, I walk back to the quay.",
  "I leave the others and follow her.",
  "We split up: I take the roof.",
  "Ana and I go to the docks while the others wait.",
])("leaves the others: %s", (text) => expect(goesApart(text)).toBe(true));

test.each(["I go to the market.", "Leave her alone!", "Is she alone?", "I ask whether he lives alone.", "Leave Sefa alone and go home."])(
  "stays with the others: %s",
  (text) => expect(goesApart(text)).toBe(false),
);
