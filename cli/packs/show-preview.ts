import type { PackChange, PackPreview } from "freeform-rpg/plugins/memory/lore";
import { paint, print } from "../output.ts";

/** Shows what an installation changes. */
export const showPreview = ({ packs, conflicts, warnings, campaigns }: PackPreview): void => {
  for (const change of packs) showChange(change);
  for (const { account } of conflicts) print(`${paint.yellow("conflict")} ${account}`);
  for (const warning of warnings) print(`${paint.yellow("warning")} ${warning}`);
  if (campaigns.length > 0) print(`Campaigns that use it: ${campaigns.join(", ")}. Their story, entities and corrections do not change.`);
};

const descriptions: Readonly<Record<PackChange["action"], string>> = {
  install: "is new",
  upgrade: "is newer",
  downgrade: "is older",
  refresh: "has changed under the same version",
  nothing: "is installed as it is",
};

const showChange = ({ pack_id, from, to, action, files, chunks }: PackChange): void => {
  const versions = from === null || from === to ? to : `${from} -> ${to}`;
  print(
    `${paint.bold(pack_id)} ${versions} ${descriptions[action]}: ${chunks.added + chunks.changed} chunks to index, ${chunks.kept} kept, ${chunks.removed} removed.`,
  );
  for (const [mark, paths] of [
    ["+", from === null ? [] : files.added],
    ["~", files.changed],
    ["-", files.removed],
  ] as const)
    for (const path of paths) print(`  ${mark} ${path}`);
};
