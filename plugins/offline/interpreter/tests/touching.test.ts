import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const meant = (text: string) => interpret({ packet, text }).proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`);

describe("who takes somebody's hand, arm or sleeve strikes no blow", () => {
  test.each([
    ["In the dark I grab Bree's hand and we run for the stable.", ["gesture bree", "go stable"]],
    ["I take Bree's arm and we leave for the stable.", ["gesture bree", "go stable"]],
    ["I squeeze Bree's shoulder", ["gesture bree"]],
    ["I catch Odo by the sleeve", ["gesture odo"]],
    ["I catch hold of her hand and pull her to her feet", ["gesture bree"]],
  ])("%s", (text, expected) => expect(meant(text)).toEqual(expected));

  test.each(["I grab Odo by the throat", "I grab Odo's wrist before he can draw"])("but who holds by force does: %s", (text) =>
    expect(meant(text)).toEqual(["attack odo"]),
  );
});

test.each([["We run for the door, back to the landing.", ["flee landing"]]])(
  "a door and the place behind it are one way: %s",
  (text, expected) => expect(meant(text)).toEqual(expected),
);
