/**
 * The names of the corrected rows in the campaign's own rows. A rewind frees ids, and another row may get one
 * afterwards: a correction holds for the row that was meant.
 */
export const correctionTargets = ["alter table corrections add column target_name text, add column into_name text"];
