import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import { wordsOf } from "freeform-rpg/language";

/** The events of a step that are told with the action, and those that its story brought about and that follow the story's text. */
export interface StoryParts {
  readonly before: NarratorInput;
  readonly behind: NarratorInput;
}

/** Parts the events of a step at what a trigger of the story tells. What its text has told itself is in neither. */
export const partAtStory = (input: NarratorInput): StoryParts => {
  const stories = input.must_tell.filter(({ type }) => type === "story_triggered").map(({ text }) => text);
  const isBehind = (event: RunEventRecord): boolean => stories.length > 0 && isBrought(event);
  const told = new Set(stories.flatMap(wordsOf));
  const isOpen = (event: RunEventRecord): boolean => isBehind(event) && !isHanded(event, told);
  return {
    before: {
      ...input,
      must_tell: input.must_tell.filter(without(isBehind)),
      also_happened: input.also_happened.filter(without(isBehind)),
    },
    behind: { ...input, must_tell: input.must_tell.filter(isOpen), also_happened: input.also_happened.filter(isOpen) },
  };
};

const without =
  (matches: (event: RunEventRecord) => boolean) =>
  (event: RunEventRecord): boolean =>
    !matches(event);

const isBrought = ({ type, details }: RunEventRecord): boolean =>
  type === "entity_created" || (type === "fact_discovered" && details["method"] === "reveal");

/** "She puts the key into your hand" says that one has the key of the cellar. */
const isHanded = ({ type, details }: RunEventRecord, told: ReadonlySet<string>): boolean => {
  const [head = ""] = String(details["name"] ?? "").split(/ (?:of|with|from|for|in) /);
  return type === "entity_created" && told.has(wordsOf(head).at(-1) ?? "");
};
