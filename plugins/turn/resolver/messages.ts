import { defineMessages } from "freeform-rpg/language";
import type { World } from "freeform-rpg/schemas";

/** Why an action that was allowed is not played: what came before it took the time, or did not work. */
export const messages = defineMessages(
  {
    noTimeLeft: (action: string) => `There is no time left to ${action}.`,
    dependsOnFailed: (action: string) => `You cannot ${action}: what had to come before it did not work.`,
    dependsOnTaken: () => "So nothing more comes of it.",
  },
  {
    de: {
      noTimeLeft: (action) => `Dafür ist keine Zeit mehr: „${action}“.`,
      dependsOnFailed: (action) => `Das geht nicht: „${action}“. Was davor kommen musste, ist nicht gelungen.`,
      dependsOnTaken: () => "Damit ist auch das Weitere hinfällig.",
    },
  },
);

/** The messages in the language of a campaign. */
export const messagesOf = ({ campaign }: Pick<World, "campaign">) => messages.in(campaign.calibration.language);
