/**
 * Rows that are written once are compressed where they are from 256 bytes on, not only from 2,000: a value within the row costs less than one in parts
 * beside the table. What is stored already stays as it is.
 */
export const compactRows = [
  "alter table run_events alter column event set storage main",
  "alter table run_events set (toast_tuple_target = 256)",
];
