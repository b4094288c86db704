/** Verbs whose past is their own: as the lemma, the past and, where it differs, the participle. */
const irregular =
  "arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became|begin began begun|bend bent|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|bring brought|build built|burn burned|burst burst|buy bought|catch caught|choose chose chosen|cling clung|come came|creep crept|cut cut|dig dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feel felt|fight fought|find found|fling flung|flee fled|fly flew flown|forget forgot forgotten|freeze froze frozen|get got|give gave given|go went gone|grind ground|grow grew grown|hang hung|have had|hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|kneel knelt|know knew known|lay laid|lead led|lean leant|leap leapt|leave left|let let|lie lay lain|light lit|lose lost|make made|mean meant|meet met|overhear overheard|pay paid|put put|read read|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|sell sold|send sent|set set|shake shook shaken|shine shone|shoot shot|show showed shown|shut shut|sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|sling slung|slit slit|speak spoke spoken|spend spent|spin spun|spit spat|split split|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung|strike struck|stride strode|swear swore sworn|sweep swept|swim swam|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|thrust thrust|tread trod|understand understood|wake woke woken|wear wore worn|weep wept|win won|withdraw withdrew|wind wound|wring wrung|write wrote written";

/** Verbs of the usual kind. */
const regular =
  "accept add admit agree aim alight allow amble announce answer apply appear arrive ask attack back bar beckon beg believe bellow betray blaze blink block bolt boom botch bow brandish breathe brush budge burst buckle bundle call calm carry cast challenge charge chuckle clamp clap clear click climb close clutch collapse collar collect come concede confess confide connect consent continue corner cough counter crack crash crawl croak cross crouch crumple cry curse dash deal decline declare demand deny detect dip discover dive dodge double doze drag drain drawl drop duck dump ease edge embrace emerge enter escape explain fail fasten finish fire fish flash flatten flick flip flicker fold follow force frown gasp gaze gesture giggle glance glare glide grab grant greet grin grip groan growl grumble grunt guess hand haul heave heft hesitate hiss hoist howl hug hum hurl hurry insist interrupt invite jab jam jerk join jump kick kill kiss knock land laugh launch learn lift limp linger listen load lock loom look lope lower lunge lurch manage march melt mention mewl miss moan move mumble murder murmur mutter nick nod notice nudge observe offer open order overturn own pace parry pass pause peer perch pick pin pinch play plead plunge pocket point pop pounce pour pray press produce promise propose protest prowl pull pump punch push raise rasp reach reappear receive recite recognise recognize recoil reel refuse reject relent reload remark remind reply report retort retreat return roar roll rush sag salute sashay saunter scoff scoop scowl scramble scream scribble search seize settle shift shoulder shout shove shriek shrug shuffle sidestep sidle sigh signal skate skid slam slap slip slouch slow smack smash smile smirk snap snarl snatch sneer sniff snip snort soak sob sound splash spot sprint squeeze squint stab stagger stamp stammer stare stay steady steer step stifle stir stoop stop storm strangle stretch stroll stuff stumble swagger swallow swap sway swoop tackle tap thank thrash threaten tie tiptoe toast topple toss torture totter touch transform trip trudge try tuck tug tumble turn twist uncoil uncork uncover unhook unlock unsheathe unsling unwrap urge usher vanish vault vouch wade wait walk wander warn watch wave weigh whip whirl whisper whistle wink wipe wish wobble work wrap yank yawn yell yield";

/** Consonants that a past doubles: "stop, stopped". */
const doubling = new Set(
  "admit bar beg clap chat drag drop flip grab grin grip hug hum jab jam knit nod pat pin pop rap sag scrub ship shrug sip skid slam slap slip snap snip sob spot stab step stir stop strap tap tip trap trip tug wag whip wrap zip".split(
    " ",
  ),
);

const pastOf = (verb: string): string => {
  if (doubling.has(verb)) return `${verb}${verb.at(-1) ?? ""}ed`;
  if (verb.endsWith("e")) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
};

