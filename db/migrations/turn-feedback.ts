/** Members' feedback about turns, and an index for recorded answers by request. Feedback stays when its turn is rewound. */
export const turnFeedback = [
  `create table turn_feedback (
    campaign_id text not null references campaigns, event_seq integer not null, user_id text not null,
    thumbs text check (thumbs in ('up', 'down')), rating integer check (rating between 1 and 5), flag text, comment text not null default '',
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    primary key (campaign_id, event_seq, user_id), foreign key (campaign_id, event_seq) references events)`,
  "create index model_calls_request on model_calls (request_key, campaign_id) where request_key is not null",
];
