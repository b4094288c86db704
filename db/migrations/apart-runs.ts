/** Finds whether someone has asked to leave the others, before the first turn that is not for all. */
export const apartRuns = ["create index runs_apart on runs (campaign_id) where request->>'apart' is not null"];
