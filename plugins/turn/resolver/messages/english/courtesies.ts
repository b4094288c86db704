import type { Courtesy } from "../../talk/courtesies.ts";
import type { MannerLines } from "../manner-lines.ts";

/** What people say or do to a courtesy. */
export const courtesies: Readonly<Record<Courtesy, MannerLines>> = {
  greeting: {
    warm: ['"And to you," says {who}, and means it.', '"There you are," says {who}.', "{Who} greets you like somebody expected."],
    plain: ['"Good to see a face," says {who}.', "{Who} returns the greeting.", '"And a good one to you," says {who}.'],
    cold: ["{Who} looks up, and nods as little as one can.", '"Well?" says {who}.', "{Who} lets the greeting pass."],
  },
  farewell: {
    warm: [
      '"Mind how you go," says {who}. "I should like to see you back."',
      '"Come back in one piece," says {who}.',
      '"Take care of yourself," says {who}.',
    ],
    plain: ['"Mind how you go," says {who}.', "{Who} lifts a hand to see you off.", '"Until the next time," says {who}.'],
    cold: ["{Who} does not look up to see you go.", '"The way out is where you left it," says {who}.', "{Who} gives you half a nod."],
  },
  thanks: {
    warm: [
      '"Any time," says {who}.',
      '"Nothing to thank me for," says {who}, and looks pleased to be thanked.',
      '"You would have done the same," says {who}.',
    ],
    plain: ['"Don\'t mention it," says {who}.', '"You are welcome," says {who}.', "{Who} nods. It was no trouble."],
    cold: ['"I did not do it for you," says {who}.', "{Who} shrugs your thanks off.", '"Keep it," says {who}.'],
  },
  apology: {
    warm: ['"Forgotten," says {who}.', '"No harm done," says {who}.', '"We all have such days," says {who}.'],
    plain: ["{Who} lets it pass.", '"All right," says {who}. "Let us leave it at that."', '"Accepted," says {who}.'],
    cold: [
      '"Words," says {who}.',
      '"We shall see how long that holds," says {who}.',
      "{Who} hears the apology out, and keeps it for later.",
    ],
  },
  condolence: {
    warm: [
      '"That is good of you," says {who}, after a while.',
      "{Who} takes a breath and thanks you for it.",
      '"You are kind to say so," says {who}.',
    ],
    plain: ['"Thank you," says {who}, quietly.', "{Who} looks away for a moment, and nods.", '"It was good of you to say it," says {who}.'],
    cold: [
      '"It is not your loss," says {who}.',
      "{Who} has heard that from better people, and says nothing.",
      '"Yes," says {who}. "Everyone is sorry."',
    ],
  },
  comfort: {
    warm: [
      '"You are kind," says {who}, and stands a little easier.',
      "{Who} breathes out, and leans into the kindness of it.",
      '"I needed that," says {who}.',
    ],
    plain: ["{Who} nods, not convinced, but glad of it.", '"It helps," says {who}. "A little."', "{Who} manages half a smile."],
    cold: ['"I do not need that from you," says {who}.', "{Who} draws back from it.", '"Leave it," says {who}.'],
  },
  compliment: {
    warm: [
      '"Go on with you," says {who}, and is pleased.',
      '"You have an eye," says {who}, and smiles.',
      "{Who} takes the compliment, and goes a little pink with it.",
    ],
    plain: [
      '"One does what one can," says {who}.',
      '"It is good of you to notice," says {who}.',
      "{Who} takes the compliment with half a smile.",
    ],
    cold: ['"And what is it you want?" says {who}.', "{Who} weighs the compliment and finds it light.", '"Save it," says {who}.'],
  },
  joke: {
    warm: ["{Who} laughs aloud.", '"Where do you get them?" says {who}, laughing.', "{Who} groans, and laughs all the same."],
    plain: [
      "{Who} snorts, which is as good as a laugh.",
      '"I have heard worse," says {who}. "Not often."',
      "{Who} takes a moment, and then a corner of the mouth gives way.",
    ],
    cold: ["{Who} does not laugh.", '"Is that all?" says {who}.', "{Who} waits until it is over."],
  },
  story: {
    warm: ['"And then?" says {who}, who has sat down for it.', "{Who} laughs in the right places.", '"You tell it well," says {who}.'],
    plain: [
      "{Who} hears the story out, and nods at the end of it.",
      '"Is that so?" says {who}.',
      '"I have heard it told otherwise," says {who}.',
    ],
    cold: ['"Is there a point to that?" says {who}.', "{Who} lets the story run past.", '"Very nice," says {who}, who was not listening.'],
  },
  assurance: {
    warm: [
      '"I know," says {who}.',
      '"I believe you," says {who}, "or I would not stand here."',
      '"Then we understand each other," says {who}.',
    ],
    plain: ['"We shall see," says {who}.', '{Who} looks at you for a while. "I hope so."', '"I will hold you to that," says {who}.'],
    cold: ['"So they all say," says {who}.', '"Words are cheap," says {who}.', "{Who} does not look convinced."],
  },
  toast: {
    warm: ['"To better days," says {who}.', "{Who} answers with a raised hand and a grin.", '"And to yours," says {who}.'],
    plain: ['"Your health," says {who}.', "{Who} nods along to the toast.", '"I can drink to that," says {who}.'],
    cold: ["{Who} lets the toast go by.", '"Not with you," says {who}.', "{Who} keeps both hands where they are."],
  },
  introduction: {
    warm: [
      '"I am glad to know you," says {who}.',
      '"Then we are no strangers any more," says {who}.',
      "{Who} repeats your name, so as to keep it.",
    ],
    plain: ['"Well met," says {who}.', "{Who} nods at the name.", '"So that is who you are," says {who}.'],
    cold: ['"I did not ask," says {who}.', "{Who} hears the name and offers nothing for it.", '"So I have heard," says {who}.'],
  },
  congratulation: {
    warm: ['"That is good to hear, from you above all," says {who}.', "{Who} beams.", '"I shall hold you to that," says {who}.'],
    plain: ['"I can use it," says {who}.', "{Who} thanks you for the good wish.", '"The same to you," says {who}.'],
    cold: ['"Luck," says {who}, "is for other people."', "{Who} takes no notice.", '"We shall see," says {who}.'],
  },
  weather: {
    warm: [
      '"One could say so all day," says {who}, who would not mind.',
      "{Who} is glad of the company, and says whatever comes up.",
      '"It is always something," says {who}. "But it is pleasant to hear it said."',
    ],
    plain: [
      '"It has been better," says {who}. "It has been worse."',
      "{Who} agrees, as one does.",
      '"So they say every year," says {who}.',
    ],
    cold: ['"Is it?" says {who}.', "{Who} lets the talk run out.", '"You did not come to tell me that," says {who}.'],
  },
  assent: {
    warm: ["{Who} smiles at that.", '"Good," says {who}.', '"I thought you would see it," says {who}.'],
    plain: ["{Who} nods.", '"So it is," says {who}.', '"Well, then," says {who}, and waits.'],
    cold: ["{Who} says nothing to that.", '"If that is all," says {who}.', "{Who} waits for you to be done."],
  },
  company: {
    warm: ['"Then I shall have somebody to talk to," says {who}.', '"I was hoping you would," says {who}.'],
    plain: ['"Come, then," says {who}.', '"As you like," says {who}. "Say where, and when."'],
    cold: ['"If you must," says {who}.', '"I did not ask for company," says {who}.'],
  },
};
