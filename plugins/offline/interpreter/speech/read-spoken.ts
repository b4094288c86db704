/* oxlint-disable complexity, max-params, max-lines-per-function */
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { matchVerb } from "../lexicon.ts";
import { findMentions } from "../names/find-mentions.ts";
import { matchName } from "../names/match-name.ts";
import { nounWords } from "../names/noun-words.ts";
import type { Named } from "../names/name-book.ts";
import { flagRisks } from "../frames/risk-flags.ts";
import { peopleByMention } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";
import { spellOut } from "../text/spell-out.ts";
import { splitSegments } from "../text/split-sentences.ts";
import { tagText, textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";
import { findFact } from "./known-facts.ts";
import { readRequest } from "./read-request.ts";

const greeting =
  /^(?:hey|hi|hello|hullo|oi|sorry|excuse me|pardon(?: me)?|greetings|well|so|ok|okay|oh|ah|and|but|now|right|good (?:day|morning|afternoon|evening|night))\b[\s,!]*/i;

/** Whom the words call by name: "Tobias, lend me ...", "..., would you, Tobias?". */
export const hailedIn = (text: string, reading: Pick<Reading, "book">): Named | undefined => {
  const people = reading.book.filter(({ kind }) => kind === "person");
  const opening = text.replace(greeting, "").split(/[,!:.?]/)[0] ?? "";
  const ending = /,\s*(?:please,?\s*)?([^,]+?)[?!.\s]*$/.exec(text)?.[1] ?? "";
  const hey = greeting.test(text) ? [1, 2].map((count) => text.replace(greeting, "").split(/\s+/).slice(0, count).join(" ")) : [];
  const you = /\byou,? (?:are |'re )?((?:[A-Z][\w'-]+ ?)+)[?!.\s]*$/.exec(text)?.[1] ?? "";
  const amid = /,\s*([^,]{2,25}?),/.exec(text)?.[1] ?? "";
  const odd = /\bfor you,? ([^,:]+?)\s*[:,]/.exec(text)?.[1] ?? "";
  return [opening, ending, odd, you, amid, ...hey].flatMap((called) => nameOf(called, people) ?? [])[0];
};

/** The person whose name the words are, and nothing else. */
const nameOf = (called: string, people: readonly Named[]): Named | undefined => {
  const plain = called
    .replace(greeting, "")
    .replace(/^(?:my (?:dear|good|friend)|dear|old|good)\s+/i, "")
    .trim();
  if (plain === "" || plain.split(/\s+/).length > 3) return undefined;
  const words = nounWords(tagText(plain));
  const rank = (named: Named): number => matchName(words, named) + (named.present ? 3 : 0);
  const [best] = people
    .filter((named) => matchName(words, named) >= 5 && isWhole(words.words, named))
    .toSorted((a, b) => rank(b) - rank(a));
  return best;
};

const isWhole = (words: readonly string[], { calls }: Named): boolean =>
  words.every(
    (word) =>
      calls.some(({ words: call }) => call.includes(word)) ||
      /^(?:mr|mrs|miss|dr|captain|father|mistress|old|sergeant|sir|doctor)$/.test(word),
  );

/** Reads words said aloud as an action: a request, a question or a remark. */
export const readSpoken = (spoken: string, listener: Named | undefined, reading: Reading): ProposedActionDraft => {
  const to = hailedIn(spoken, reading) ?? listener ?? peopleByMention(reading)[0];
  const sentences = trimHail(spoken, reading);
  const tokens = sentences.flat();
  const within = { ...reading, earlier: [...reading.earlier, ...sentences.flatMap((one) => findMentions(one, reading))] };
  const asked = to === undefined || isBargain(tokens) ? null : requestIn(sentences, to.id, within);
  const question = /\?/.test(spoken) || sentences.some(opensQuestion);
  const verb = to === undefined ? "say" : isBargain(tokens) ? "negotiate" : asked !== null || question ? "ask" : "talk";
  const fact = to === undefined || question ? undefined : findFact(spoken, reading.packet);
  const learned = to === undefined || fact === undefined ? [] : [{ kind: "learn", who: to.id, fact }];
  const effects = [
    ...(asked?.effects ??
      (verb === "negotiate" && to !== undefined ? [{ kind: "agree", who: to.id, to: textOf(tokens).slice(0, 300) }] : [])),
    ...learned,
  ];
  return {
    action: verb,
    target_id: to?.id ?? "",
    details: spoken,
    estimated_minutes: 2,
    topic: spoken,
    effects,
    risk_flags: flagRisks(reading.actions.find(verb), to?.id ?? "", reading.packet),
  };
};

