/** The ids of all files of other packs, by pack, that a pack's text may refer to. Without it such ids are not checked. */
export type OtherPacks = ReadonlyMap<string, ReadonlySet<string>>;
