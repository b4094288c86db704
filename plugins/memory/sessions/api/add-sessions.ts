import type { ApiPart } from "freeform-rpg/graphql";
import { addBriefing } from "./briefing.ts";
import { addChangingSessions } from "./changing.ts";
import { addReadingSessions } from "./reading.ts";
import { addRecap } from "./recap.ts";
import { describeSession } from "./session-type.ts";

/** Adds sessions, the recap and the DM's briefing. */
export const addSessions: ApiPart = (builder) => {
  const session = describeSession(builder);
  addReadingSessions(builder, session);
  addRecap(builder);
  addBriefing(builder);
  addChangingSessions(builder, session);
};
