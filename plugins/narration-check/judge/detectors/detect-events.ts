import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";
import { sharesOf, topicsOf, widen } from "../reading/likeness.ts";

/** The share of an event's topics that the text must contain. Paraphrase passes; silence does not. */
const minShare = 0.25;

/** Finds binding events that the text does not narrate. How an action ends can be told in many ways, so those events are left to the review. */
export const detectUntold: Detect = ({ sentences, facts: { events } }) => {
  const topics = widen(topicsOf(sentences.map(({ text }) => text).join(" ")));
  const last = sentences.at(-1);
  return events.flatMap(({ type, text, binding }) => {
    const due = binding && !type.startsWith("action_") ? topicsOf(text) : new Set<string>();
    if (due.size === 0 || last === undefined || sharesOf(due, topics).length / due.size >= minShare) return [];
    const message = `The text leaves out what happened: "${text}"`;
    return [{ ...createFinding(last, message, "Narrate it plainly, in your own words or in these."), expected: text }];
  });
};
