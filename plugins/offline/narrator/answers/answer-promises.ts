import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "../messages.ts";
import type { Known } from "./known.ts";
import { answerRecalled } from "./answer-recalled.ts";
import { openPromises } from "./open-promises.ts";
import { findNamed, toKey } from "./names.ts";
import { sentence } from "./prose.ts";

/** "What did I promise Hester", "what do I owe": the word that the character gave and was given, and is still to be kept; of one person, what was kept too. */
export const answerPromises = (packet: Known, who: string): string => {
  const key = toKey(who);
  const about = key.length === 0 ? undefined : findNamed(packet, key)?.id;
  const isMeant = ({ subject_id, object, ...fact }: Known["facts"][number]): boolean =>
    key.length === 0 ||
    subject_id === about ||
    object["toward"] === about ||
    key.every((word) => toKey(factText({ object, ...fact })).includes(word));
  const promised = packet.facts.filter((fact) => fact.predicate === "promised" && isMeant(fact));
  const open = openPromises(packet).filter(isMeant);
  const { noPromise, noOpenPromise, promiseKept } = messagesOf(packet).answers;
  const kept = promised.filter(({ object }) => object["kept"] === true).map((fact) => promiseKept(bare(factText(fact))));
  const recalled = answerRecalled(packet, key).filter((text) => /\bpromis(?:e[ds]?|ing)\b/i.test(text));
  const told = [...open.map(factText), ...(key.length === 0 ? [] : [...kept, ...recalled])];
  if (told.length > 0) return [...new Set(told)].map(sentence).join(" ");
  return key.length === 0 ? noOpenPromise() : noPromise();
};

const bare = (text: string): string => text.replace(/[.!]$/, "");
