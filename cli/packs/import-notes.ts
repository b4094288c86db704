import { join } from "node:path";
import { describeLeftOut, importNotes } from "freeform-rpg/plugins/ingest/notes/lib";
import type { ImportedNotes } from "freeform-rpg/plugins/ingest/notes/lib";
import { connected } from "../connect.ts";
import { readEnvironment } from "../environment.ts";
import { print, printJson, remark } from "../output.ts";
import { installAndFollow } from "./pack-client.ts";

export interface ImportFlags {
  readonly id?: string;
  readonly name?: string;
  readonly known?: boolean;
  readonly force?: boolean;
  readonly install?: boolean;
  readonly json?: boolean;
}

/** Makes a content pack of notes, a lorebook, a card or another program's export, and installs it if wanted. */
export const importPack = async (
  path: string,
  { id, name, known = false, force = false, install = false, json = false }: ImportFlags,
): Promise<void> => {
  const imported = await importNotes({
    path,
    packs: join(readEnvironment().dataDir, "packs"),
    manifest: { ...(id !== undefined && { id }), ...(name !== undefined && { name }) },
    unmarked: known ? "known" : "dm",
    force,
  });
  if (!json) showImport(imported);
  const installed = install ? await installNow(imported.pack, force, json) : [];
  if (json) return printJson({ ...imported, installed });
  for (const { pack_id, chunks } of installed) print(`Installed ${pack_id}: ${chunks} chunks. Play with it: npx freeform-rpg new-game`);
  if (!install) print(`Install it with: npx freeform-rpg install-pack ${imported.pack}`);
};

const installNow = (id: string, force: boolean, json: boolean) =>
  connected({ as: "operator", operator: true }, ({ api }) => installAndFollow(api, id, force, (note) => (json ? undefined : remark(note))));

const showImport = ({ pack, name, folder, format, entries, byType, known, leftOut, warnings }: ImportedNotes): void => {
  const kinds = Object.entries(byType).map(([type, count]) => `${count} ${type}`);
  print(`${name} (${format}): ${entries} entries: ${kinds.join(", ")}.`);
  print(
    known === entries
      ? "Players may read all of them."
      : `Players may read ${known} of them; the others are for the DM until you change their \`visibility\`.`,
  );
  if (leftOut.length > 0) print("What had no place:");
  for (const one of leftOut) print(`  ${describeLeftOut(one)}`);
  for (const warning of warnings) print(`  warning: ${warning}`);
  print(`The pack "${pack}" is in ${folder}.`);
};
