import { printGame } from "./game.ts";
import type { Game } from "./game.ts";
import { effect, lore, pick, vary } from "./names.ts";

/** Games that were looked at while the detector was made. */
export const tunedGames: readonly Game[] = [
  printGame({
    id: "short_labels",
    part: "tuned",
    rules:
      "To attack, roll d20 and add your bonus; at the target's AC or more you hit. To save, roll d20: if the roll is equal to or more than the number, you succeed.",
    bestiary: {
      head: "# Monsters\n\nEach is described below.\n",
      print: (name, at) =>
        `## ${name}\n\n${lore(at)}\n\nAC ${vary(at, 1, 3, 9)} [${vary(at, 2, 10, 16)}], HD ${vary(at, 3, 1, 9)} (${vary(at, 4, 4, 40)}hp), Att 1 × bite (1d${pick(at, 5, ["4", "6", "8"])}), MV 120’ (40’), SV D12 W13 P14 B15 S16 (1), ML ${vary(at, 6, 5, 11)}, AL Neutral, XP ${vary(at, 7, 10, 400)}, NA 1d6 (2d6), TT C\n`,
    },
    powers: {
      head: "# Spells\n",
      print: (name, at) => `## ${name}\n\nDuration: ${vary(at, 1, 1, 12)} turns\n\nRange: ${vary(at, 2, 1, 12)}0’\n\n${effect(at)}\n`,
    },
    goods: {
      head: "# Equipment\n\n| Item | Cost (gp) |\n| --- | --- |",
      print: (name, at) => `| ${name} | ${vary(at, 3, 1, 40)} |`,
    },
    fields: ["armor_class", "hit_dice", "morale"],
  }),
  printGame({
    id: "labelled_lines",
    part: "tuned",
    rules: "Every character has six abilities. A monster that loses half of its number must check morale on 2d6.",
    bestiary: {
      head: "# Creatures of the Marsh\n",
      print: (name, at) =>
        `### ${name}\n\nNo. Enc.: 1d6 (2d6) Alignment: Neutral Movement: ${vary(at, 1, 6, 18)}0' (30') Armor Class: ${vary(at, 2, 2, 9)} Hit Dice: ${vary(at, 3, 1, 9)} Attacks: 2 (claws) Damage: 1d6/1d6 Save: F${vary(at, 4, 1, 9)} Morale: ${vary(at, 5, 5, 11)} Hoard Class: XIX\n\n${lore(at)}\n`,
    },
    powers: {
      head: "# Magic-User Spells\n",
      print: (name, at) =>
        `### ${name}\n\nLevel: ${vary(at, 1, 1, 6)} Duration: ${vary(at, 2, 1, 9)} rounds Range: ${vary(at, 3, 1, 9)}0 feet\n\n${effect(at)}\n`,
    },
    fields: ["armor_class", "hit_dice", "morale"],
  }),
  printGame({
    id: "year_zero",
    part: "tuned",
    rules: "Roll as many six-sided dice as your attribute and skill together. Every six counts as a success. One success is enough.",
    bestiary: {
      head: "# Adversaries\n",
      print: (name, at) =>
        `## ${name}\n\n${lore(at)}\n\nSTRENGTH ${vary(at, 1, 1, 6)} AGILITY ${vary(at, 2, 1, 6)} WITS ${vary(at, 3, 1, 6)} EMPATHY ${vary(at, 4, 1, 6)}\n\nSKILLS: Close Combat ${vary(at, 5, 1, 4)}, Move ${vary(at, 6, 1, 4)}\n\nARMOR: ${vary(at, 7, 0, 6)}\n\nGEAR: A long knife\n`,
    },
    goods: {
      head: "# Gear\n\n| Gear | Bonus | Weight | Price |\n| --- | --- | --- | --- |",
      print: (name, at) => `| ${name} | +${vary(at, 1, 1, 3)} | ${pick(at, 2, ["½", "1", "2"])} | ${vary(at, 3, 1, 90)}0 |`,
    },
    fields: ["strength", "agility", "armor"],
  }),
  printGame({
    id: "percentile",
    part: "tuned",
    rules: "Roll d100. If the result is equal to or less than your skill, the attempt succeeds; else it fails.",
    bestiary: {
      head: "# Beasts and Foes\n",
      print: (name, at) =>
        `## ${name}\n\n${lore(at)}\n\n| STR | ${vary(at, 1, 6, 18)} | Move | ${vary(at, 2, 6, 12)} |\n| --- | --- | --- | --- |\n| CON | ${vary(at, 3, 6, 18)} | Hit Points | ${vary(at, 4, 6, 30)} |\n| SIZ | ${vary(at, 5, 6, 30)} | Damage Bonus | +1D4 |\n| POW | ${vary(at, 6, 3, 18)} | Armour | ${vary(at, 7, 0, 5)} points |\n\nSkills: Dodge ${vary(at, 8, 20, 60)}%, Track ${vary(at, 9, 20, 60)}%\n`,
    },
    powers: {
      head: "# Spells\n",
      print: (name, at) =>
        `## ${name}\n\nCost: ${vary(at, 1, 1, 9)} magic points\n\nCasting time: ${vary(at, 2, 1, 6)} rounds\n\n${effect(at)}\n`,
    },
    fields: ["hit_points", "armor"],
  }),
  printGame({
    id: "one_table",
    part: "tuned",
    rules: "Roll under the attribute on a d20 to save. Damage is rolled with the weapon's die.",
    bestiary: {
      head: "# Bestiary\n\n| Monster | HD | Armour | Attack | Morale |\n| --- | --- | --- | --- | --- |",
      print: (name, at) =>
        `| ${name} | ${vary(at, 1, 1, 9)} | ${vary(at, 2, 10, 18)} | claw 1d${pick(at, 3, ["4", "6"])} | ${vary(at, 4, 5, 11)} |`,
    },
    powers: {
      head: "# Sorcery\n\n| Spell | Circle | Range | Effect |\n| --- | --- | --- | --- |",
      print: (name, at) => `| ${name} | ${vary(at, 1, 1, 6)} | ${pick(at, 2, ["touch", "near", "far"])} | ${effect(at)} |`,
    },
    goods: {
      head: "# Market\n\nAll prices are in silver.\n\n| Thing | Price |\n| --- | --- |",
      print: (name, at) => `| ${name} | ${vary(at, 3, 1, 40)} |`,
    },
    fields: ["hit_dice", "armor", "morale"],
  }),
  printGame({
    id: "moves",
    part: "tuned",
    rules: "When you take a risk, roll 2d6 and add a stat. On a 10+ you do it. On a 7-9 you do it at a cost. On a 6- it goes wrong.",
    bestiary: {
      head: "# Threats\n",
      print: (name, at) =>
        `## ${name}\n\nHarm ${vary(at, 1, 1, 4)}, Armor ${vary(at, 2, 0, 3)}, Endurance ${vary(at, 3, 3, 12)}\n\nInstinct: to ${pick(at, 4, ["hoard", "hunt", "drown", "burn"])}\n\nMoves: Appear suddenly; Take something away\n\n${lore(at)}\n`,
    },
    powers: {
      head: "# Rotes\n",
      print: (name, at) => `${name}. Tags: ${pick(at, 1, ["near", "far", "ritual"])}. ${effect(at)}\n`,
    },
    fields: ["armor", "instinct"],
  }),
];
