/** What a pack's text may refer to in other packs: the ids of all their files, by pack. Without it such ids are taken on trust. */
export type OtherPacks = ReadonlyMap<string, ReadonlySet<string>>;
