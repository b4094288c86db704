import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { EffectDraft } from "freeform-rpg/schemas";
import type { Named } from "../names/name-book.ts";
import type { Content, FramedClause } from "../frames/framed-clause.ts";
import { amountIn, purseOf } from "../frames/amounts.ts";
import { refOf } from "../frames/propose-effects.ts";
import { namedOf } from "../frames/shape.ts";
import type { Role } from "../frames/shape.ts";
import { isSpoken } from "../frames/verb-kinds.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { textOf } from "../text/tag-text.ts";
import { findFacts } from "./known-facts.ts";
import { learnFrom } from "./learn-from.ts";
import { bargainIn } from "./bargain.ts";
import { questionsIn } from "./questions-in.ts";
import { sentIn } from "./sent.ts";
import { readRequest } from "./read-request.ts";
import { demandIn } from "./tones.ts";

/** What is asked, told or promised, and what the asker wants to come of it. */
export interface Wanted {
  readonly topic: string;
  readonly effects: readonly EffectDraft[];
}

interface Said extends FramedClause {
  readonly listener: Named | undefined;
}

/** Reads what an action of speaking is about. */
export const readContent = (said: Said, reading: Reading): Wanted => {
  if (!isSpoken(said.action) && said.action.verb !== "social") return { topic: "", effects: [] };
  const topic = nameThis(topicOf(said), said, reading);
  if (said.listener?.kind !== "person") return { topic, effects: [] };
  const heard = { ...said, topic, who: said.listener.id };
  for (const wish of wishes) {
    const effects = wish(heard, reading);
    if (effects !== undefined) return { topic, effects };
  }
  return { topic, effects: [] };
};

interface Heard extends Said {
  readonly topic: string;
  readonly who: string;
}

/** What the words are to bring about; `undefined` when they are of another kind. */
type Wish = (heard: Heard, reading: Reading) => readonly EffectDraft[] | undefined;

const asks = ({ action }: Heard): boolean => hasTrait(action, "direct", "pressing") || action.verb === "ask";

const wishRequest: Wish = (heard, reading) =>
  heard.content.opening === "to" && heard.action.family !== "deceive" && (asks(heard) || heard.action.family === "talk")
    ? [...readRequest(textOf(heard.content.tokens), heard.who, reading), ...wageIn(heard, reading)]
    : undefined;

