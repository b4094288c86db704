import type { MannerLines } from "../manner-lines.ts";

export interface SmallTalkMessages {
  /** The answer to "How are you?" */
  readonly wellbeing: MannerLines;
  /** The answer to "Can I help?" */
  readonly help: MannerLines;
  /** The answer to "Can I get you a drink?" */
  readonly drink: MannerLines;
  /** The answer to "Cold in here, isn't it?" */
  readonly agreement: MannerLines;
  /** The answer to "May I sit here?" */
  readonly seat: MannerLines;
}

export const smallTalk: SmallTalkMessages = {
  wellbeing: {
    warm: ['"All the better for being asked," says {who}.', '"Well enough, now," says {who}.'],
    plain: ['"One gets by," says {who}.', '"No worse than yesterday," says {who}.'],
    cold: ['"As you see," says {who}.', '"Busy," says {who}.'],
  },
  help: {
    warm: ['"Bless you, I have it in hand," says {who}.', '"It is enough that you ask," says {who}.'],
    plain: ['"I have it in hand," says {who}. "Thank you."', '"Another time," says {who}.'],
    cold: ['"I manage," says {who}.', '"Not from you," says {who}.'],
  },
  drink: { warm: ['"I would not say no," says {who}.'], plain: ["{Who} would not say no."], cold: ['"No," says {who}.'] },
  agreement: {
    warm: ['"It is, now that you say it," says {who}.', '"It is," says {who}, and smiles.'],
    plain: ['"It is," says {who}.', '"One gets used to it," says {who}.'],
    cold: ['"If you say so," says {who}.', '"You will live," says {who}.'],
  },
  seat: {
    warm: ['"Please do," says {who}.', '"I was hoping you would," says {who}.'],
    plain: ['"I do not mind," says {who}.', '"Please yourself," says {who}.'],
    cold: ['"If you must," says {who}.', "{Who} shrugs."],
  },
};
