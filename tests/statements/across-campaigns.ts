/** Statements that are about all campaigns by their meaning, and why. */
export const acrossCampaigns: readonly (readonly [statement: RegExp, why: string])[] = [
  [/^select \* from "runs" where "id" = \$1$/, "A run is found by its id; everything else about it then names its campaign."],
  [/^select campaign_id from runs r where status in/, "The queue asks which campaigns have work."],
  [/^select min\("wait_until"\)/, "The queue asks when the next waiting run goes on."],
  [/^update "runs" set "lease_until" = .* "lease_owner" = \$\d+$/, "A worker prolongs all that it holds."],
  [/^update "runs" set "lease_until" = \$1 where "status"/, "The only process of a folder frees what its predecessor held."],
  [/^select id from campaigns c where status = 'active' and order_of_play/, "The queue looks for rounds that are over by time."],
  [/"queuedTurns"/, "An operator reads how much work there is."],
  [/^select s\.id, .* from servers s left join/, "An operator reads what each server runs."],
  [/^select \( with days as/, "An operator reads what the server cost."],
  [/^select '\w+' as "table", count\(\*\)::float as "rows" from/, "An operator reads how much is stored."],
  [/^select count\(\*\)::integer as rows from/, "Maintenance counts what it may delete."],
  [/^(delete from|update) \w+ (set .* )?where ctid = any/, "Maintenance deletes what has been kept for long enough."],
  [
    /^with chosen \(place\) as materialized \(select t\.ctid from "run_events" t/,
    "Maintenance removes what has been kept for long enough.",
  ],
  [/^with gone as \(delete from runs where ctid = any/, "Maintenance deletes what has been kept for long enough."],
  [/^select "reply", "campaign_id" from "model_calls" where "request_key"/, "A recorded answer is played again for the same request."],
  [/^select id from campaigns where exists/, "Before a pack is removed, the campaigns that use it are found."],
  [/^update campaigns set content_packs = content_packs - /, "A pack is removed from the campaigns that use it."],
  [/^update campaigns set on_unfixable_narration = case/, "A migration renames the values of a setting."],
];
