/** The servers that work with the database. Each writes its row again and again, so what a crash loses of it does not matter. */
export const servers = [
  `create unlogged table servers (id text primary key, name text not null, version text not null,
    started_at timestamptz not null default now(), seen_at timestamptz not null default now(), draining boolean not null default false)`,
];
