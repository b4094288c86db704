import { OutcomeBand } from "freeform-rpg/schemas/values";
import { describe, expect, test } from "vitest";
import { families } from "../families.ts";
import type { Family } from "../families.ts";
import { fill } from "../fill.ts";
import { narrateOffline } from "../narrate-offline.ts";
import { outcomes as outcomeTables } from "../messages/english/outcomes/index.ts";
import { seedRandom } from "freeform-rpg/plugins/offline/model/lib";
import { writeInput } from "freeform-rpg/plugins/turn/narrator/lib";
import { decide } from "../../../turn/narrator/tests/decided.ts";
import type { Given } from "../../../turn/narrator/tests/decided.ts";

/** What only an action that worked may say. */
const worked =
  /\b(it works|it holds|you make it|you get there|you are clear|you get clear|get away\b(?! )|you have caught up|you catch up|is yours|are believed|you are in\b|agrees|have a yes|the answer is yes|backs down|gives way|stay unseen|nobody lifts|it comes off|it is done|it helps)/i;
/** What only an action that did not may say. */
const failed =
  /\b(does not work|have lost|not believed|turned down|fails|comes to nothing|been seen|you miss\b(?! nothing)|empty hand|find nothing|still here|too late|at the price|not helped)\b/i;

const lines = families.flatMap((family) =>
  OutcomeBand.options.flatMap((band) => outcomeTables[family][band].map((line) => [family, band, line] as const)),
);
const slots = { target: "Odo", who: "Odo", their: "his" };

describe("a line of the tables tells its band", () => {
  test.each(lines.filter(([, band]) => band === "success" || band === "critical"))("%s %s: %s", (_, __, line) => {
    expect(line).not.toMatch(failed);
  });

  test.each(lines.filter(([, band]) => band === "failure" || band === "botch"))("%s %s: %s", (_, __, line) => {
    expect(line).not.toMatch(worked);
  });

  test.each(lines)("%s %s can be filled: %s", (_, __, line) => {
    expect(fill(line, slots)).not.toMatch(/[{}]/);
  });
});

const verbs: Readonly<Record<Family, string>> = {
  stealth: "sneak",
  climb: "climb",
  theft: "steal",
  tech: "hack",
  force: "force",
  deceive: "deceive",
  flee: "flee",
  chase: "chase",
  fight: "attack",
  shoot: "shoot",
  talk: "talk",
  appeal: "persuade",
  intimidate: "intimidate",
  search: "search",
  look: "look",
  listen: "listen",
  take: "take",
  give: "give",
  use: "use",
  go: "go",
  wait: "wait",
  aid: "medical",
  gesture: "social",
  other: "cast",
};

describe("a text tells the band of its action", () => {
  const cases = families.flatMap((family) => (["failure", "botch", "mixed"] as const).map((band) => [family, band] as const));
  test.each(cases)("%s %s", (family, band) => {
    const outcome = { action: verbs[family], target_id: "odo", target_name: "Odo Marsh", band };
    const events: Given["events"] = [
      { type: "item_acquired", text: "You now have the iron strongbox.", details: { item_id: "strongbox" } },
      { type: "item_lost", text: "It is gone." },
      { type: "scene_changed", text: "You come to the Landing.", details: { location_id: "landing" } },
    ];
    const input = writeInput(decide({ outcomes: [outcome], events: band === "mixed" ? events : [] }));
    const final_text = narrateOffline(input, seedRandom("s"));
    const told = outcomeTables[family][band].flatMap((line) => fill(line, slots) ?? []);
    expect(told.some((line) => final_text.includes(line))).toBe(true);
    expect(worked.test(final_text) && band !== "mixed").toBe(false);
  });
});
