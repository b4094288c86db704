import { printGame } from "./game.ts";
import type { Game } from "./game.ts";
import { effect, lore, pick, vary } from "./names.ts";

/** Games that are run on the detector's result alone. */
export const apartGames: readonly Game[] = [
  printGame({
    id: "label_tables",
    part: "apart",
    rules: "Roll d20 and add your attack bonus. If the total is equal to or more than the opponent's armor class, you hit.",
    bestiary: {
      head: "# Monster Descriptions\n",
      print: (name, at) =>
        `## ${name}\n\n| Armor Class: | ${vary(at, 1, 11, 19)} |\n| --- | --- |\n| Hit Dice: | ${vary(at, 2, 1, 9)} (+8) |\n| No. of Attacks: | 2 claws |\n| Damage: | 1d4/1d4 |\n| Movement: | ${vary(at, 3, 2, 6)}0' |\n| Morale: | ${vary(at, 4, 5, 12)} |\n| XP: | ${vary(at, 5, 10, 900)} |\n\n${lore(at)}\n`,
    },
    powers: {
      head: "# All Spells, in Order\n",
      print: (name, at) =>
        `## ${name}\n\n| Range: | ${vary(at, 1, 1, 9)}0' | Cleric ${vary(at, 2, 1, 6)} |\n| --- | --- | --- |\n| Duration: | ${vary(at, 3, 1, 9)} turns | |\n\n${effect(at)}\n`,
    },
    goods: {
      head: "# Cost of Supplies\n\n| Item | Price | Weight |\n| --- | --- | --- |",
      print: (name, at) => `| ${name} | ${vary(at, 3, 1, 40)} gp | ${vary(at, 4, 1, 9)} |`,
    },
    fields: ["armor_class", "hit_dice", "morale"],
  }),
  printGame({
    id: "d20_lines",
    part: "apart",
    rules: "To make a check, roll d20 and add the modifier. If the total equals or exceeds the DC, the check succeeds.",
    bestiary: {
      head: "# Bestiary\n",
      print: (name, at) =>
        `## ${name} CR ${vary(at, 1, 1, 9)}\n\nXP ${vary(at, 2, 1, 9)}00 N Medium animal Init +${vary(at, 3, 1, 6)}; Senses low-light vision; Perception +${vary(at, 4, 1, 9)}\n\nAC ${vary(at, 5, 11, 20)}, touch 12, flat-footed 12 (+2 Dex) hp ${vary(at, 6, 8, 60)} (${vary(at, 7, 1, 9)}d8+9) Fort +6, Ref +5, Will +2\n\nSpeed 40 ft. Melee bite +5 (1d6+1) Str ${vary(at, 8, 8, 20)}, Dex 15, Con 17, Int 2, Wis 12, Cha 6\n\n${lore(at)}\n`,
    },
    powers: {
      head: "# Spell Descriptions\n",
      print: (name, at) =>
        `## ${name}\n\nSchool evocation; Level sorcerer/wizard ${vary(at, 1, 1, 9)} Casting Time 1 standard action Components V, S Range long (400 ft.) Duration ${vary(at, 2, 1, 9)} rounds Saving Throw Reflex half\n\n${effect(at)}\n`,
    },
    fields: ["armor_class", "hit_points", "speed"],
  }),
  printGame({
    id: "levels_of_foes",
    part: "apart",
    rules:
      "The game master sets a level from 0 to 10. The target number is three times the level. Roll d20; if the roll is equal to or more than it, you succeed.",
    bestiary: {
      head: "# Creatures\n",
      print: (name, at) =>
        `## ${name}: ${vary(at, 1, 2, 8)} (${3 * vary(at, 1, 2, 8)})\n\n${lore(at)}\n\nMotive: Hungers for flesh\n\nEnvironment: Marshes\n\nHealth: ${vary(at, 2, 6, 40)}\n\nDamage Inflicted: ${vary(at, 3, 2, 10)} points\n\nArmor: ${vary(at, 4, 1, 4)}\n\nMovement: Short\n\nInteraction: It can be bargained with.\n`,
    },
    powers: {
      head: "# Devices\n",
      print: (name, at) => `## ${name}\n\nLevel: 1d6 + ${vary(at, 1, 1, 4)}\n\nForm: A glass bead\n\nEffect: ${effect(at)}\n`,
    },
    fields: ["hit_points", "armor"],
  }),
  printGame({
    id: "step_dice",
    part: "apart",
    rules: "Roll the trait die. If the result is 4 or more, the attempt succeeds; each 4 above that is a raise.",
    bestiary: {
      head: "# Wild Things\n",
      print: (name, at) =>
        `## ${name}\n\n${lore(at)}\n\nAttributes: Agility d${pick(at, 1, ["4", "6", "8"])}, Smarts d${pick(at, 2, ["4", "6"])}, Spirit d6, Strength d8, Vigor d8 Skills: Athletics d6, Fighting d${pick(at, 3, ["6", "8"])}, Notice d8 Pace: ${vary(at, 4, 4, 8)}; Parry: ${vary(at, 5, 4, 8)}; Toughness: ${vary(at, 6, 4, 12)} (1) Special Abilities: Bite, Claws\n`,
    },
    powers: {
      head: "# Powers\n",
      print: (name, at) =>
        `## ${name}\n\nRank: ${pick(at, 1, ["Novice", "Seasoned", "Veteran"])} Power Points: ${vary(at, 2, 1, 6)} Range: Smarts Duration: ${vary(at, 3, 1, 9)} rounds Trappings: Mist, light, smoke\n\n${effect(at)}\n`,
    },
    goods: {
      head: "# Gear Notes\n\n| Item | Cost | Weight |\n| --- | --- | --- |",
      print: (name, at) => `| ${name} | $${vary(at, 3, 1, 40)} | ${vary(at, 4, 1, 9)} |`,
    },
    fields: ["pace", "parry", "toughness"],
  }),
  printGame({
    id: "dots",
    part: "apart",
    rules: "Roll a dice pool of ten-sided dice. Each die that shows 8 or more is a success. One success is enough.",
    bestiary: {
      head: "# Antagonists\n",
      print: (name, at) =>
        `## ${name}\n\n${lore(at)}\n\nAttributes: Strength ${pick(at, 1, ["●●", "●●●"])}, Dexterity ●●, Stamina ${pick(at, 2, ["●", "●●●●"])}, Wits ●●\n\nSkills: Brawl ●●, Stealth ${pick(at, 3, ["●", "●●"])}\n\nHealth: ${vary(at, 4, 5, 9)}\n\nWillpower: ${vary(at, 5, 2, 6)}\n\nInitiative: ${vary(at, 6, 3, 7)}\n`,
    },
    powers: {
      head: "# Disciplines\n",
      print: (name, at) =>
        `## ${name} ${pick(at, 1, ["●", "●●", "●●●"])}\n\nCost: ${vary(at, 2, 1, 4)} Vitae\n\nDice Pool: Presence + Occult\n\nAction: Instant\n\n${effect(at)}\n`,
    },
    fields: ["hit_points", "willpower"],
  }),
  printGame({
    id: "run_ins",
    part: "apart",
    rules: "To save, roll a d20. If you roll equal to or under the attribute you succeed, otherwise you fail.",
    bestiary: {
      head: "# Things in the Dark\n",
      print: (name, at) =>
        `${name}: HD ${vary(at, 1, 1, 6)}, AC ${vary(at, 2, 10, 17)}, MV ${vary(at, 3, 6, 15)}, ML ${vary(at, 4, 5, 11)}, claw (d6). ${lore(at)}\n`,
    },
    powers: {
      head: "# Miracles and Charms\n\n| d12 | Charm |\n| --- | --- |",
      print: (name, at) => `| ${at + 1} | ${name}: ${effect(at)} |`,
    },
    goods: {
      head: "# What You Can Buy\n",
      print: (name, at) => `- ${name}, ${vary(at, 3, 1, 40)} coins`,
    },
    fields: ["hit_dice", "armor_class", "morale"],
  }),
];
