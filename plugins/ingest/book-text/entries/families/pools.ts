import type { LabelFamily } from "./family.ts";

/** Games of dice pools and rated traits. */
export const pools: LabelFamily = {
  id: "world_of_darkness",
  labels: {
    creature: {
      strength: "strength",
      dexterity: "dexterity",
      stamina: "stamina",
      charisma: "charisma",
      manipulation: "manipulation",
      appearance: "appearance",
      perception: "perception",
      intelligence: "intelligence",
      wits: "wits",
      presence: "presence",
      resolve: "resolve",
      composure: "composure",
      willpower: "willpower",
      attributes: "attributes|physical|social|mental",
      virtue: "virtue|vice|nature|demeanor",
    },
    power: { system: "system", dice_pool: "dice pool|dice pools" },
  },
};
