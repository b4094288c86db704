import { randomUUID } from "node:crypto";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { readPack } from "freeform-rpg/plugins/memory/lore/lib";
import type { PackDryRuns } from "freeform-rpg/plugins/memory/lore";
import { checkPlace } from "./check-place.ts";
import { findDraft } from "./find-draft.ts";
import type { Promotion, PromotionRequest } from "./promotion.ts";
import { reviewFiles } from "freeform-rpg/plugins/ingest/core/lib";

/** Checks a draft by a dry-run installation and moves it to the packs. A crash at any moment leaves either the old pack or the new one. */
export const promoteDraft = async ({ folder, to, force = false }: PromotionRequest, trials: PackDryRuns): Promise<Promotion> => {
  const draft = await findDraft(resolve(folder));
  const pack = await readPack(draft);
  await (await trials.open(pack, { vectors: false })).close();
  const { id, name, version } = pack.manifest;
  const target = join(resolve(to), id);
  const replaced = await checkPlace({ draft, target, manifest: pack.manifest, force });
  const copied = await putInPlace(draft, target);
  const unreviewed = await countOpen(join(draft, "REVIEW_NEEDED.md"));
  return { pack: id, name, version, folder: target, replaced, unreviewed, ...copied };
};

const putInPlace = async (draft: string, target: string): Promise<Pick<Promotion, "files" | "left_out">> => {
  const name = `.${randomUUID()}`;
  const [aside, old] = [join(dirname(target), `${name}.new`), join(dirname(target), `${name}.old`)];
  const leftOut: string[] = [];
  let files = 0;
  const take = (source: string): boolean => {
    const path = relative(draft, source).replaceAll("\\", "/");
    if (reviewFiles.includes(path)) leftOut.push(path);
    else files += /\.[^/]+$/.test(path) ? 1 : 0;
    return !reviewFiles.includes(path);
  };
  try {
    await mkdir(dirname(target), { recursive: true });
    await cp(draft, aside, { recursive: true, filter: take });
    const moved = await rename(target, old).then(
      () => true,
      () => false,
    );
    await rename(aside, target).catch(async (thrown: unknown) => {
      if (moved) await rename(old, target);
      throw thrown;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
  return { files, left_out: leftOut.toSorted() };
};

const countOpen = async (file: string): Promise<number> => {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.match(/^- \[ \] /gm)?.length ?? 0;
};
