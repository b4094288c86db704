/**
 * Jobs are tried again, one after another in a lane, and as many at once as their kind allows. The unique indexes hold that, whichever servers
 * claim in the same moment.
 */
export const jobQueue = [
  `alter table runs add column failed_tries integer not null default 0, add column lost_tries integer not null default 0,
    add column lane text, add column slot integer`,
  "create unique index runs_job_lanes on runs (campaign_id, pipeline, lane) where campaign_id = '' and status = 'running' and lane is not null",
  "create unique index runs_job_slots on runs (campaign_id, pipeline, slot) where campaign_id = '' and status = 'running' and slot is not null",
  "create index runs_failed_jobs on runs (campaign_id, finished_at) where campaign_id = '' and status = 'failed'",
];
