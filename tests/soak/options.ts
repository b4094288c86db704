/** The parameters of a soak. */
export interface SoakOptions {
  readonly campaigns: number;
  readonly players: number;
  readonly servers: number;
  readonly seconds: number;
  /** Kills after which it ends instead of after `seconds`; then nothing else disturbs the servers. `null`: everything, at random. */
  readonly kills: number | null;
  /** Seconds between two disturbances. */
  readonly every: number;
  /** Seconds that a player thinks at most before a turn. */
  readonly think: number;
  /** Milliseconds of the slowest answer of a model. */
  readonly slowest: number;
  /** A shell command that restarts the Postgres; `null`: it is not restarted. */
  readonly restart: string | null;
  /** Decides what happens to which server when. */
  readonly seed: number;
  readonly print: (line: string) => void;
}

/** A soak of fifteen minutes. */
export const longSoak: SoakOptions = {
  campaigns: 100,
  players: 300,
  servers: 3,
  seconds: 900,
  kills: null,
  every: 15,
  think: 60,
  slowest: 8000,
  restart: null,
  seed: 1,
  print: () => {},
};

/** The kind of the soak's jobs. */
export const jobKind = "soak/steps";

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
