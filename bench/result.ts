/** One measured figure beside its peer, both from the same run. `ratio` is value over peerValue. */
export interface Result {
  readonly metric: string;
  readonly value: number;
  readonly unit: string;
  readonly peer: string;
  readonly peerValue: number;
  readonly ratio: number;
}

/** The parameters of a benchmark. */
export interface BenchOptions {
  /** Another folder of data of the same shape. */
  readonly data: string | undefined;
  /** How many things to measure with, one after another; each benchmark says of what. Default: its own. */
  readonly sizes?: readonly number[] | undefined;
  /** Turns to play, where turns are played. */
  readonly turns?: number | undefined;
  /** Divides the latencies of simulated models; the figures are scaled back. */
  readonly speed?: number | undefined;
  /** Whose protocol simulated models speak. */
  readonly vendor?: string | undefined;
  /** The embedder of lore; `none` searches full text alone. Default: the one that needs no model. */
  readonly embedder?: string | undefined;
}

/** A benchmark: measures and reports; it never fails because it is slow. */
export type Benchmark = (options: BenchOptions) => Promise<readonly Result[]>;

/** Puts a figure beside its peer; figures are rounded to three significant decimals. */
export const beside = (metric: string, value: number, unit: string, peer: string, peerValue: number): Result => ({
  metric,
  value: rounded(value),
  unit,
  peer,
  peerValue: rounded(peerValue),
  ratio: rounded(value / peerValue),
});

const rounded = (value: number): number => Number(value.toFixed(3));
