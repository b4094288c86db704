import { EngineError } from "freeform-rpg/errors";
import type { Dependent } from "./service/logged-changes.ts";

/** A strike that is refused, because later events depend on what it would take back. Nothing was changed. */
export class StrikeError extends EngineError {
  readonly dependents: readonly Dependent[];
  constructor(dependents: readonly Dependent[]) {
    const shown = dependents.slice(0, 5).map(describeDependent);
    const more = dependents.length > shown.length ? ` And ${dependents.length - shown.length} more.` : "";
    super("strike_refused", `Later events depend on it. ${shown.join(" ")}${more} Strike those first, or rewind.`);
    this.dependents = dependents;
  }
}

/** One dependent in a sentence. */
export const describeDependent = ({ kind, turnNo, table, key, field, use }: Dependent): string => {
  const who = kind === "edit" ? `A DM's change after turn ${turnNo}` : `Turn ${turnNo}`;
  const what = `${table} ${key.join(", ")}${field === "" ? "" : `, ${field}`}`;
  return use === "changes" ? `${who} changed ${what}.` : `${who} uses ${what}.`;
};
