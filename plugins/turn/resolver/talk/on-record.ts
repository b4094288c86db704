import { stemOf, wordsOf } from "freeform-rpg/language";
import type { Entity } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { contentStems } from "./content-words.ts";

/**
 * True where the story so far has somebody say what has most of these words: what a trigger of the story has them do and say, and what a
 * narration has them say aloud. They do not deny it later.
 */
export const hasSpokenOf = (draft: ResolutionDraft, person: Entity, words: string): boolean =>
  [...storyTexts(draft), ...spokenParagraphs(draft)].some(
    (text) => names(person, text) && shares(text, contentOf(words, person), { least: 2, part: 0.5 }),
  );

/** True where a remembered turn names somebody and has most of these words, whoever said them: it is no news to them. */
export const hasHeardOf = (draft: ResolutionDraft, person: Entity, words: string): boolean =>
  [...storyTexts(draft), ...draft.world.recent_turns.map(({ final_text }) => final_text)].some(
    (text) => names(person, text) && shares(text, contentOf(words, person), { least: 3, part: 0.4 }),
  );

/** The words of what has happened in the story, and will not happen again. */
const storyTexts = ({ director, world }: ResolutionDraft): string[] =>
  world.campaign.story.triggers.filter(({ id }) => director.fired.includes(`trigger:${id}`)).map(({ text }) => text);

/** Paragraphs in which somebody speaks who is no player's character. */
const spokenParagraphs = ({ world }: ResolutionDraft): string[] =>
  world.recent_turns.flatMap(({ final_text, player_input }) =>
    final_text.split(/\n{2,}/).filter((paragraph) => /["“„]/.test(paragraph) && !player_input.includes(bare(paragraph))),
  );

const bare = (paragraph: string): string => paragraph.trim().replaceAll(/^["“„]|["”“]$/g, "");

const names = (person: Entity, text: string): boolean => {
  const said = new Set(wordsOf(text));
  return namesOf(person).some((name) => wordsOf(name).every((word) => said.has(word)));
};

const contentOf = (words: string, person: Entity): readonly string[] => [...contentStems(words, new Set(namesOf(person).flatMap(wordsOf)))];

/** So many of the words that say what it is about, and such a part of them. */
const shares = (text: string, wanted: readonly string[], { least, part }: { readonly least: number; readonly part: number }): boolean => {
  const said = new Set(wordsOf(text).map(stemOf));
  const shared = wanted.filter((stem) => said.has(stem)).length;
  return shared >= least && shared >= wanted.length * part;
};
