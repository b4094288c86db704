import { service } from "freeform-rpg/kernel";
import type { Pack } from "./read-pack.ts";

/** The content packs at hand. */
export interface PackShelf {
  /** Ids of all packs, sorted, whether or not they can be used. */
  ids(): Promise<readonly string[]>;
  /** Throws `pack_not_found`, or `pack_invalid` with all problems at once. */
  read(id: string): Promise<Pack>;
}
export const Packs = service<PackShelf>("lore/packs");

export { readPack } from "./read-pack.ts";
export type { Pack } from "./read-pack.ts";
export type { PackFile } from "./read-content-file.ts";
export { openPackShelf } from "./pack-shelf.ts";
export { FileError, errorsAmong, inReadingOrder, showProblem } from "./problems.ts";
export type { FileProblem } from "./problems.ts";
export { parseLocatedYaml } from "./located-yaml.ts";
export type { LocatedYaml } from "./located-yaml.ts";
export { schemaProblems, showPath } from "./schema-problems.ts";
export { closestWord, didYouMean } from "./closest-word.ts";
export { shipped } from "./shipped.ts";
