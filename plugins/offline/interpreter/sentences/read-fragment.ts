import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { readArguments } from "../clauses/read-arguments.ts";
import { amountIn, purseOf } from "../frames/amounts.ts";
import { namedOf } from "../frames/shape.ts";
import type { Named, NamedKind } from "../names/name-book.ts";
import { peopleByMention } from "../names/pronouns.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { textOf } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";

/** A name alone is looked at, talked to or gone to; other words without a verb belong to what stands before them. */
export const readFragment = (tokens: readonly Token[], reading: Reading, alone: boolean): Understood => {
  const text = textOf(tokens);
  const { phrases } = readArguments(tokens, false, reading.lexicon);
  const named: Named[] = phrases.flatMap((phrase) => namedOf(resolveNoun(phrase.tokens, reading)) ?? []);
  const payee = amountIn(text) > 0 && /\b(?:for|to)\b/.test(text) ? payeeOf(named, reading) : undefined;
  if (payee !== undefined) return { ...nothing, actions: [payment(text, payee, reading)], mentioned: [payee] };
  const [first] = named;
  return alone && first !== undefined
    ? { ...nothing, actions: [address(text, first, reading)], mentioned: named }
    : { ...nothing, mentioned: named, remark: text };
};

const payeeOf = (named: readonly Named[], reading: Reading): Named | undefined =>
  named.findLast(({ kind }) => kind === "person") ?? peopleByMention(reading)[0];

/** "Two shillings for the toll". */
const payment = (text: string, payee: Named, { packet }: Reading): ProposedActionDraft => {
  const purse = purseOf(packet);
  return {
    action: "pay",
    target_id: payee.id,
    details: text,
    estimated_minutes: 1,
    recipient: payee.id,
    effects: purse === undefined ? [] : [{ kind: "advance", clock: purse, by: -amountIn(text) }],
  };
};

const verbless: Readonly<Record<NamedKind, string>> = { person: "talk", place: "go", thing: "examine", feature: "examine" };

const address = (text: string, { id, kind }: Named, { actions }: Reading): ProposedActionDraft => ({
  action: verbless[kind],
  target_id: id,
  details: text,
  estimated_minutes: actions.find(verbless[kind]).minutes,
});
