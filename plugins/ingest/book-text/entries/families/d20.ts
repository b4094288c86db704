import type { LabelFamily } from "./family.ts";

/** Games that roll a d20 against a number. */
export const d20: LabelFamily = {
  id: "d20",
  labels: {
    creature: {
      strength: "str|strength",
      dexterity: "dex|dexterity",
      constitution: "con|constitution",
      intelligence: "int|intelligence",
      wisdom: "wis|wisdom",
      charisma: "cha|charisma",
      challenge: "challenge|challenge rating|cr",
      saving_throws: "saving throws|saves",
      fortitude: "fort|fortitude",
      reflex: "ref|reflex",
      will: "will",
      damage_resistances: "damage resistances",
      damage_immunities: "damage immunities",
      damage_vulnerabilities: "damage vulnerabilities",
      condition_immunities: "condition immunities",
      languages: "languages",
      proficiency: "proficiency bonus",
      xp: "xp",
      base_attack: "base atk|base attack|cmb|cmd",
      feats: "feats",
      space: "space|reach",
      spell_resistance: "sr|spell resistance|dr",
    },
    power: { casting_time: "casting time", save: "saving throw", resistance: "spell resistance", components: "components" },
    class: { proficiencies: "saving throws|tools|weapons|armor|skills", hit_die: "hit dice|hit points at higher levels" },
  },
};
