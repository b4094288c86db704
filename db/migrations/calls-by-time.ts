/** A campaign's calls of a day or a session are added up in each turn: without the index, all its calls were read for that. */
export const callsByTime = ["create index model_calls_time on model_calls (campaign_id, called_at)"];
