/** Counts the claims of a run: what a worker writes carries the number of its claim, so that one that lost the run cannot write to it. */
export const runAttempts = ["alter table runs add column attempt integer not null default 0"];
