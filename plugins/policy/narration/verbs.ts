import { stemmer } from "stemmer";

/** Verbs whose past is their own: the lemma, then its past and participle. */
const irregular =
  "arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became|begin began begun|behold beheld|bend bent|bet bet|betray betrayed|bid bade bidden|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|build built|burn burned burnt|burst burst|buy bought|cast cast|catch caught|choose chose chosen|cleave clove cloven|cling clung|come came|cost cost|creep crept|cut cut|deal dealt|dig dug|dive dove|do did done|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|fit fit|flee fled|fling flung|fly flew flown|forbid forbade forbidden|foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got|give gave given|go went gone|grind ground|grow grew grown|hang hung|have had|hear heard|hew hewed hewn|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|kneel knelt|knit knit|know knew known|lay laid|lead led|lean leant|leap leapt|learn learnt|leave left|let let|lie lay lain|light lit lighted|lose lost|make made|mean meant|meet met|mistake mistook mistaken|mow mowed mown|outrun outran|overcome overcame|overhear overheard|overtake overtook overtaken|pay paid|plead pled|put put|quit quit|read read|rid rid|ride rode ridden|ring rang rung|rise rose risen|run ran|saw sawed sawn|say said|see saw seen|seek sought|sell sold|send sent|set set|sew sewed sewn|shake shook shaken|shear sheared shorn|shed shed|shine shone|shoot shot|show showed shown|shrink shrank shrunk|shut shut|sing sang sung|sink sank sunk|sit sat|slay slew slain|sleep slept|slide slid|sling slung|slit slit|smell smelt|smite smote smitten|sneak snuck|sow sowed sown|speak spoke spoken|spend spent|spill spilt|spin spun|spit spat|split split|spoil spoilt|spread spread|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung|stink stank stunk|stride strode|strike struck|swear swore sworn|sweep swept|swell swelled swollen|swim swam|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|thrive throve|throw threw thrown|thrust thrust|tread trod|understand understood|undo undid undone|unwind unwound|uphold upheld|upset upset|wake woke woken|wear wore worn|weave wove woven|wed wed|weep wept|win won|wind wound|withdraw withdrew|withhold withheld|withstand withstood|wring wrung|write wrote written";

const lemmas = new Map<string, string>(
  irregular.split("|").flatMap((row) => {
    const [lemma = "", ...past] = row.split(" ");
    return past.map((form) => [form, lemma] as const);
  }),
);
for (const [form, lemma] of [
  ...["is", "are", "am", "was", "were", "been", "being"].map((form) => [form, "be"] as const),
  ...["has", "had", "having"].map((form) => [form, "have"] as const),
  ...["does", "did", "done"].map((form) => [form, "do"] as const),
  ...["goes", "went", "gone"].map((form) => [form, "go"] as const),
  ["lies", "lie"] as const,
  ["dies", "die"] as const,
  ["dying", "die"] as const,
  ["ties", "tie"] as const,
])
  lemmas.set(form, lemma);

const known = new Map<string, string>();
const mostKnown = 20_000;

/** One form for every form of a word: "struck", "strikes" and "striking" are one. Words are in lower case. */
export const stemOf = (word: string): string => {
  const stem = known.get(word);
  if (stem !== undefined) return stem;
  if (known.size >= mostKnown) known.clear();
  const fresh = stemmer(lemmas.get(word) ?? word);
  known.set(word, fresh);
  return fresh;
};

const pasts = new Set([...lemmas].flatMap(([form, lemma]) => (form === lemma ? [] : [form])));

/** True for a word that may be a verb in the past: "struck", "nodded". */
export const isPast = (word: string): boolean => pasts.has(word) || (/[a-z]{2}ed$/.test(word) && !/(?:eed|hundred|naked|red)$/.test(word));

/** True for a word that may be a verb in the third person of the present: "strikes". */
export const isThird = (word: string): boolean => /[a-z]{2}s$/.test(word) && !/(?:ss|us|is|'s)$/.test(word);

/** True for a text that is told in the past: there, what was done is done now; elsewhere it is long ago. Each sentence votes, by its first verb. */
export const isToldInPast = (sentences: readonly string[]): boolean => {
  const votes = sentences.map(voteFor);
  return votes.filter((vote) => vote === "past").length > votes.filter((vote) => vote === "present").length;
};

const voteFor = (sentence: string): "past" | "present" | undefined => {
  for (const [, subject, verb = "", auxiliary = ""] of sentence.matchAll(firstVerbs)) {
    if (/^(?:was|were|did|had)$/.test(auxiliary)) return "past";
    if (auxiliary !== "") return "present";
    if (isPast(verb)) return "past";
    if (isThird(verb) || /^(?:you|i|we)$/.test(subject ?? "")) return "present";
  }
  return undefined;
};

const firstVerbs =
  /\b(they|he|she|it|you|i|we|there|who|nobody|everyone|somebody)(?: \w+ly| never| still)? ([a-z]{2,})|\b(is|are|am|has|does|was|were|did|had)\b/g;
