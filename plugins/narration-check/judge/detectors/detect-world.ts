import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";
import type { NarrationFacts } from "../facts/narration-facts.ts";
import { isNegated } from "../reading/reading.ts";

type Period = NonNullable<NarrationFacts["time"]>["period"];

/** Words that imply certain periods of the day. */
const hours: readonly (readonly [RegExp, readonly Period[]])[] = [
  [
    /\b(?:moonlight|moonlit|starlight|starlit|midnight|(?:the|under a) (?:dark )?night sky|the moon (?:hangs?|hung|rises|rose|is|was|stands|stood|shines|shone|slides|slid|looks|looked)|stars (?:are|were|hang|hung|come|came|shine|shone|wheel(?:ed)?|prick(?:ed)?)|under the stars|dead of night|night(?:'s)? (?:air|wind)|small hours|witching hour)\b/g,
    ["night", "pre_dawn"],
  ],
  [
    /\b(?:night|darkness|dark) (?:has |had |have )?(?:fallen|falls|fell|comes|came|presses|pressed|lies|lay|settles|settled|closes in|closed in)\b|\b(?:past|after) (?:sundown|sunset|nightfall)\b/g,
    ["evening", "night", "pre_dawn"],
  ],
  [
    /\b(?:sunlight|sunlit|sunshine|sunbeams?|daylight|broad day|the (?:\w+ )?sun (?:is|was|hangs|hung|beats?|shines|shone|stands|stood|burns|burned|burnt|climbs|climbed|warms|warmed|glares|glared|blazes|blazed|comes (?!up)|came (?!up)|falls|fell|lies|lay|slants?|slanted|pours|poured|streams|streamed|on (?:your|my|his|her|their|the)))\b/g,
    ["dawn", "morning", "afternoon", "evening"],
  ],
  [
    /\b(?:the|this|late|bright|clear|early|cold|grey|gray|a)? ?(?:morning|breakfast)(?: (?:light|sun|air|crowd|mist))?\b/g,
    ["dawn", "morning"],
  ],
  [/\b(?:noon|midday|afternoon|noontide|lunchtime|luncheon)\b/g, ["morning", "afternoon"]],
  [
    /\b(?:dusk|sunset|sundown|nightfall|twilight|the sun (?:sets|set|sinks|sank|goes down|went down)|evening|gloaming|suppertime)\b/g,
    ["evening"],
  ],
  [
    /\b(?:sunrise|daybreak|cockcrow|the sun (?:rises|rose|comes up|came up)|first light|dawn (?:breaks|broke|is (?:breaking|coming)|was (?:breaking|coming)|comes|came|light|finds|found|creeps|crept))\b/g,
    ["pre_dawn", "dawn"],
  ],
];

const elsewhen =
  /\b(?:until|till|by|before|since|last|every|each|next|tomorrow|yesterday|all|for|after|like|that|once|previous|toward|towards|of|another|some|one|waiting|wait|lost|hour to|hours (?:of|to)|than|(?:opens?|closes?|shuts?|rings?|begins?|starts?|sails?|opened|closed|shut|began|started) at)(?: the)? (?:\w+ )?$/;

/** A statement in speech about the current hour. */
const saidNow =
  /(?:\b(?:it is|it's|'tis|it be) (?:nearly |almost |already |just )*|^\W*)(?:past |gone |just gone |well past )?(midnight|noon|midday)\b/;

const numerals = "twelve one two three four five six seven eight nine ten eleven".split(" ");
const numeral = `(?:${numerals.join("|")})`;
const spelled = new RegExp(
  String.raw`\b(?:it is|it's|it was|clock|clocks|bells?|watch|tower|dial|steeple)\b[^.;!?]{0,30}?\b(?:(?<part>half past|quarter past|quarter to) )?(?<hour>${numeral})\b(?= o'clock|[,.;!]|$| and| in the (?:morning|afternoon|evening)| at night)`,
);

/** The time that a text states, in minutes after midnight or noon: in figures, or in words after a clock. */
const narratedMinutes = (narrated: string): { readonly minutes: number; readonly as: string } | undefined => {
  const figures = /\b(?:clock|watch|dial|display|hud|it is|it's|it was|bells? (?:strikes?|rings?))\b[^.]{0,25}?\b(\d{1,2}):(\d{2})\b/.exec(
    narrated,
  );
  if (figures) return { minutes: Number(figures[1]) * 60 + Number(figures[2]), as: figures[0] };
  const words = spelled.exec(narrated);
  if (
    words === null ||
    !/\b(?:strikes?|struck|chim\w+|toll\w*|ring|rings|rang|say|says|said|reads?|show\w*|o'clock|it is|it's|it was)\b/.test(
      words[0] + narrated.slice(words.index, words.index + 80),
    )
  )
    return undefined;
  const part = { "half past": 30, "quarter past": 15, "quarter to": -15 }[words.groups?.["part"] ?? ""] ?? 0;
  return { minutes: numerals.indexOf(words.groups?.["hour"] ?? "") * 60 + part, as: words[0] };
};

/** Finds sentences that state another time of day than the scene's. */
export const detectTime: Detect = ({ sentences, facts: { time } }) => {
  if (time === undefined) return [];
  return sentences.flatMap((sentence) => {
    const { narrated } = sentence;
    const wrong =
      hours.flatMap(([pattern, fitting]) =>
        fitting.includes(time.period)
          ? []
          : [...narrated.matchAll(pattern)]
              .filter(
                ({ index }) =>
                  !elsewhen.test(`${narrated.slice(0, index).trimEnd()} `) &&
                  !isNegated(narrated, index) &&
                  !/\b(?:will|would|shall)\b|'ll\b/.test(narrated.slice(0, index)),
              )
              .map(([word]) => word.trim()),
      )[0] ?? findWrongHour(sentence.said, time.period);
    const shown = narratedMinutes(narrated);
    const drift = shown === undefined ? 0 : clockDrift(shown.minutes, time.hour * 60 + time.minute);
    const day = /\b(?:it is|it's|hud reads|display reads|this is)(?: \w+)? day (\d+)\b/.exec(narrated)?.[1];
    if (wrong === undefined && drift <= 30 && (day === undefined || Number(day) === time.day)) return [];
    const said = wrong ?? (drift > 30 ? shown?.as : undefined) ?? `day ${day}`;
    const is = `${time.period.replace("_", "-")}, ${time.hour}:${String(time.minute).padStart(2, "0")} of day ${time.day}`;
    return [createFinding(sentence, `The text says "${said}"; it is ${is}.`, `Keep to the time: ${is}.`)];
  });
};

const findWrongHour = (said: string, period: Period): string | undefined => {
  const hour = saidNow.exec(said.toLowerCase())?.[1];
  const fitting = hour === "midnight" ? ["night", "pre_dawn"] : ["morning", "afternoon"];
  return hour === undefined || fitting.includes(period) ? undefined : hour;
};

/** Minutes between two times on a twelve-hour clock, because prose seldom says whether it is before noon. */
const clockDrift = (shown: number, now: number): number => {
  const apart = (((shown - now) % 720) + 720) % 720;
  return Math.min(apart, 720 - apart);
};
