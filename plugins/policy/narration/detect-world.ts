import { blame } from "./finding.ts";
import type { Detector } from "./finding.ts";
import type { NarrationFacts } from "./narration-facts.ts";
import { isNegated, stemsOf, wordsOf } from "./reading.ts";

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

/** A clock reached a threshold and the text is silent about it. */
export const detectClocks: Detector = ({ sentences, facts: { events } }) => {
  const text = stemsOf(sentences.map((sentence) => sentence.text).join(" "));
  const [first] = sentences;
  return events.flatMap((event) => {
    const telling = event.type === "clock_triggered" ? [...stemsOf(event.text)] : [];
    const told = telling.filter((stem) => text.has(stem)).length;
    if (telling.length === 0 || first === undefined || told / telling.length >= 0.25) return [];
    const end = sentences.at(-1) ?? first;
    const message = `A clock came due and the text does not tell it: "${event.text}"`;
    return [
      {
        ...blame("clock_untold", sentences.length - 1, end, message, "Tell it plainly, in your own words or in these."),
        expected: event.text,
      },
    ];
  });
};

const finding =
  /\byou(?:r (?:fingers|hand|eyes?|search|torch|light))?\b[^.;:]{0,50}?\b(?:find|discover|notice|uncover|spot|realise|realize|learn|turn up|come across|see|read|brush|close|make out|catch|falls?|meet|pick out|dig out)/;

/** What is known already is found a second time. */
export const detectOldClues: Detector = ({ sentences, facts: { known } }) => {
  const old = known.filter(({ told_now }) => !told_now).map(({ text }) => ({ text, stems: [...stemsOf(text)] }));
  if (old.length === 0) return [];
  return sentences.flatMap((sentence, at) => {
    if (
      !finding.test(sentence.told) ||
      /\b(?:again|still|already|as before|the same|remember|nothing new|earlier|you found)\b/.test(sentence.told)
    )
      return [];
    const stems = stemsOf(sentence.text);
    const again = old.find((fact) => {
      const common = fact.stems.filter((stem) => stems.has(stem)).length;
      return common >= 3 && common / fact.stems.length >= 0.5;
    });
    if (again === undefined) return [];
    return [
      blame(
        "clue_again",
        at,
        sentence,
        `This was found before: "${again.text}"`,
        "Say that there is nothing new, or tell what this turn brought to light.",
      ),
    ];
  });
};

/** The text tells what no player may know yet: a secret's words, or the name of someone or something hidden. */
export const detectSecrets: Detector = ({ sentences, facts }) => {
  const shown = [facts.scenery, facts.speech, ...facts.known.map(({ text }) => text), ...facts.events.map(({ text }) => text)].join(" ");
  const open = stemsOf(shown);
  const secrets = facts.secrets.map(({ text }) => {
    const all = [...stemsOf(text)];
    return { all, stems: all.filter((stem) => !open.has(stem)), words: wordsOf(text) };
  });
  const shownTexts = [facts.speech, ...facts.known.map(({ text }) => text), ...facts.events.map(({ text }) => text)].map(stemsOf);
  const hidden = new Set(
    [...facts.people, ...facts.items, ...facts.places].filter(({ known, name }) => !known && !shown.includes(name)).map(({ id }) => id),
  );
  return sentences.flatMap((sentence, at) => {
    const stems = stemsOf(sentence.text);
    const words = new Set(wordsOf(sentence.text));
    const named = sentence.mentions.find(({ id, start }) => hidden.has(id) && /\p{Lu}/u.test(sentence.text.charAt(start)));
    const told = secrets.some((secret) => {
      if (retells(stems, secret.all, shownTexts)) return true;
      const common = secret.stems.filter((stem) => stems.has(stem)).length;
      if (secret.stems.length > 2) return common >= 3 && common / secret.stems.length >= 0.5;
      // A secret of few words is told only by all of them, small ones too.
      return secret.words.length > 2 && secret.words.every((word) => words.has(word));
    });
    if (!named && !told) return [];
    // The message goes back to a model whose text players read: it must not tell the secret either.
    return [
      blame(
        "tells_secret",
        at,
        sentence,
        "The text tells what players may not know yet.",
        "Tell only what is in the packet and in the events.",
      ),
    ];
  });
};

/** Most of a secret's words are there, more than any one thing that the players know would bring. */
const retells = (stems: ReadonlySet<string>, secret: readonly string[], shown: readonly ReadonlySet<string>[]): boolean => {
  const common = secret.filter((stem) => stems.has(stem));
  if (common.length < 4 || common.length / secret.length < 0.5) return false;
  return !shown.some((text) => common.every((stem) => text.has(stem)));
};
