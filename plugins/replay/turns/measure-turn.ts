import type { Receipt } from "freeform-rpg/schemas";
import { Fault } from "freeform-rpg/schemas";
import { z } from "zod";
import type { TurnFigures } from "../documents/report.ts";
import type { TurnParts } from "./recorded-parts.ts";

const Told = z.object({
  final_text: z.string(),
  narration: z.object({ attempts: z.number(), faults: z.array(Fault) }).nullable(),
  reconciliation: z.object({ dropped: z.array(z.unknown()) }),
});

/** The objective figures of a turn. */
export const measureTurn = (parts: TurnParts, receipts: readonly Receipt[]): TurnFigures => {
  const { final_text, narration, reconciliation } = Told.parse(parts);
  const faults = narration?.faults.filter(({ severity }) => severity === "error") ?? [];
  const standing = faults.filter(({ draft }) => draft === undefined || draft === narration?.attempts);
  return {
    words: final_text.match(/\S+/g)?.length ?? 0,
    drafts: narration?.attempts ?? 0,
    faults: faults.length,
    standing_faults: standing.length,
    leaks: standing.filter(({ code }) => code.startsWith("rpg.secrets")).length,
    dropped: reconciliation.dropped.length,
    cost: receipts.reduce((sum, { cost }) => sum + cost, 0),
    call_ms: receipts.reduce((sum, { ms }) => sum + ms, 0),
  };
};
