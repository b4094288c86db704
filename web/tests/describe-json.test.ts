import { expect, test } from "vitest";
import { describeJson } from "../src/dm/describe-json.ts";

test.for([
  [{ time: 1, heat: 2 }, "time 1, heat 2"],
  [[{ kind: "set_state", target: "the_door", to: "open" }, { kind: "move" }], "kind set state, target the door, to open; kind move"],
  [{ costs: {}, none: null, list: [] }, ""],
  [null, ""],
] as const)("%j is read as %j", ([value, text]) => expect(describeJson(value)).toBe(text));
