import type { World } from "freeform-rpg/schemas";

/** True when the campaign plays with clocks; without them nothing costs anything. */
export const usesClocks = (world: World): boolean => world.campaign.system.clock_rules?.enabled === true;

/** Harm at the campaign's lethality: `low` takes one off, `brutal` adds half, rounded down. */
export const temperHarm = (harm: number, world: World): number => {
  const { lethality } = world.campaign.calibration.risk;
  if (lethality === "low") return Math.max(0, harm - 1);
  return lethality === "brutal" ? Math.floor(harm * 1.5) : harm;
};
