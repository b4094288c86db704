import { describe, expect, test } from "vitest";
import { extract } from "./book.ts";

describe("a roll that decides no action is not the game's way to roll:", () => {
  const morale =
    "# Morale\nRoll 2d6. If the total is equal to or less than the morale score, the monsters fight on, otherwise the check fails and they flee.";
  const reaction =
    "# Reactions\nRoll 2d6. On a 10+ they are friendly and help. On a 7-9 they are unsure. On a 6- they attack, and talking fails.";
  test.each([
    ["morale", [morale], null],
    ["reactions", [reaction], null],
    [
      "morale within combat",
      ["# Combat\nMorale: roll 2d6. If the roll is more than the score, the check fails and the monsters flee."],
      null,
    ],
    [
      "both beside a save",
      [
        morale,
        reaction,
        "# Saving Throws\nRoll d20. If the roll is equal to or more than the number on your class table, you succeed, otherwise you fail.",
      ],
      "target_number",
    ],
    [
      "morale beside percentile skills",
      [morale, "# Skills\nRoll d100. If the result is equal to or less than your skill, the attempt succeeds; else it fails."],
      "roll_under",
    ],
    [
      "reactions beside a pool",
      [
        reaction,
        "# Rolling\nRoll a number of six-sided dice. Every six counts as a success. One success is enough; more successes buy extra effects.",
      ],
      "dice_pool",
    ],
    ["a die in the text of a spell", ["# Glass Ray\nRoll a d20; at 12 or more the ray shatters the pane, else it has no effect."], null],
  ])("%s", async (_, texts, method) => {
    const { results } = await extract(texts);
    const [best] = results.resolution.items.filter(({ confidence }) => confidence >= 0.6);
    expect(best?.details.rules.method ?? null).toBe(method);
  });
});

describe("how dice decide is read from", () => {
  test.each([
    [
      "a die against a number",
      "# Tests\nRoll a d20 and add your bonus. If the total equals or exceeds the target's guard, you succeed.",
      { method: "target_number", die_type: 20 },
    ],
    [
      "bands of a sum",
      "# Deeds\nWhen you take a risk, roll 2d6 and add a trait. On a 10+ you do it. On a 7-9 you pay for it. On a 6- it goes wrong.",
      { method: "sum_bands", dice: 2, die_type: 6, bands: { mixed: 7, success: 10, critical: 12 } },
    ],
    [
      "other bands of other dice",
      "# Deeds\nRoll 2d8. On a 13+ it works. On a 9-12 it works at a price, and on an 8 or less the roll fails.",
      { method: "sum_bands", dice: 2, die_type: 8, bands: { mixed: 9, success: 13, critical: 16 } },
    ],
    [
      "a roll under a rating",
      "# Saves\nTo save, roll a d20. If you roll equal to or under the attribute you succeed, otherwise you fail.",
      { method: "roll_under", dice: 1, die_type: 20 },
    ],
    [
      "percentile dice under a skill",
      "# Skill Rolls\nRoll d100. If the result is equal to or less than your skill, the attempt is a success; else it is a failure.",
      { method: "roll_under", dice: 1, die_type: 100, target_default: 50 },
    ],
    [
      "the highest of a pool",
      "# Rolling\nRoll as many six-sided dice as your rating and read the highest die. On a 6 you succeed. On a 4 or 5 it is a partial success. On 1-3 you fail. If you roll more than one 6, it is a critical success.",
      { method: "highest_die", die_type: 6, bands: { mixed: 4, success: 6 }, critical_dice: 2 },
    ],
    [
      "a sum that must reach a number",
      "# Checks\nTo make a check, roll 2d6 and add the skill. If the total is 8 or more the check succeeds, else it fails.",
      { method: "sum_bands", dice: 2, die_type: 6, bands: { mixed: 8, success: 8, critical: 12 } },
    ],
    [
      "percentile dice in words",
      "# Skills\nRoll percentile dice. If the roll is equal to or less than the skill, the attempt succeeds.",
      { method: "roll_under", dice: 1, die_type: 100 },
    ],
    [
      "sixes of a pool, of which one is enough",
      "# Rolling\nRoll a number of six-sided dice. Every six counts as a success. One success is enough; more successes buy extra effects.",
      {
        method: "dice_pool",
        die_type: 6,
        difficulty_default: 6,
        ones_cancel_successes: false,
        pool_outcome_thresholds: { mixed: 1, success: 1 },
      },
    ],
    [
      "successes of a pool",
      "# Rolling\nYou roll a dice pool of ten-sided dice. Each die that shows the difficulty of 7 or more is a success. One success is enough; more successes are better.",
      { method: "dice_pool", die_type: 10, difficulty_default: 7 },
    ],
  ])("%s", async (_, text, rules) => {
    const { results } = await extract([text]);
    expect(results.resolution.items[0]?.details.rules).toMatchObject(rules);
    expect(results.resolution.items[0]).toMatchObject({ found_by: "structure", segment: "s1", pages: [1, 1] });
  });

  test("nothing where the dice only deal damage", async () => {
    const { results } = await extract(["# Fights\nRoll both damage dice and keep the single highest result as your damage."]);
    expect(results.resolution.items).toEqual([]);
    expect(results.resolution._extraction_metadata).toEqual({ confidence: 0, config_patterns_matched: 0, pages: [] });
  });
});

