/** Documents that plugins keep of campaigns. */
export const pluginStates = [
  `create table plugin_states (campaign_id text not null references campaigns, plugin text not null, name text not null,
    version integer not null, value jsonb not null, primary key (campaign_id, plugin, name))`,
];
