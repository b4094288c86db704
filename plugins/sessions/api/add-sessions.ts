import type { ApiPart } from "freeform-rpg/graphql";
import { addChangingSessions } from "./changing.ts";
import { addReadingSessions } from "./reading.ts";
import { addRecap } from "./recap.ts";
import { describeSession } from "./session-type.ts";

/** Adds sessions and the recap. */
export const addSessions: ApiPart = (builder) => {
  const session = describeSession(builder);
  addReadingSessions(builder, session);
  addRecap(builder);
  addChangingSessions(builder, session);
};
