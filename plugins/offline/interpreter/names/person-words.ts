import { wordSet } from "../text/token-tests.ts";

/** Words that anybody answers to. */
export const anybody = wordSet(
  "person someone somebody anyone anybody stranger face individual character customer patron bystander npc figure one",
);
/** Words for a woman, and for a man. */
export const women = wordSet("woman lady girl lass dame gal mistress madam mum mother grandmother widow");
export const men = wordSet("man guy bloke fellow gentleman boy lad dude chap sir mate father grandfather");
/** Words for those who do the same for a living. */
const trades = [
  "barkeep barkeeper bartender barman barmaid publican innkeeper landlord landlady host hostess tavernkeeper",
  "priest parson vicar cleric padre preacher chaplain father",
  "guard watchman sentry soldier warden guardsman",
  "doctor doc medic physician surgeon healer",
  "cop police constable detective inspector officer agent policeman",
  "sergeant sarge instructor drillmaster",
  "shopkeeper merchant vendor seller trader stallholder hawker",
  "sailor seaman boatman ferryman skipper fisherman",
  "farmer peasant villager",
  "carter driver coachman drover",
  "carver sculptor mason",
  "clerk scribe secretary archivist librarian",
].map(wordSet);
const tradeOf = new Map(trades.flatMap((trade) => [...trade].map((word) => [word, trade] as const)));

/** The words for those who do the same for a living as one who is called so; empty for any other word. */
export const tradeWords = (word: string): ReadonlySet<string> => tradeOf.get(word) ?? new Set();

/** True when the words speak of a person, whoever it is: `the big lady`, `somebody`, `the barkeep`. */
export const isPersonWord = (word: string): boolean => isAnyone(word) || tradeOf.has(word) || /^(?:corpse|cadaver)$/.test(word);

/** True for a word that says of nobody in particular that they are a person. */
export const isAnyone = (word: string): boolean => women.has(word) || men.has(word) || anybody.has(word);
