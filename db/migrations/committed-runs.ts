/** Notes in the transaction that appends a run's event that the run is committed, so that no one cancels it afterwards. */
export const committedRuns = ["alter table runs add column committed boolean not null default false"];
