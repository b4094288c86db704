import { capitalise, joinList } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";
import type { MannerLines } from "../manner-lines.ts";

/** Names of entities come as sentences speak of them. */
export interface PlainMessages {
  readonly hour: (who: string, time: { readonly hour: number; readonly minute: number }) => string;
  readonly weather: (who: string, weather: string) => string;
  /** What a place is called. */
  readonly place: (who: string, place: string) => string;
  readonly ways: (who: string, places: readonly string[]) => string;
  readonly noWays: (who: string) => string;
  /** Who somebody is: `called` is what their description says that they are, and may be empty. */
  readonly thatIs: (who: string, name: string, called: string) => string;
  /** Several of them: each is a name with what they are called. */
  readonly theyAre: (who: string, people: readonly string[]) => string;
  readonly nobodyElse: (who: string) => string;
  /** "Who owns this place?" */
  readonly keepsIt: (who: string, keeper: string) => string;
  readonly keepsItSelf: (who: string) => string;
  /** "Do you work here?": the trade is capitalised and may be empty. */
  readonly worksHere: (who: string, trade: string) => string;
  /** "Was that you?", of what they did before everybody's eyes. */
  readonly owned: MannerLines;
  /** The same, of somebody who has done nothing that anybody saw. */
  readonly notThey: MannerLines;
  /** "Why did you do that?", of the same. */
  readonly reasons: MannerLines;
  /** Of a thing that they are shown and know nothing of. */
  readonly newToThem: MannerLines;
  /** Somebody says, of their own accord, whom to ask: the advice is said aloud. */
  readonly sends: (who: string, advice: string) => string;
  /** "Who did that?" */
  readonly doer: (who: string, name: string) => string;
  /** "Did you see what she did?": `{doer}` is whom they saw. */
  readonly seen: Wordings;
}

const names = "twelve one two three four five six seven eight nine ten eleven".split(" ");
const minutes: Readonly<Record<number, string>> = { 5: "five", 10: "ten", 15: "a quarter", 20: "twenty", 25: "twenty-five" };

/** The hour to the nearest five minutes: "twenty past nine". */
const spokenHour = ({ hour, minute }: { readonly hour: number; readonly minute: number }): string => {
  const near = Math.round(minute / 5) * 5;
  const at = (hour + Number(near > 30)) % 24;
  const name = at === 0 ? "midnight" : at === 12 ? "noon" : (names[at % 12] ?? "");
  if (near === 0 || near === 60) return at % 12 === 0 ? name : `${name} o'clock`;
  if (near === 30) return `half past ${names[at % 12] ?? ""}`;
  return near < 30 ? `${minutes[near] ?? ""} past ${name}` : `${minutes[60 - near] ?? ""} to ${name}`;
};

export const plain: PlainMessages = {
  hour: (who, time) => `"About ${spokenHour(time)}," says ${who}.`,
  weather: (who, weather) => `"${capitalise(weather)}," says ${who}.`,
  place: (who, place) => `"${capitalise(place)}," says ${who}.`,
  ways: (who, places) => `"From here you get to ${joinList(places)}," says ${who}.`,
  noWays: (who) => `"There is no other way that I know," says ${who}.`,
  thatIs: (who, name, called) => `"That is ${name}," says ${who}.${called === "" ? "" : ` "${capitalise(called)}."`}`,
  theyAre: (who, people) => `"${capitalise(people.map((one) => `that is ${one}`).join(", and "))}," says ${who}.`,
  nobodyElse: (who) => `"There is nobody here but us," says ${who}.`,
  keepsIt: (who, keeper) => `"That would be ${keeper}," says ${who}.`,
  keepsItSelf: (who) => `"I do," says ${who}.`,
  worksHere: (who, trade) => `"I do," says ${who}.${trade === "" ? "" : ` "${trade}."`}`,
  owned: {
    warm: ['"It was," says {who}. "I wish that you had not had to see it."', '"Yes," says {who}. "That was my doing."'],
    plain: ['"It was," says {who}. "I had my reasons."', '"You saw me do it," says {who}.'],
    cold: ['"You have eyes," says {who}. "Of course it was."', '"It was," says {who}. "Give me cause, and there is more."'],
  },
  notThey: {
    warm: ['"Not I," says {who}. "I have been here all along."', '"I have done nothing," says {who}. "What do you mean?"'],
    plain: ['"What was?" says {who}. "I have done nothing."', '"Not I," says {who}.'],
    cold: ['"If it had been, you would know it," says {who}.', '"Prove that it was," says {who}.'],
  },
  reasons: {
    warm: ['"I would rather not say what for," says {who}. "Not yet."', '"It had to be done," says {who}. "Let that be enough."'],
    plain: ['"You have seen that I did it," says {who}. "Why, I keep to myself."', '"I had my reasons," says {who}.'],
    cold: ['"Ask yourself that," says {who}.', '"Because I could," says {who}.'],
  },
  newToThem: {
    warm: [
      '{Who} looks at it from every side. "I have not seen it before," says {who}. "I am sorry."',
      '"I can tell you no more of it than you see," says {who}.',
    ],
    plain: ['{Who} looks at it for some time. "It is new to me," says {who}.', '"I can make no more of it than you," says {who}.'],
    cold: ['{Who} gives it one look. "And?" says {who}.', '"What am I to make of that?" says {who}.'],
  },
  sends: (who, advice) => `"${advice.replace(/\.$/, ",")}" says ${who}, after a moment. "Not me."`,
  doer: (who, name) => `"That was ${name}," says ${who}.`,
  seen: [
    '"I saw it as you did," says {who}. "That was {doer}."',
    '"It was hard to miss," says {who}. "{doer} did that."',
    '"I have eyes," says {who}. "It was {doer}."',
  ],
};
