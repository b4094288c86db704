import type { PackContentType } from "freeform-rpg/schemas";

/** What people call a kind of entry: folders, templates and modules of other programs. */
const words: Readonly<Record<PackContentType, string>> = {
  npc: "npc npcs character characters person people actor actors creature creatures monster monsters beast beasts vehicle pc pcs family families cast",
  location:
    "location locations place places city cities settlement settlements region regions building buildings landmark geography scene scenes map maps room rooms world",
  faction:
    "faction factions organisation organisations organization organizations guild guilds group groups company companies military formation",
  item: "item items object objects artifact artifacts artefact equipment weapon weapons armor armour gear magicitem loot treasure consumable tool backpack",
  event: "event events timeline timelines session sessions quest quests plot plots adventure adventures",
  culture:
    "culture cultures race races species ethnicity religion religions tradition traditions language languages god gods deity deities",
  history: "history histories myth myths legend legends lore past era eras",
  technology: "technology technologies vehicle_type tech invention",
  rules:
    "rule rules spell spells feat feats class classes condition conditions feature features ability abilities background skill skills subclass trait mechanics",
  table: "table tables rolltable rolltables",
  general: "",
};

const byWord: ReadonlyMap<string, PackContentType> = new Map(
  Object.entries(words).flatMap(([type, list]) => list.split(" ").map((word) => [word, type as PackContentType] as const)),
);

/** The type of entry that a word stands for: `Organisations` is `faction`. */
export const typeOfWord = (word: string): PackContentType | undefined =>
  word === ""
    ? undefined
    : byWord.get(
        word
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/g, "_"),
      );
