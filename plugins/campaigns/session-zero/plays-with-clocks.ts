import type { SetupDocument } from "freeform-rpg/schemas";

/** Whether clocks and costs are played when nothing else is said: as the draft has it, else as its template; a blank page plays with them. */
export const playsWithClocks = ({ template_id, draft }: Pick<SetupDocument, "template_id" | "draft">): boolean =>
  draft.system.clock_rules?.enabled ?? template_id === null;
