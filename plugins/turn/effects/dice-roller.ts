/** Dice that fall the same way for the same seed. */
export interface DiceRoller {
  /** One die: 1 to `sides`. */
  roll(sides: number): number;
  /** Everything rolled so far. */
  readonly drawn: readonly number[];
}
