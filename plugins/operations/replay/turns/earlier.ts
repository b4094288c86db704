import type { EarlierRun } from "freeform-rpg/kernel";
import { TurnRequest as TurnRequestArtifact } from "freeform-rpg/plugins/turn/queue";
import type { TurnRequest } from "freeform-rpg/schemas";
import { keptArtifacts } from "./recorded-parts.ts";
import type { TurnParts } from "./recorded-parts.ts";

/** A recorded turn as the run that a replay stands on. The request counts as it is asked now: what else it touches is `stale`. */
export const toEarlierRun = (parts: TurnParts, request: TurnRequest, stale: ReadonlySet<string>): EarlierRun => ({
  stale,
  made: {
    [TurnRequestArtifact.id]: request,
    ...Object.fromEntries(Object.entries(keptArtifacts).map(([name, { id }]) => [id, parts[name] ?? undefined])),
  },
});
