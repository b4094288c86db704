import type { RunEventBody } from "freeform-rpg/kernel";

/** The text that a run has streamed and not retracted, by stage, so that followers end up with each text once and whole. */
export interface StreamedText {
  /** The events to record for one that came: a retraction precedes the first token of a stage that was cut off earlier. */
  follow(event: RunEventBody): RunEventBody[];
  /** Retractions of all text. */
  retract(reason: string): RunEventBody[];
  /** The events that turn the text into `whole`; none where nothing was streamed. */
  reconcile(whole: string): RunEventBody[];
}

/** Starts from the events that an earlier process recorded. */
export const createStreamedText = (recorded: readonly RunEventBody[]): StreamedText => {
  const texts = new Map<string, string>();
  for (const event of recorded) apply(texts, event);
  const cutOff = new Set(texts.keys());
  const retract = (reason: string): RunEventBody[] => {
    const retractions = [...texts.keys()].map((stage) => discard(stage, reason));
    texts.clear();
    cutOff.clear();
    return retractions;
  };
  return {
    retract,
    follow(event) {
      const restarted = event.type === "token" && cutOff.delete(event.stage);
      if (event.type === "draft_discarded") cutOff.delete(event.stage);
      if (restarted) texts.delete(event.stage);
      apply(texts, event);
      return restarted ? [discard(event.stage, "The text was cut off and starts again."), event] : [event];
    },
    reconcile(whole) {
      const [stage, text] = [...texts].at(-1) ?? [];
      if (stage === undefined || text?.trim() === whole.trim()) return [];
      return [...retract("The text was cut off or repaired; this is the whole text."), { type: "token", stage, text: whole }];
    },
  };
};

const discard = (stage: string, reason: string): RunEventBody => ({ type: "draft_discarded", stage, reason });

const apply = (texts: Map<string, string>, event: RunEventBody) => {
  if (event.type === "token") texts.set(event.stage, (texts.get(event.stage) ?? "") + event.text);
  if (event.type === "draft_discarded") texts.delete(event.stage);
};
