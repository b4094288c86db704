import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { sayFresh } from "./manner.ts";
import { speakUp } from "./speak-up.ts";

interface Pressed {
  readonly person: Entity;
  /** True for who knows more than they tell. */
  readonly kept: boolean;
}

/** Whoever is threatened or accused and has nothing to tell answers that. True where they were. */
export const reactToPressure = (draft: ResolutionDraft, { action }: AllowedAction, { person, kept }: Pressed): boolean => {
  const { family, verb } = draft.actions.find(action);
  if (family !== "intimidate") return false;
  const lines = kept ? caught : verb === "provoke" ? accused : frightened;
  speakUp(draft, person, capitalise(sayFresh(draft, person, lines)), { answered: true }, "answer");
  return true;
};

const accused = [
  '"That is a lie," says {who}, and has gone white.',
  '"What do you take me for?" says {who}.',
  '"Say that again where others can hear it," says {who}.',
];

const frightened = [
  '"All right," says {who}, with both hands where you can see them. "But there is nothing I could tell you."',
  '"I would say it if I knew it," says {who}, too quickly. "I swear."',
  '{Who} swallows. "I know nothing about that. You can believe it or not."',
];

const caught = [
  '{Who} begins to deny it, and does not get that far. "Leave it," says {who}. "Please."',
  '"You do not know what you are asking," says {who}, and looks away first.',
];
