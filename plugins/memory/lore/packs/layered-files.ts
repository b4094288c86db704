import type { PackFile } from "../read-content-file.ts";
import type { Pack } from "../read-pack.ts";
import { bareId } from "./conflicts.ts";
import { orderPacks } from "./precedence.ts";

/**
 * The content files of several packs as a campaign uses them, by full id. Files of the same id and type in different packs are merged:
 * name and attributes of the more specific pack take precedence, and aliases and tags are combined. `packs` in the campaign's order.
 */
export const layeredFiles = (packs: readonly Pack[]): ReadonlyMap<string, PackFile> => {
  const placed = packs.map((pack) => ({
    id: pack.manifest.id,
    layer: pack.manifest.layer,
    dependsOn: pack.manifest.depends_on.map(({ id }) => id),
    pack,
  }));
  const files = orderPacks(placed).flatMap(({ pack }) => pack.files);
  return new Map(
    files.map((file) => [file.id, files.filter((each) => isSame(each, file)).reduceRight((below, above) => merge(above, below, file))]),
  );
};

const isSame = (a: PackFile, b: PackFile): boolean => bareId(a.id) === bareId(b.id) && a.metadata.type === b.metadata.type;

const merge = (above: PackFile, below: PackFile, base: PackFile): PackFile => ({
  ...base,
  title: above.title,
  metadata: {
    ...below.metadata,
    ...above.metadata,
    aliases: [...new Set([...above.metadata.aliases, ...below.metadata.aliases])],
    tags: [...new Set([...above.metadata.tags, ...below.metadata.tags])],
    attrs: { ...below.metadata.attrs, ...above.metadata.attrs },
  },
});