const isBargain = (tokens: readonly Token[]): boolean =>
  /\b(?:deal|in return|in exchange|bargain|trade|offer you)\b/.test(tokens.map(({ word }) => word).join(" "));

/** True for words that want an answer or a deed, not only a hearing. */
export const wantsReply = ({ action }: ProposedActionDraft): boolean => action !== "talk" && action !== "say";

/** The words without name and greeting in front. */
const trimHail = (spoken: string, reading: Reading): Token[][] => {
  const plain = spoken.replace(greeting, "");
  const [opening = "", ...rest] = plain.split(/(?<=[,!:.])\s+/);
  const people = reading.book.filter(({ kind }) => kind === "person");
  const named = rest.length > 0 && nameOf(opening.replace(/[,!:.]$/, ""), people) !== undefined;
  return splitSegments(spellOut(trimEnd((named ? rest.join(" ") : plain).replace(greeting, ""), people))).map(({ text }) =>
    tagText(lowerFirst(text.replace(greeting, ""))),
  );
};

/** Takes the name off the end: "..., Viktor?" */
const trimEnd = (whole: string, people: readonly Named[]): string => {
  const text = whole.replace(/,?\s*(?:would|will|could|can|won't) you(?:,? please)?(?=[?!.\s]*$)|,\s*please(?=[?!.\s]*$)/i, "");
  const [, body = "", called = "", mark = ""] = /^(.*),\s*([^,]+?)([?!.\s]*)$/s.exec(text) ?? [];
  return called !== "" && nameOf(called, people) !== undefined ? `${body}${mark}` : text;
};

const lowerFirst = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

const opensQuestion = ([first, second]: readonly Token[]): boolean =>
  first !== undefined &&
  (/^(?:who|what|which|when|where|why|how|whose|whom)$/.test(first.word) || (first.pos === "AUX" && second?.pos === "PRON"));

interface Asked {
  readonly effects: NonNullable<ProposedActionDraft["effects"]>;
}

/** What the words ask somebody to do or to allow. `null` when they ask for nothing. */
const requestIn = (sentences: readonly (readonly Token[])[], who: string, reading: Reading): Asked | null => {
  for (const sentence of sentences) {
    const found = requestOf(sentence, who, reading);
    if (found !== null) return found;
  }
  return null;
};

const requestOf = (tokens: readonly Token[], who: string, reading: Reading): Asked | null => {
  const words = tokens.map(({ word }) => word);
  const said = words.join(" ");
  const after = (count: number): readonly Token[] => tokens.slice(count);
  const asked =
    /^(?:(?:and|but|then|so|please|now|just|well) )*(?:(?:could|would|can|will|wo) (?:n't )?you(?: please| kindly| maybe| just| mind)?|i (?:want|need|would like|beg|ask) you to|i (?:'d|would) (?:be \w+|appreciate it|love it|like it|be very \w+|be much \w+) if you(?: would| could| 'd)?|you (?:should|must|have to|need to|can|could))\b/.exec(
      said,
    )?.[0];
  if (asked !== undefined) {
    const request = readRequest(after(asked.split(" ").length), who, reading);
    return /^you (?:should|must|have|need|can|could)/.test(said) ? null : { effects: [...request.effects] };
  }
  const allowed =
    /^(?:(?:please|and|but|then|so|now|just) )*(?:let (?:me|us)|may i|can i|could i|might i|can we|could we)(?: maybe| please| just| perhaps)?\b/.exec(
      said,
    )?.[0];
  if (allowed !== undefined) return { effects: [...readRequest(after(allowed.split(" ").length), who, reading, true).effects] };
  const start = words.findIndex((word) => !/^(?:please|now|just|then|and|but|so|do|n't|not|don't|never)$/.test(word));
  const first = tokens[start];
  if (first === undefined || start > 3) return null;
  const verb = matchVerb(tokens, start, reading.lexicon);
  const next = tokens[start + 1];
  const bare = first.word === first.lemma && !/^(?:NUM|PRON|DET|ADP|AUX|ADV|PROPN)$/.test(first.pos);
  const imperative =
    bare && (first.pos === "VERB" || (verb !== null && (next === undefined || /^(?:DET|PRON|ADP|ADV|PROPN|PUNCT)$/.test(next.pos))));
  if (!imperative) return null;
  const rest = start > 0 && /^(?:not|n't|never)$/.test(words[start - 1] ?? "") ? tokens : tokens.slice(start);
  return { effects: [...readRequest(rest, who, reading).effects] };
};
