/**
 * Files that servers share: folders by name, each with the hashes of its files, the hashes that are stored somewhere, and their content where it is stored in the
 * database.
 */
export const sharedFiles = [
  `create table shared_folders (name text primary key, version integer not null, fence integer not null default 0, files jsonb not null,
    changed_at timestamptz not null default now())`,
  `create table shared_objects (place text not null, sha256 text not null, bytes bigint not null, complete boolean not null default false,
    stored_at timestamptz not null default now(), primary key (place, sha256))`,
  `create table shared_contents (sha256 text not null, part integer not null, content bytea not null, primary key (sha256, part))`,
  // What is stored is compressed already or small.
  "alter table shared_contents alter column content set storage external",
];
