/** The language of each pack, and the full-text configuration that each collection is indexed with. */
export const packLanguages = [
  "alter table content_packs add column language text not null default 'en'",
  "alter table lore_collections add column language text not null default 'english'",
];
