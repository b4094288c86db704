/**
 * Rows that are written once are compressed where they are from 256 bytes on, not only from 2,000: a value within the row costs less than one in parts
 * beside the table. What is stored already stays as it is. From here on all events of a turn that has ended are one row: servers of the version before would
 * not find in it the text that a strike or the X-card removes.
 */
export const compactRows = [
  "alter table run_events alter column event set storage main",
  "alter table run_events set (toast_tuple_target = 256)",
];
