import type { OutcomeTable } from "../../outcome-table.ts";

/** What is done for show, for company or for its own sake. */
export const gesture: OutcomeTable = {
  critical: [
    "{Who} laughs aloud, and is surprised to hear it.",
    "For as long as it lasts everybody here is looking at you, and nobody minds.",
  ],
  success: [
    "{Who} does not know where to look, and then does.",
    "{Who} takes it as it was meant.",
    "{Who} lets it pass, and without offence.",
    "Something in {who} gives way by the width of a smile.",
    "It costs you nothing, and you feel the better for it.",
  ],
  mixed: ["It is taken, but not quite as you meant it.", "Somebody laughs. It is not clear at what."],
  failure: ["It falls flat, and lies there.", "It comes out wrong, and everyone is kind enough to look elsewhere."],
  botch: ["It is taken in the worst way there was to take it."],
};