describe("stat blocks", () => {
  const blocks = ["Marsh Hag", "Bone Dog", "Reed Knight"].map(
    (name, at) => `## ${name}\nVigour ${at + 4}, Speed ${at + 2}, Guard ${at + 7}\n\nIt waits.`,
  );

  test("are known by labels that return, in a system that nobody knows", async () => {
    const { system, results } = await extract([`# Creatures\nThey bite.\n\n${blocks.join("\n\n")}`]);
    expect(system).toBeNull();
    expect(results.entity_stats.items.map(({ name }) => name)).toEqual(["Marsh Hag", "Bone Dog", "Reed Knight"]);
    expect(results.entity_stats.items[1]?.details.fields).toEqual([
      { name: "vigour", value: "5" },
      { name: "speed", value: "3" },
      { name: "guard", value: "8" },
    ]);
  });

  test("may put the number before its label", async () => {
    const { results } = await extract(["## Ash Wolf\n6 HP, 2 Armor, 14 STR, 6 DEX, 4 WIL, bite (d8)\n\nGrey and quick."], "osr");
    expect(results.entity_stats.items[0]?.details.fields).toEqual(
      expect.arrayContaining([
        { name: "hit_points", value: "6" },
        { name: "strength", value: "14" },
      ]),
    );
  });

  test("that are missing below headings of creatures are counted", async () => {
    const names = [
      "Marsh Hag",
      "Bone Dog",
      "Reed Knight",
      "Ash Wolf",
      "Mire Drake",
      "Salt Wraith",
      "Thorn Cat",
      "Moth Priest",
      "Gutter Imp",
    ];
    const text = names.map(
      (name, at) => `## ${name}\n\n${at < 2 ? `HP: ${at + 3}, AC: 12, Morale: 8` : "It waits in the reeds until somebody walks past."}`,
    );
    const { results } = await extract([`# Monsters\n\n${text.join("\n\n")}`]);
    expect(results.entity_stats.items.map(({ name }) => name)).toEqual(["Marsh Hag", "Bone Dog"]);
    expect(results.entity_stats.dropped).toEqual([
      {
        name: "7 headings of Monsters",
        why: expect.stringContaining("9 headings look like creatures, 2 have stats. Without: Reed Knight"),
      },
    ]);
  });

  test("are not made of rules that mention a number", async () => {
    const { results } = await extract(["# Resting\nA character at Level 3 regains 6 HP, or 8 HP in a bed. Speed 3 is slow."]);
    expect(results.entity_stats.items).toEqual([]);
  });
});

