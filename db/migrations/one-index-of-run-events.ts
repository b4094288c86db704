/** Every statement about a run names its campaign, so the primary key finds its events: the second index only cost space and time. */
export const oneIndexOfRunEvents = ["drop index run_events_run"];
