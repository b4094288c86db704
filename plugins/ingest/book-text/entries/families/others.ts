import type { LabelFamily } from "./family.ts";

/** Percentile games of characteristics and skills. */
const percentile: LabelFamily = {
  id: "percentile",
  labels: {
    creature: {
      strength: "str",
      constitution: "con",
      size: "siz",
      dexterity: "dex",
      intelligence: "int",
      power: "pow",
      charisma: "cha|app",
      education: "edu",
      sanity: "san|sanity|san loss|sanity loss",
      magic_points: "magic points|mp",
      damage_bonus: "damage bonus|db|damage modifier",
      build: "build",
      dodge: "dodge",
      action_points: "action points",
    },
    power: { casting_time: "casting time", cost: "magic points|power points", memorize: "learning time" },
  },
};

/** Games of the Year Zero kind: four attributes, skills, gear with a bonus. */
const yearZero: LabelFamily = {
  id: "year_zero",
  labels: {
    creature: {
      strength: "strength",
      agility: "agility",
      wits: "wits|intellect",
      empathy: "empathy",
      gear: "gear|equipment",
      talents: "talents|talent",
      mutations: "mutations",
    },
    item: { bonus: "bonus|gear bonus", damage: "damage", crit: "crit" },
  },
};

/** Games that rate traits with dice of several sizes. */
const stepDice: LabelFamily = {
  id: "step_dice",
  labels: {
    creature: {
      agility: "agility",
      smarts: "smarts",
      spirit: "spirit",
      strength: "strength",
      vigor: "vigor",
      pace: "pace",
      parry: "parry",
      toughness: "toughness",
      attributes: "attributes",
      edges: "edges",
      hindrances: "hindrances",
    },
    power: { cost: "power points", trappings: "trappings" },
  },
};

/** Games that describe a foe by one level or by approaches, stress and stunts. */
const narrative: LabelFamily = {
  id: "narrative",
  labels: {
    creature: {
      level: "level",
      modifications: "modifications",
      interaction: "interaction",
      use: "use",
      loot: "loot",
      aspects: "aspects|high concept|trouble",
      approaches: "approaches",
      stunts: "stunts",
      stress: "stress|consequences",
    },
    power: { form: "form", depletion: "depletion", effect: "effect" },
  },
};

export const otherFamilies: readonly LabelFamily[] = [percentile, yearZero, stepDice, narrative];
