import type { RunEventBody } from "freeform-rpg/kernel";

/** Knows of which stages streamed text stands, so that a stage that runs again does not tell its text twice. */
export interface OpenText {
  /** The events to tell for one that came: a retraction precedes the first token of a stage that was cut off earlier. */
  follow(event: RunEventBody): RunEventBody[];
  /** Retractions of all text that stands. */
  retract(reason: string): RunEventBody[];
}

/** Starts from what was told of the run in a former process. */
export const createOpenText = (told: readonly RunEventBody[]): OpenText => {
  const standing = new Set<string>();
  for (const event of told) note(standing, event);
  const cutOff = new Set(standing);
  const discard = (stage: string, reason: string): RunEventBody => ({ type: "draft_discarded", stage, reason });
  return {
    follow(event) {
      const retold = event.type === "token" && cutOff.delete(event.stage);
      note(standing, event);
      if (event.type === "draft_discarded") cutOff.delete(event.stage);
      return retold ? [discard(event.stage, "The telling was cut off and starts again."), event] : [event];
    },
    retract(reason) {
      const retractions = [...standing].map((stage) => discard(stage, reason));
      standing.clear();
      cutOff.clear();
      return retractions;
    },
  };
};

const note = (standing: Set<string>, event: RunEventBody) => {
  if (event.type === "token") standing.add(event.stage);
  if (event.type === "draft_discarded") standing.delete(event.stage);
};
