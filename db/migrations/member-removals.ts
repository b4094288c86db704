/** The removed members of a campaign, so that a grant in their token does not add them again. */
export const memberRemovals = [
  `create table member_removals (
    campaign_id text not null references campaigns, user_id text not null, removed_at timestamptz not null default now(),
    primary key (campaign_id, user_id))`,
];
