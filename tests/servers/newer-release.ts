// Loaded before the command line: makes it a release that has two more changes of the database than this one, or as many as NEWER_CHANGES says.
import { addChanges, contract, expand } from "freeform-rpg/db/testing";

/** Columns of the tables that turns write most, a table, and an index: what a release adds. */
const added = expand([
  "alter table runs add column mood text, add column weight integer not null default 1",
  "alter table events add column mood text not null default 'calm'",
  "alter table run_events add column mood text",
  "alter table campaigns add column mood text not null default 'calm'",
  "alter table entities add column mood text",
  "create table moods (campaign_id text not null, mood text not null, primary key (campaign_id, mood))",
  "create index events_by_mood on events (campaign_id, mood)",
]);
/** What the release after that takes away. */
const removed = contract(["alter table runs drop column mood"], { after: "29990101000000_moods" });

const all = [
  ["29990101000000_moods", added],
  ["29990201000000_no_moods", removed],
] as const;
addChanges(Object.fromEntries(all.slice(0, Number(process.env["NEWER_CHANGES"] ?? all.length))));