/** "... and I'll pay her two shillings for it": money that goes with what is asked. */
const wageIn = ({ text, who }: Heard, { packet }: Reading): EffectDraft[] => {
  const wage = /\b(?:i|we)(?:['’]ll| will) (?:pay|give|reward|tip) (.+)$/i.exec(text)?.[1] ?? "";
  const [quantity, item] = [amountIn(wage), purseOf(packet)];
  return item === undefined || quantity === 0 ? [] : [{ kind: "transfer", item, from: packet.actor_id, to: who, quantity }];
};

const wishPolitely: Wish = (heard, reading) => (asks(heard) ? polite(heard.content, reading, heard.who) : undefined);

const wishShown: Wish = ({ action, roles, shown, who }, reading) => {
  if (shown !== undefined) return learnFrom(shown.id, who, reading);
  const named = /^(?:talk|social)$/.test(action.verb) ? roles.find(({ kind }) => kind === "thing") : undefined;
  return named === undefined ? undefined : learnFrom(refOf(named), who, reading);
};

const wishCompany: Wish = ({ content, who }) => offerIn(content, who);

const wishBout: Wish = ({ action, roles, who }) => {
  const bout = action.verb === "provoke" ? roles.find(({ prep }) => prep === "to") : undefined;
  return bout === undefined ? undefined : [{ kind: "agree", who, to: `to ${bout.text}` }];
};

const wishThing: Wish = ({ action, roles, content, who }, reading) =>
  action.verb === "ask" ? askFor(roles, content, { who, reading }) : undefined;

const wishBargain: Wish = ({ action, topic, who }) =>
  action.verb === "negotiate" && topic !== "" && bargainIn(topic) === null ? [{ kind: "agree", who, to: topic }] : undefined;

const wishKnown: Wish = ({ action, topic, who, text }, { packet }) => {
  if (/^\W*(?:i |we )?(?:promise|swear|vow)\b/i.test(text)) return undefined;
  const facts = hasTrait(action, "conversing", "announcing") || action.verb === "social" ? findFacts(topic, packet) : [];
  return facts.length === 0 ? undefined : facts.map((fact) => ({ kind: "learn", who, fact }));
};

/** "Send Viktor down to the cellar": what he is to do. */
const wishSent: Wish = ({ action, text, who }) => {
  const to = action.verb === "ask" ? sentIn(text) : null;
  return to === null ? undefined : [{ kind: "agree", who, to }];
};

const wishes: readonly Wish[] = [wishSent, wishShown, wishRequest, wishPolitely, wishCompany, wishBout, wishThing, wishBargain, wishKnown];

const topicOf = ({ action, content, roles, listener }: Said): string => {
  const demand = hasTrait(action, "pressing") ? demandIn(content.words) : "";
  if (demand !== "") return demand;
  // Of words aloud the questions are what is asked.
  const spoken = content.words === "" ? textOf(content.tokens) : content.words;
  const questions = /^(?:ask|talk|say)$/.test(action.verb) ? questionsIn(spoken) : "";
  if (questions.includes("?")) return questions;
  if (content.tokens.length > 0 || content.words !== "") return `${textOf(content.tokens)} ${content.words}`.trim().replace(aside, "");
  return roles
    .filter(({ ref, role }) => !(listener !== undefined && ref.named === listener) && role !== "instrument")
    .map(({ prep, text }) => (prep === "" || prep === "about" || prep === "for" ? text : `${prep} ${text}`))
    .join(" ")
    .trim();
};

/** "Who brought this in": the thing that the message has just spoken of; of a thing that is shown "it" and "this" speak. */
const nameThis = (topic: string, { roles, action }: Said, { earlier }: Reading): string => {
  const shown = roles.map(({ ref }) => namedOf(ref)).find((named) => named?.kind === "thing" && named.carried);
  if (shown !== undefined && /^(?:ask|talk)$/.test(action.verb))
    return topic.replaceAll(
      /\bit\b(?! \p{L}+ly\b)|\bthis\b(?=\W*$|[,.?!]| (?:is|was|in|on|here|to|from|means?|says?|came)\b)/giu,
      `the ${shown.name}`,
    );
  const last = earlier.findLast(({ kind }) => kind === "thing");
  return last === undefined ? topic : topic.replace(pointing, `the ${last.name}`);
};

const pointing = /\bthis\b(?=\s+(?:in|on|here|to|from|up|out|over|away|off|down|is|was|means?|says?|came|tonight|today)\b|[?.!]|$)/i;

/** "Quietly who brought this in": how it is asked is no part of it. */
const aside =
  /^(?:\p{L}+ly|again|aloud|outright|straight out|point-blank)\s+(?=(?:who|whom|whose|what|where|when|why|how|which|whether|if|about)\b)/iu;

/** "I'll take her to Mira": an offer to come along. */
const offerIn = ({ tokens, opening }: Content, who: string): readonly EffectDraft[] | undefined => {
  const words = tokens.map(({ word }) => word).join(" ");
  const takes = /^(?:that )?(?:i|we) (?:'ll|will|can|could|would|'d) (?:take|bring|lead|get|escort|walk|carry) (?:her|him|them|you)\b/.test(
    words,
  );
  return /^(?:that|)$/.test(opening) && takes ? [{ kind: "join", who }] : undefined;
};

/** "Whether he might see to it", "if she would come": a request in the form of a question. */
const polite = ({ opening, tokens }: Content, reading: Reading, who: string): readonly EffectDraft[] | undefined => {
  const at = tokens.findIndex(({ word }) => /^(?:could|would|can|may|might|will|'d|'ll)$/.test(word));
  const self = tokens.slice(0, at + 1).some(({ word }) => /^(?:i|we)$/.test(word));
  if (!/^(?:if|whether|that)$/.test(opening) || at < 0 || (opening === "that" && self)) return undefined;
  return readRequest(textOf(tokens.slice(at + 1)), who, reading, self);
};

/** "Ask him for the key": a handover. "For a leg up": a promise. */
const askFor = (
  roles: readonly Role[],
  { tokens, opening }: Content,
  { who, reading }: { readonly who: string; readonly reading: Reading },
): readonly EffectDraft[] => {
  if (opening !== "for" && !roles.some(({ prep }) => prep === "for")) return [];
  const role = roles.find(({ prep }) => prep === "for");
  const { named, called } = role?.ref ?? resolveNoun(tokens, reading, { thing: 6 });
  if (named !== null && typeof named !== "string" && named.kind === "thing")
    return [{ kind: "transfer", item: named.id, from: who, to: reading.packet.actor_id, quantity: 1 }];
  return named === null ? [{ kind: "agree", who, to: `to give ${called}` }] : [];
};
