import { blame } from "./finding.ts";
import type { Detector } from "./finding.ts";
import type { NarrationFacts } from "./narration-facts.ts";
import { isNegated } from "./reading.ts";

type Period = NonNullable<NarrationFacts["time"]>["period"];

/** Words that belong to some hours only. */
const hours: readonly (readonly [RegExp, readonly Period[]])[] = [
  [
    /\b(?:moonlight|moonlit|starlight|starlit|midnight|(?:the|under a) (?:dark )?night sky|the moon (?:hangs|rises|is|stands|shines|slides)|stars (?:are|hang|come|shine)|dead of night|night(?:'s)? (?:air|wind))\b/g,
    ["night", "pre_dawn"],
  ],
  [
    /\b(?:sunlight|sunlit|sunshine|daylight|the (?:\w+ )?sun (?:is|hangs|beats|shines|stands|burns|climbs|warms|glares|blazes)|broad day)\b/g,
    ["dawn", "morning", "afternoon", "evening"],
  ],
  [
    /\b(?:the|this|late|bright|clear|early|cold|grey|gray|a)? ?(?:morning|breakfast)(?: (?:light|sun|air|crowd|mist))?\b/g,
    ["dawn", "morning"],
  ],
  [/\b(?:noon|midday|afternoon)\b/g, ["morning", "afternoon"]],
  [/\b(?:dusk|sunset|sundown|nightfall|twilight|the sun (?:sets|sinks|goes down)|evening)\b/g, ["evening"]],
  [/\b(?:sunrise|daybreak|the sun (?:rises|comes up)|first light|dawn (?:breaks|is breaking|comes|light))\b/g, ["pre_dawn", "dawn"]],
];

const elsewhen =
  /\b(?:until|till|by|before|since|last|every|each|next|tomorrow|yesterday|all|for|after|like|that|once|previous|toward|towards|of|another|some|one|waiting|wait|lost|hour to|hours (?:of|to)|than|(?:opens?|closes?|shuts?|rings?|begins?|starts?|sails?) at)(?: the)? (?:\w+ )?$/;

/** The text tells another time of day than it is. */
export const detectTime: Detector = ({ sentences, facts: { time } }) => {
  if (time === undefined) return [];
  return sentences.flatMap((sentence, at) => {
    const { told } = sentence;
    const wrong = hours.flatMap(([pattern, fitting]) =>
      fitting.includes(time.period)
        ? []
        : [...told.matchAll(pattern)]
            .filter(
              ({ index }) =>
                !elsewhen.test(`${told.slice(0, index).trimEnd()} `) &&
                !isNegated(told, index) &&
                !/\b(?:will|would|shall)\b|'ll\b/.test(told.slice(0, index)),
            )
            .map(([word]) => word.trim()),
    )[0];
    const clock = /\b(?:clock|watch|dial|display|hud|it is|it's|bells? (?:strikes?|rings?))\b[^.]{0,25}?\b(\d{1,2}):(\d{2})\b/.exec(told);
    const shown = clock ? Number(clock[1]) * 60 + Number(clock[2]) : undefined;
    const now = time.hour * 60 + time.minute;
    const drift = shown === undefined ? 0 : Math.min(Math.abs(shown - now), Math.abs(shown + 720 - now), Math.abs(shown - 720 - now));
    const day = /\b(?:it is|it's|hud reads|display reads|this is)(?: \w+)? day (\d+)\b/.exec(told)?.[1];
    if (wrong === undefined && drift <= 30 && (day === undefined || Number(day) === time.day)) return [];
    const said = wrong ?? clock?.[0] ?? `day ${day}`;
    const is = `${time.period.replace("_", "-")}, ${time.hour}:${String(time.minute).padStart(2, "0")} of day ${time.day}`;
    return [blame("wrong_time", at, sentence, `The text says "${said}"; it is ${is}.`, `Keep to the time: ${is}.`)];
  });
};
