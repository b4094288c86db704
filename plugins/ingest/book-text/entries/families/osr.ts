import type { LabelFamily } from "./family.ts";

/** Old-school games: hit dice, morale and saves in short labels. */
export const osr: LabelFamily = {
  id: "osr",
  labels: {
    creature: {
      hit_dice: "hd|hit dice|hit die|trefferwürfel|tw|dés de vie|dv|dados de golpe|dg|dados de vida|dadi vita",
      hit_points: "hp|hit protection|hit points|tp|lp|pg",
      strength: "str|strength",
      dexterity: "dex|dexterity",
      willpower: "wil|willpower",
      morale: "ml|morale|moral|moralwert",
      alignment: "al|alignment|gesinnung|alignement|alineamiento|alinhamento|allineamento",
      xp: "xp|experience|xp value|erfahrungspunkte|px|experiencia|experiência|esperienza",
      number_appearing: "na|no. appearing|no. enc|no. enc.|number appearing|number encountered|no. app.|anzahl|nombre|número|numero",
      treasure: "tt|treasure|treasure type|hoard class|hc|schatz|trésor|tesoro|tesouro",
      saves: "sv|save|saves|save as|saving throws",
      to_hit: "thac0|to hit|attack bonus",
      speed: "mv|movement|move",
      attacks: "att|attacks|no. of attacks|atk|#at",
    },
    power: { reversible: "reversible" },
    class: { hit_die: "hit dice|hit die|hd", alignment: "alignment allowed" },
  },
};
