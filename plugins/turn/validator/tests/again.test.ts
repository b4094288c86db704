import { expect, test } from "vitest";
import { ruleAgain, validate } from "freeform-rpg/plugins/turn/validator/lib";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { entity, withEntities, worldOf } from "./world.ts";

test("what waits for the actions before it does not find the undiscovered by its id", () => {
  const world = worldOf({ entities: withEntities(entity("ghost", "character", "The Pale Man", {}, { visibility: "dm" })) });
  const meant = InterpreterOutput.parse({
    intent: "leave and look",
    proposed_actions: [
      { action: "travel", target_id: "alley" },
      { action: "look", target_id: "ghost" },
    ],
  });
  const [, waiting] = validate(meant, world).allowed_actions;
  expect(waiting).toMatchObject({ target_id: "ghost", target_name: "ghost" });
  expect(ruleAgain(waiting!, world)).toMatchObject({ blocked: { code: "unknown_target", target_id: "" } });
});
