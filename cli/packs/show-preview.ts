import { paint, print } from "../output.ts";
import type { PackPreview } from "./pack-client.ts";

type PackChange = PackPreview["packs"][number];

/** Shows what an installation changes. */
export const showPreview = ({ packs, conflicts, warnings, campaigns }: PackPreview): void => {
  for (const change of packs) showChange(change);
  for (const { account } of conflicts) print(`${paint.yellow("conflict")} ${account}`);
  for (const warning of warnings) print(`${paint.yellow("warning")} ${warning}`);
  if (campaigns.length > 0) print(`Campaigns that use it: ${campaigns.join(", ")}. Their story, entities and corrections do not change.`);
};

const descriptions: Readonly<Record<PackChange["action"], string>> = {
  INSTALL: "is new",
  UPGRADE: "is newer",
  DOWNGRADE: "is older",
  REFRESH: "has changed under the same version",
  NOTHING: "is installed as it is",
};

const showChange = ({ pack, installedVersion, version, action, files, chunks }: PackChange): void => {
  const versions = installedVersion === null || installedVersion === version ? version : `${installedVersion} -> ${version}`;
  print(
    `${paint.bold(pack)} ${versions} ${descriptions[action]}: ${chunks.added + chunks.changed} chunks to index, ${chunks.kept} kept, ${chunks.removed} removed.`,
  );
  for (const [mark, paths] of [
    ["+", installedVersion === null ? [] : files.added],
    ["~", files.changed],
    ["-", files.removed],
  ] as const)
    for (const path of paths) print(`  ${mark} ${path}`);
};
