import type { ApiPart } from "freeform-rpg/graphql";
import { addBriefing } from "./briefing.ts";
import { addSessionMutations } from "./session-mutations.ts";
import { addSessionQueries } from "./session-queries.ts";
import { addRecap } from "./recap.ts";
import { describeSession } from "./session-type.ts";
import { addSummaries } from "./summaries.ts";

/** Adds sessions, the recap, summaries and the DM's briefing. */
export const addSessions: ApiPart = (builder) => {
  const session = describeSession(builder);
  addSessionQueries(builder, session);
  addRecap(builder);
  addBriefing(builder);
  addSummaries(builder);
  addSessionMutations(builder, session);
};
