import type { RunEventBody } from "freeform-rpg/kernel";

/** Knows which streamed text stands, so that followers end up with each text once and whole. */
export interface OpenText {
  /** The events to tell for one that came: a retraction precedes the first token of a stage that was cut off earlier. */
  follow(event: RunEventBody): RunEventBody[];
  /** Retractions of all text that stands. */
  retract(reason: string): RunEventBody[];
  /** What is to be told so that the text that stands is `whole`; nothing where none was told at all. */
  amend(whole: string): RunEventBody[];
}

/** Starts from what was told of the run in a former process. */
export const createOpenText = (told: readonly RunEventBody[]): OpenText => {
  const standing = new Map<string, string>();
  for (const event of told) note(standing, event);
  const cutOff = new Set(standing.keys());
  const retract = (reason: string): RunEventBody[] => {
    const retractions = [...standing.keys()].map((stage) => discard(stage, reason));
    standing.clear();
    cutOff.clear();
    return retractions;
  };
  return {
    retract,
    follow(event) {
      const retold = event.type === "token" && cutOff.delete(event.stage);
      if (event.type === "draft_discarded") cutOff.delete(event.stage);
      if (retold) standing.delete(event.stage);
      note(standing, event);
      return retold ? [discard(event.stage, "The telling was cut off and starts again."), event] : [event];
    },
    amend(whole) {
      const [stage, text] = [...standing].at(-1) ?? [];
      if (stage === undefined || text?.trim() === whole.trim()) return [];
      return [...retract("The text was cut off or mended; here it is whole."), { type: "token", stage, text: whole }];
    },
  };
};

const discard = (stage: string, reason: string): RunEventBody => ({ type: "draft_discarded", stage, reason });

const note = (standing: Map<string, string>, event: RunEventBody) => {
  if (event.type === "token") standing.set(event.stage, (standing.get(event.stage) ?? "") + event.text);
  if (event.type === "draft_discarded") standing.delete(event.stage);
};
