import { SystemError } from "./system-error.ts";
import type { SystemRepository } from "./system-repository.ts";

/** A system as a list tells of it. */
export interface SystemSummary {
  readonly id: string;
  readonly name: string;
  /** `null` where it stands alone, or cannot be used. */
  readonly inherits: string | null;
  /** How its dice are read; `null` where it has none of its own. */
  readonly method: string | null;
  /** The files that it was merged from, the most distant ancestor first. */
  readonly sources: readonly string[];
  /** Why it cannot be used; `null` when it can. */
  readonly problem: string | null;
}

/** Every system available, usable or not. */
export const summariseSystems = async (shelf: Pick<SystemRepository, "ids" | "open">): Promise<SystemSummary[]> =>
  Promise.all((await shelf.ids()).map((id) => summarise(id, shelf)));

const summarise = async (id: string, shelf: Pick<SystemRepository, "open">): Promise<SystemSummary> => {
  try {
    const { system, sources } = await shelf.open(id);
    const { name, inherits = null, resolution } = system;
    return { id, name, inherits, method: resolution?.method ?? null, sources, problem: null };
  } catch (error) {
    if (!(error instanceof SystemError)) throw error;
    return { id, name: id, inherits: null, method: null, sources: [], problem: error.message };
  }
};