describe("structure alone tells", () => {
  test("conditions under their heading, with effects", async () => {
    const text =
      "# Conditions\n## Dazed\n- You cannot act.\n- You drop what you hold.\n## Chilled\nYou move at half speed.\n## Marked\n- Everyone sees you.";
    const { results } = await extract([text]);
    expect(results.conditions.items.map(({ name, details }) => [name, details.effects.length])).toEqual([
      ["Dazed", 2],
      ["Chilled", 1],
      ["Marked", 1],
    ]);
    expect(results.conditions._extraction_metadata).toMatchObject({ confidence: 0.95, pages: [1] });
  });

  test("the steps of a difficulty ladder, but not every table of numbers", async () => {
    const ladder = "| Task | Number |\n| --- | --- |\n| Easy | 8 |\n| Moderate | 12 |\n| Hard | 16 |";
    const { results } = await extract([
      `# Difficulty\n${ladder}`,
      "# Prices by difficulty of the road\n| a | b |\n| --- | --- |\n| Rope | 1 |\n| Oil | 2 |\n| Pony | 9 |",
    ]);
    expect(results.calibration.items.map(({ name, details }) => [name, details.value])).toEqual([
      ["Easy", 8],
      ["Moderate", 12],
      ["Hard", 16],
    ]);
  });

  test("things with a price, a weight and damage", async () => {
    const { results } = await extract([
      "# Weapons\n| Name | Cost | Harm | Load |\n| --- | --- | --- | --- |\n| Hook | 3 credits | d6 | 2 kg |\n| Pike | 9 credits | d10 | 5 kg |",
    ]);
    expect(results.equipment.items[0]?.details).toEqual({
      category: "Weapons",
      cost: "3 credits",
      weight: "2 kg",
      damage: "d6",
      properties: [],
    });
  });

  test("clocks with their size", async () => {
    const { results } = await extract([
      "# Progress Clocks\nA clock has segments.\n\n## Alarm\nA 6-segment clock. Tick it when somebody is seen. When it fills, the guards come.",
    ]);
    expect(results.clocks.items.find(({ name }) => name === "Alarm")?.details).toMatchObject({ max: 6, triggers: [{ at: 6 }] });
  });

  test.each([
    [
      "under headings of their own",
      "# Progress Clocks\nA clock has segments.\n\n## Alarm\nA 6-segment clock. When it fills, the guards come.\n\n## Spring Tide\nAn 8-segment clock that counts down.\n\n- 4: The sirens call.\n\nWhen it runs out, the gate opens.",
    ],
    [
      "in a list",
      "# Progress Clocks\nA clock has segments.\n\n- **Alarm**: a 6-segment clock. When it fills, the guards come.\n- **Spring Tide**: an 8-segment clock that counts down. When it runs out, the gate opens.",
    ],
  ])("two clocks stay two, each with its size, direction and end: %s", async (_, book) => {
    const { results } = await extract([book]);
    const found = results.clocks.items.flatMap(({ name, details }) => (details.max === null ? [] : [{ name, ...details }]));
    expect(found).toMatchObject([
      { name: "Alarm", max: 6, direction: "up" },
      { name: "Spring Tide", max: 8, direction: "down" },
    ]);
    expect(found[0]?.triggers).toEqual([{ at: 6, text: expect.stringContaining("the guards come") }]);
    expect(found[1]?.triggers).toContainEqual({ at: 0, text: expect.stringContaining("the gate opens") });
  });

  test("what characters are rated in, with its short form", async () => {
    const { results } = await extract([
      "# Traits\nYou have Nerve (NRV), Muscle (MSC) and Lore (LOR). Roll under NRV 12 or MSC 9, or save by LOR saves. NRV: 3 is low, LOR: 4 too.",
    ]);
    expect(results.stat_schema.items.map(({ name, details }) => [name, details.short])).toContainEqual(["Lore", "LOR"]);
  });

  test("a ladder on which something grows worse", async () => {
    const { results } = await extract([
      "# Exhaustion\n| Level | Effect |\n| --- | --- |\n| 1 | You tire |\n| 2 | Speed halved |\n| 3 | Death |",
    ]);
    expect(results.escalation.items[0]?.details.steps).toEqual(["1: You tire", "2: Speed halved", "3: Death"]);
  });

  test("a track of harm by its penalties", async () => {
    const { results } = await extract(["# Health\n- Scratched: 0\n- Bleeding: -1\n- Broken: -3\n- Dying: -5"]);
    expect(results.health.items[0]?.details).toMatchObject({
      track_type: "levels",
      levels: [{ name: "Scratched", penalty: 0 }, { name: "Bleeding" }, {}, { penalty: -5 }],
    });
  });
});

describe("which system a book is like", () => {
  test("is told by that system's own words, with a score", async () => {
    const { system, matches } = await extract([
      "# Moves\nWhen you act under fire, roll+cool. On a 10+ you do it. On a 7-9 you flinch. Hold 1. On a 6- the MC makes a hard move.",
      "# More\nWhen you go aggro on someone, roll+hard. On a 10+ they choose. On a 7–9 they may. Take +1 forward. Read your playbook for soft moves.",
    ]);
    expect(system).toBe("pbta");
    expect(matches[0]).toMatchObject({ id: "pbta", patterns: expect.any(Number) });
  });

  test("is none where it is like none, and the asked one where it is asked for", async () => {
    const prose = ["# The Harbour\nLanterns sway over black water, and nobody rolls anything."];
    expect(await extract(prose)).toMatchObject({ system: null, hinted: false });
    expect(await extract(prose, "osr")).toMatchObject({ system: "osr", hinted: true });
    await expect(extract(prose, "osrr")).rejects.toMatchObject({ code: "system_not_found" });
  });
});
