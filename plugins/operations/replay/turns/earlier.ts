import type { EarlierRun } from "freeform-rpg/kernel";
import { TurnRequest as TurnRequestArtifact } from "freeform-rpg/plugins/turn/queue";
import type { TurnRequest } from "freeform-rpg/schemas";
import { storedArtifacts } from "./recorded-parts.ts";
import type { TurnParts } from "./recorded-parts.ts";

/** A recorded turn as the earlier run of a replay, with the current request. `stale` names the other stages that run again. */
export const toEarlierRun = (parts: TurnParts, request: TurnRequest, stale: ReadonlySet<string>): EarlierRun => ({
  stale,
  made: {
    [TurnRequestArtifact.id]: request,
    ...Object.fromEntries(Object.entries(storedArtifacts).map(([name, { id }]) => [id, parts[name] ?? undefined])),
  },
});
