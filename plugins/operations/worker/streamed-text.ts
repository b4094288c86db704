import type { RunEventBody, TextPatch } from "freeform-rpg/kernel";

/** Why text is retracted: a sentence for people, and a code by which clients say it in their language. */
export interface Retraction {
  readonly reason: string;
  readonly code: string;
}

/** The text that a run has streamed and not retracted, so that followers end up with each text once and whole. */
export interface StreamedText {
  /**
   * The events to record for one that came: a retraction precedes the first token of a stage that was cut off earlier, and patches of
   * a stage that was cut off are undone before it patches again.
   */
  follow(event: RunEventBody): RunEventBody[];
  /** Retractions of all text. */
  retract(why: Retraction): RunEventBody[];
  /** The events that turn the text into `whole`; none where nothing was streamed. */
  reconcile(whole: string): RunEventBody[];
}

/** Starts from the events that an earlier process recorded. */
export const createStreamedText = (recorded: readonly RunEventBody[]): StreamedText => {
  let { segments, unpatched } = readRecorded(recorded);
  const cutOff = new Set(segments.map(({ stage }) => stage));
  const retract = (why: Retraction): RunEventBody[] => {
    const retractions = [...new Set(segments.map(({ stage }) => stage))].map((stage) => discard(stage, why));
    segments = [];
    unpatched = null;
    cutOff.clear();
    return retractions;
  };
  const prepare = (event: RunEventBody): RunEventBody[] => {
    if (event.type === "token" && cutOff.delete(event.stage)) return [discard(event.stage, cutOffText)];
    if (event.type !== "narration_patched" || unpatched === null) return [];
    return [{ type: "narration_patched", stage: event.stage, from: 0, to: textOf(segments).length, text: textOf(unpatched) }];
  };
  return {
    retract,
    follow(event) {
      const events = [...prepare(event), event];
      if (event.type === "draft_discarded") cutOff.delete(event.stage);
      if (changesText(event)) unpatched = null;
      segments = events.reduce(apply, segments);
      return events;
    },
    reconcile(whole) {
      const stage = segments.at(-1)?.stage;
      if (stage === undefined || textOf(segments).trim() === whole.trim()) return [];
      return [...retract(wholeText), { type: "token", stage, text: whole }];
    },
  };
};

/** A piece of text and the stage that streamed it. */
interface Segment {
  readonly stage: string;
  readonly text: string;
}

/** The text that was recorded, and as it was before the patches of a stage that did not finish; `null` where there are none. */
const readRecorded = (recorded: readonly RunEventBody[]) => {
  let segments: readonly Segment[] = [];
  let unpatched: readonly Segment[] | null = null;
  for (const event of recorded) {
    if (event.type === "narration_patched") unpatched ??= segments;
    else if (event.type === "stage_finished" || changesText(event)) unpatched = null;
    segments = apply(segments, event);
  }
  return { segments, unpatched };
};

const discard = (stage: string, { reason, code }: Retraction): RunEventBody => ({ type: "draft_discarded", stage, reason, code });

const cutOffText: Retraction = { reason: "The text was cut off and starts again.", code: "text_cut_off" };
const wholeText: Retraction = { reason: "The text was cut off or repaired; this is the whole text.", code: "text_completed" };

const changesText = ({ type }: RunEventBody): boolean => type === "token" || type === "draft_discarded" || type === "narration_patched";

const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join("");

const apply = (segments: readonly Segment[], event: RunEventBody): readonly Segment[] => {
  if (event.type === "draft_discarded") return segments.filter(({ stage }) => stage !== event.stage);
  if (event.type === "narration_patched") return patchSegments(segments, event);
  if (event.type !== "token") return segments;
  const last = segments.at(-1);
  if (last?.stage !== event.stage) return [...segments, { stage: event.stage, text: event.text }];
  return [...segments.slice(0, -1), { stage: event.stage, text: last.text + event.text }];
};

/** The replacement belongs to the stage in whose text the range begins. */
const patchSegments = (segments: readonly Segment[], { from, to, text }: TextPatch): readonly Segment[] => {
  let start = 0;
  let placed = false;
  return segments.map((segment, at) => {
    const begin = start;
    start += segment.text.length;
    const first = Math.max(0, from - begin);
    const isLast = at === segments.length - 1;
    if (first > segment.text.length || (first === segment.text.length && !isLast && from !== to)) return segment;
    const inserted = placed ? "" : text;
    placed = true;
    return { ...segment, text: segment.text.slice(0, first) + inserted + segment.text.slice(Math.max(first, to - begin)) };
  });
};
