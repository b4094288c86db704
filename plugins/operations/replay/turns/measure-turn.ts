import type { Receipt } from "freeform-rpg/schemas";
import { NarrationViolation } from "freeform-rpg/schemas/turn";
import { z } from "zod";
import type { TurnFigures } from "../documents/report.ts";
import type { TurnParts } from "./recorded-parts.ts";

const MeasuredParts = z.object({
  final_text: z.string(),
  narration: z.object({ attempts: z.number(), violations: z.array(NarrationViolation) }).nullable(),
  reconciliation: z.object({ dropped: z.array(z.unknown()) }),
});

/** The objective figures of a turn. */
export const measureTurn = (parts: TurnParts, receipts: readonly Receipt[]): TurnFigures => {
  const { final_text, narration, reconciliation } = MeasuredParts.parse(parts);
  const errors = narration?.violations.filter(({ severity }) => severity === "error") ?? [];
  const standing = errors.filter(({ draft }) => draft === undefined || draft === narration?.attempts);
  return {
    words: final_text.match(/\S+/g)?.length ?? 0,
    drafts: narration?.attempts ?? 0,
    faults: errors.length,
    standing_faults: standing.length,
    leaks: standing.filter(({ policy_id = "" }) => policy_id.startsWith("rpg.secrets")).length,
    dropped: reconciliation.dropped.length,
    cost: receipts.reduce((sum, { cost }) => sum + cost, 0),
    call_ms: receipts.reduce((sum, { ms }) => sum + ms, 0),
  };
};
