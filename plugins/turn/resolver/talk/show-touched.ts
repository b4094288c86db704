import type { Entity, Fact } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { mannerOf, sayFresh } from "./manner.ts";
import type { MannerLines } from "./manner.ts";
import { speakUp } from "./speak-up.ts";

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
  const about = put.map(({ subject_id }) => entityById(draft.world, subject_id)).find((one) => one !== undefined && one.id !== person.id);
  const named = about === undefined || about.visibility !== "known" ? "that" : spokenName(about);
  const lines = touched.length === 0 ? owned : struck[mannerOf(draft.world, person)];
  const line = sayFresh(
    draft,
    person,
    lines.map((one) => one.replaceAll("{about}", named)),
  );
  const nearer = isNew && touched.length > 0 ? ` ${capitalise(sayFresh(draft, person, weakened))}` : "";
  speakUp(draft, person, `${capitalise(line)}${nearer}`, { answered: true, withheld: touched.length > 0 }, "answer");
};

/** What they have nothing to add to. */
const owned = [
  '"So you know that," says {who}.',
  '"I never said otherwise," says {who}.',
  '{Who} nods slowly. "And what will you do with it?"',
  '"Then you need not ask me," says {who}.',
];

/** How somebody takes it who keeps back more. */
const struck: MannerLines = {
  warm: [
    '{Who} looks at the floor for a while. "You were not meant to find that," says {who}.',
    '"Do not make me say it," says {who}, very quietly.',
    '"Leave {about} in peace," says {who}, "if you can."',
    "{Who} opens both hands as if to let go of something, and closes them again.",
  ],
  plain: [
    "{Who} has gone very still.",
    '"Who else have you told that to?" says {who}, a moment too late.',
    "{Who} does not ask what you mean.",
    '"What is {about} to you?" says {who}, too lightly.',
    '"You have sharp eyes," says {who}. It is not said as praise.',
  ],
  cold: [
    '"Be careful whom you say that to," says {who}, and has lost some colour.',
    "{Who} looks past you, at whoever else may have heard it.",
    '"That proves nothing," says {who}, too quickly.',
    '"You would do well to forget {about}," says {who}.',
  ],
};

/** That it has weight. */
const weakened = [
  "One more thing like that, and it will be harder not to answer you.",
  "There is less to hide behind than there was.",
  "It has gone in, and it stays there.",
];
