import type { Entity, Fact } from "freeform-rpg/schemas";
import { factText, isCreature, isKnown, namesOf, tradeOf } from "freeform-rpg/plugins/turn/scene/lib";
import { contentStems } from "./content-words.ts";
import type { Topic } from "./topic.ts";
import type { Verdict } from "./verdict.ts";
import type { Whether } from "./whether.ts";

interface Claimed {
  readonly topic: Topic;
  readonly whether: Whether;
  /** Facts that the one who is asked knows and does not tell. */
  readonly hidden: readonly Fact[];
}

/**
 * "He is a fisherman, isn't he?": yes or no by the trade that anybody can see of somebody; `null` for any other question, and where
 * something that is kept back speaks of it.
 */
export const claimedTrade = (person: Entity, { topic, whether, hidden }: Claimed): Verdict | null => {
  const trade = claiming.exec(whether.clause)?.[1];
  const other = topic.entities.find(({ id }) => id !== person.id);
  const meant = whether.isYou ? person : other;
  if (trade === undefined || meant === undefined || !isCreature(meant) || !isKnown(meant)) return null;
  const [stem = trade] = contentStems(trade);
  if (hidden.some((fact) => contentStems(factText(fact)).has(stem))) return null;
  const written = [meant.attrs.description ?? "", ...namesOf(meant)].join(" ");
  if (contentStems(written).has(stem)) return whether.isNegative ? "no" : "yes";
  const own = tradeOf(meant);
  // "A small woman" may be anything.
  return own === "" || anybody.test(own) ? null : whether.isNegative ? "yes" : "no";
};

const anybody = /\b(?:man|woman|boy|girl|person|figure|stranger|youth|lad|lass|creature|someone|something|old|eldest|youngest)\b/i;

const claiming =
  /(?:\b(?:is|are|was|were|been)|['’](?:s|re))\b[^.!?]*?\b(?:an?|the) (?:\w+ )?(fisherman|sailor|soldier|farmer|carpenter|cook|nurse|doctor|surgeon|priest|parson|monk|nun|smith|blacksmith|baker|butcher|brewer|miller|tailor|weaver|cobbler|mason|carver|painter|printer|clerk|lawyer|judge|notary|teacher|schoolmaster|student|scholar|merchant|trader|shopkeeper|innkeeper|landlord|barkeeper|bartender|waiter|servant|maid|butler|groom|driver|carter|courier|messenger|porter|guard|watchman|sergeant|captain|pilot|ferryman|boatman|miner|hunter|gamekeeper|gardener|shepherd|musician|singer|actor|writer|poet|journalist|engineer|mechanic|plumber|electrician|programmer|accountant|banker|manager|agent|diver|dockworker|undertaker|gravedigger|midwife|apothecary|chemist|barber|jeweller|potter|tinker|ropemaker|salter|beekeeper|knight|squire)\s*$/i;