const thirdOf = (verb: string): string => {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

const table: readonly (readonly string[])[] = [
  ...irregular.split("|").map((row) => row.split(" ")),
  ...regular.split(" ").map((verb) => [verb, pastOf(verb)]),
];

/** Auxiliaries, whole as they stand in a pattern. */
const auxiliaries: readonly (readonly [string, string])[] = [
  ["is", "was"],
  ["are", "am|were|was"],
  ["has", "had"],
  ["have", "had"],
  ["does", "did"],
  ["do", "did"],
  ["will", "would"],
  ["won't", "wouldn't"],
  ["can't", "couldn't"],
  ["cannot", "could not"],
  ["doesn't", "didn't|don't"],
];

/** Each present form, first or third person, beside its past forms. */
const pasts = new Map<string, string>([
  ...table.flatMap(([verb = "", ...past]) => [verb, thirdOf(verb)].map((form) => [form, past.join("|")] as const)),
  ...auxiliaries,
]);

/** Third persons by their past: "struck" is "strikes". */
const thirds = new Map(table.flatMap(([verb = "", past = ""]) => [[past, thirdOf(verb)] as const, [verb, thirdOf(verb)] as const]));

/** The third person of the present of a verb in the present or in the past; any other word stays as it is. */
export const toThird = (verb: string): string => thirds.get(verb) ?? verb;

/** The simple past of each of a list of third persons, for a pattern; a past like the present, such as "cut", is left to context. */
export const pastTenses = (list: string): string =>
  list
    .split("|")
    .flatMap((form) => pasts.get(form)?.split("|")[0] ?? [])
    .join("|");

/** Whoever tells the story: "you" of a pattern is also "I" and "we". */
const persons: ReadonlyMap<string, string> = new Map([
  ["you", "you|i|we|me|us"],
  ["your", "your|my|our"],
  ["yours", "yours|mine|ours"],
  ["yourself", "yourself|myself|ourselves"],
]);

const tokens = /\\.|\[[^\]]*\]|\(\?<?[:=!]|\(\?<\w+>|\{[^}]*\}|(?<word>[a-z]+(?:'t)?)(?<ending>s\?|\(\?:e?s\)\?)?(?!\\w|[a-z'?*+{[])/g;

/** A pattern written in the present, of "you", as one that holds in the past too and of "I" and "we". */
export const inEveryTense = (pattern: string): string =>
  pattern.replaceAll(tokens, (token: string, ...rest: unknown[]) => {
    const { word, ending } = groupsOf(rest.at(-1));
    if (word === undefined) return token;
    const person = ending === undefined ? persons.get(word) : undefined;
    if (person !== undefined) return String.raw`\b(?:${person})\b`;
    const past = pasts.get(word);
    return past === undefined ? token : `(?:${token}|${past})`;
  });

const groupsOf = (groups: unknown): { readonly word?: string; readonly ending?: string } => {
  if (typeof groups !== "object" || groups === null) return {};
  const word = "word" in groups && typeof groups.word === "string" ? groups.word : undefined;
  const ending = "ending" in groups && typeof groups.ending === "string" ? groups.ending : undefined;
  return { ...(word === undefined ? {} : { word }), ...(ending === undefined ? {} : { ending }) };
};

const presents = new RegExp(String.raw`\b(?:is|are|has|does|${table.map(([verb = ""]) => thirdOf(verb)).join("|")})\b`, "g");
const pastForms = new RegExp(
  String.raw`\b(?:was|were|did|${table.flatMap(([verb, past = ""]) => (past === verb ? [] : [past])).join("|")})\b`,
  "g",
);

/** True for a text that is told in the past: there, what was done is done now; elsewhere it is long ago. */
export const isToldInPast = (text: string): boolean => [...text.matchAll(pastForms)].length > [...text.matchAll(presents)].length;
