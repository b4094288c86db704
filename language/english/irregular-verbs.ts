/** Verbs with irregular past forms, separated by `|`: the lemma, its past, and its participle where that differs. */
const pasts = `
arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became|begin began begun|behold beheld|bend bent|
bet bet|betray betrayed|bid bade bidden|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|
bring brought|build built|burn burned burnt|burst burst|buy bought|cast cast|catch caught|choose chose chosen|cleave clove cloven|
cling clung|come came|cost cost|creep crept|cut cut|deal dealt|dig dug|dive dove|do did done|draw drew drawn|dream dreamt|
drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|fit fit|flee fled|
fling flung|fly flew flown|forbid forbade forbidden|foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven|
freeze froze frozen|get got|give gave given|go went gone|grind ground|grow grew grown|hang hung|have had|hear heard|
hew hewed hewn|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|kneel knelt|knit knit|know knew known|lay laid|lead led|
lean leant|leap leapt|learn learnt|leave left|let let|lie lay lain|light lit lighted|lose lost|make made|mean meant|meet met|
mistake mistook mistaken|mow mowed mown|outrun outran|overcome overcame|overhear overheard|overtake overtook overtaken|pay paid|
plead pled|put put|quit quit|read read|rid rid|ride rode ridden|ring rang rung|rise rose risen|run ran|saw sawed sawn|say said|
see saw seen|seek sought|sell sold|send sent|set set|sew sewed sewn|shake shook shaken|shear sheared shorn|shed shed|shine shone|
shoot shot|show showed shown|shrink shrank shrunk|shut shut|sing sang sung|sink sank sunk|sit sat|slay slew slain|sleep slept|
slide slid|sling slung|slit slit|smell smelt|smite smote smitten|sneak snuck|sow sowed sown|speak spoke spoken|spend spent|
spill spilt|spin spun|spit spat|split split|spoil spoilt|spread spread|spring sprang sprung|stand stood|steal stole stolen|
stick stuck|sting stung|stink stank stunk|stride strode|strike struck|swear swore sworn|sweep swept|swell swelled swollen|
swim swam|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|thrive throve|throw threw thrown|
thrust thrust|tread trod|understand understood|undo undid undone|unwind unwound|uphold upheld|upset upset|wake woke woken|
wear wore worn|weave wove woven|wed wed|weep wept|win won|wind wound|withdraw withdrew|withhold withheld|withstand withstood|
wring wrung|write wrote written`;

/** Other irregular forms: the lemma, then its forms. */
const others = "be is are am was were been being|have has had having|do does did done|go goes went gone|lie lies|die dies dying|tie ties";

const readForms = (table: string): [form: string, lemma: string][] =>
  table
    .trim()
    .split(/\s*\|\s*/)
    .flatMap((row) => {
      const [lemma = "", ...forms] = row.split(" ");
      return forms.map((form): [string, string] => [form, lemma]);
    });

/** The lemma of each irregular form: `struck` leads to `strike`. */
export const lemmas: ReadonlyMap<string, string> = new Map([...readForms(pasts), ...readForms(others)]);

/** The irregular pasts and participles that are no form of the present: `struck` and `was`, neither `is` nor `put`. */
export const irregularPasts: ReadonlySet<string> = new Set([
  ..."was were been had did done went gone".split(" "),
  ...readForms(pasts).flatMap(([form, lemma]) => (form === lemma ? [] : [form])),
]);
