/**
 * What the corrected rows were called in the campaign's own rows. A rewind gives ids back, and another row may bear one
 * afterwards: a correction holds for the row that was meant.
 */
export const correctionTargets = ["alter table corrections add column target_name text, add column into_name text"];
