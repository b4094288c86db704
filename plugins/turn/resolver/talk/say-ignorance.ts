import type { Entity } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { mannerOf, sayFresh } from "./manner.ts";
import type { MannerLines } from "./manner.ts";

/** How somebody says that they do not know; `about` names what was asked where it has a name. Never twice in a row in the same words. */
export const sayIgnorance = (draft: ResolutionDraft, person: Entity, about = "that"): string => {
  const lines = (about === "that" ? unnamed : named)[mannerOf(draft.world, person)];
  return sayFresh(
    draft,
    person,
    lines.map((line) => line.replaceAll("{about}", about)),
  );
};

/** How somebody says that nothing out of the ordinary came to their notice. */
export const sayNothingUnusual = (draft: ResolutionDraft, person: Entity): string =>
  sayFresh(draft, person, usual[mannerOf(draft.world, person)]);

const usual: MannerLines = {
  warm: ['"Nothing that I would call odd, bless you," says {who}.', '"All as it should be, as far as I can tell," says {who}.'],
  plain: ['"Nothing out of the ordinary," says {who}.', '"Not that I noticed," says {who}.'],
  cold: ['"Nothing that I would tell you," says {who}.', '"Only you," says {who}.'],
};

const unnamed: MannerLines = {
  warm: ['"I wish I could tell you," says {who}.', '"That is past me," says {who}. "I am sorry."', '"You have me there," says {who}.'],
  plain: ['"I could not tell you," says {who}.', '"You have me there," says {who}.', '"That is more than I know," says {who}.'],
  cold: ['"How should I know?" says {who}.', '"That is no question for me," says {who}.', '"Not that I know," says {who}.'],
};

const named: MannerLines = {
  warm: ['"I wish I knew anything of {about}," says {who}.', '"Of {about} I can tell you nothing," says {who}. "I would if I could."'],
  plain: [
    '"I know nothing about {about}," says {who}.',
    '"Of {about} I could not tell you anything," says {who}.',
    '"You ask the wrong one about {about}," says {who}.',
  ],
  cold: [
    '"What should I know about {about}?" says {who}.',
    '"I have nothing to do with {about}," says {who}.',
    '"Do I look as if I knew about {about}?" says {who}.',
  ],
};
