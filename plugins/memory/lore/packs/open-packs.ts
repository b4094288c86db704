import { EngineError } from "freeform-rpg/errors";
import { AppError } from "freeform-rpg/kernel";
import type { Pack } from "../read-pack.ts";
import type { PackRepository } from "../pack-repository.ts";

/** Reads a pack and all its dependencies, dependencies first, and checks the references between them. Throws `pack_not_found`, `pack_invalid`, `pack_dependency`. */
export const openWithDependencies = async (repository: PackRepository, id: string): Promise<Pack[]> => {
  const opened = new Map<string, Pack>();
  const visit = async (packId: string, path: readonly string[]): Promise<void> => {
    if (path.includes(packId)) throw circularDependency([...path, packId]);
    if (opened.has(packId)) return;
    const { depends_on } = await repository.manifest(packId);
    for (const { id: needed } of depends_on)
      await visit(needed, [...path, packId]).catch((error) => Promise.reject(explainMissing(error, packId, needed)));
    const others = new Map([...opened].map(([other, { files }]) => [other, new Set(files.map(({ metadata }) => metadata.id))]));
    opened.set(packId, await repository.read(packId, others));
  };
  await visit(id, []);
  return [...opened.values()];
};

const circularDependency = (path: readonly string[]): AppError =>
  new EngineError(
    "pack_dependency",
    `The pack "${path.at(-1) ?? ""}" depends on itself through ${path.join(", ")}. Remove one of these dependencies from its pack.yaml.`,
  );

const explainMissing = (error: unknown, packId: string, needed: string): unknown =>
  error instanceof AppError && error.code === "pack_not_found"
    ? new EngineError(
        "pack_dependency",
        `The pack "${packId}" needs the pack "${needed}", which is not available. ${error.message} Add it to the pack directory first.`,
      )
    : error;
