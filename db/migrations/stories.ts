/** What settles threads, moves clocks and ends stories. */
export const stories = [
  "alter table campaigns add column story jsonb not null default '{}'",
  "alter table clocks add column moves jsonb not null default '[]', add column deadline jsonb",
  "alter table threads add column resolved_when jsonb, add column failed_when jsonb",
  "alter table director add column fired jsonb not null default '[]'",
];
