import type { LabelFamily } from "./family.ts";

/** Games that roll a d20 against a number. */
export const d20: LabelFamily = {
  id: "d20",
  labels: {
    creature: {
      strength: "str|strength|stä|stärke|force|fue|fuerza|força|forza",
      dexterity: "dex|dexterity|geschicklichkeit|geschick|dextérité|destreza|destrezza",
      constitution: "con|constitution|kon|konstitution|constitución|constituição|costituzione",
      intelligence: "int|intelligence|intelligenz|intelligence|inteligencia|inteligência|intelligenza",
      wisdom: "wis|wisdom|wei|weisheit|sagesse|sab|sabiduría|sabedoria|saggezza",
      charisma: "cha|charisma|charisme|carisma",
      challenge:
        "challenge|challenge rating|cr|herausforderung|herausforderungsgrad|hg|facteur de puissance|fp|dangerosité|desafío|vd|desafio|nd|grado di sfida|gs|sfida",
      saving_throws: "saving throws|saves|rettungswürfe|jets de sauvegarde|tiradas de salvación|testes de resistência|tiri salvezza",
      fortitude: "fort|fortitude",
      reflex: "ref|reflex",
      will: "will",
      damage_resistances: "damage resistances",
      damage_immunities: "damage immunities",
      damage_vulnerabilities: "damage vulnerabilities",
      condition_immunities: "condition immunities",
      languages: "languages|sprachen|langues|idiomas|linguaggi|lingue",
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
