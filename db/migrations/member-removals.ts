/** Who was removed from a campaign, so that a grant that their token still carries does not bring them back. */
export const memberRemovals = [
  `create table member_removals (
    campaign_id text not null references campaigns, user_id text not null, removed_at timestamptz not null default now(),
    primary key (campaign_id, user_id))`,
];
