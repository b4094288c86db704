import type { Entity, Fact } from "freeform-rpg/schemas";
import { capitalise, fillWording } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";
import { calledInTalk, mannerOf, sayFresh } from "./manner.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/** What was put to somebody, and what of theirs it touches. */
export interface Evidence {
  readonly person: Entity;
  /** What the party found out and now holds against them. */
  readonly put: readonly Fact[];
  /** What they keep back and it bears on. */
  readonly touched: readonly Fact[];
  /** True where they hear it for the first time. */
  readonly isNew: boolean;
}

/** Lets who is touched by it and tells nothing show that they are. */
export const showTouched = (draft: ResolutionDraft, { person, put, touched, isNew }: Evidence): void => {
  const { answers, charges } = messagesOf(draft.world);
  const about = put.map(({ subject_id }) => entityById(draft.world, subject_id)).find((one) => one !== undefined && one.id !== person.id);
  const named = about === undefined || about.visibility !== "known" ? answers.unnamed() : calledInTalk(about);
  const lines = touched.length === 0 ? charges.evidenceOwned : charges.evidenceTouched[mannerOf(draft.world, person)];
  const line = sayFresh(
    draft,
    person,
    lines.map((one) => fillWording(one, { about: named })),
  );
  const nearer = isNew && touched.length > 0 ? ` ${capitalise(sayFresh(draft, person, charges.evidenceWeakened))}` : "";
  speakUp(draft, person, `${capitalise(line)}${nearer}`, { answered: true, withheld: touched.length > 0 }, "answer");
};
