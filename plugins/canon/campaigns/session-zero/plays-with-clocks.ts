import type { SetupDocument } from "freeform-rpg/schemas";

/** The default for clocks and costs: as in the draft, else as in its template; enabled for a blank setup. */
export const playsWithClocks = ({ template_id, draft }: Pick<SetupDocument, "template_id" | "draft">): boolean =>
  draft.system.clock_rules?.enabled ?? template_id === null;
