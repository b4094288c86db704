/** Milliseconds between two samples of how late a timer fires. */
const interval = 1000;

/** Samples that are remembered. A process that was paused once has one that is late; one that gets too little of the processor has many. */
const kept = 9;

/** Milliseconds that a timer may be late on any machine. */
const slight = 200;

/** Turns of the event loop until a renewal is stored, on the careful side. */
const turnsOfRenewal = 10;

/** How many times as long as usual a lease may become. */
const longest = 6;

/**
 * The seconds of a lease, given how many milliseconds the latest timers of this process were late: where most are, renewals are too, and a lease of the
 * usual length would run out while its owner is at work, which helps nobody where the others are as late.
 */
export const leaseLength = (seconds: number, lateness: readonly number[]): number => {
  const typical = lateness.toSorted((a, b) => a - b)[Math.floor(lateness.length / 2)] ?? 0;
  return typical < slight ? seconds : Math.min(seconds * longest, seconds + (typical * turnsOfRenewal) / 1000);
};

const samples: number[] = [];
let before = performance.now();

// It begins with the module: a process that is late is so from its start, before it has claimed anything.
setInterval(() => {
  const now = performance.now();
  samples.push(now - before - interval);
  if (samples.length > kept) samples.shift();
  before = now;
}, interval).unref();

/** The seconds of a lease that this process takes or renews now. */
export const leaseNow = (seconds: number): number => leaseLength(seconds, samples);
