import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { tagText } from "../text/tag-text.ts";
import type { FramedClause } from "./framed-clause.ts";
import { namedOf } from "./shape.ts";

/** "Ask Thirza for a look at her toll book": it is looked at, if she lets it. */
export const lookGranted = ({ action, text }: FramedClause, reading: Reading): ProposedActionDraft[] => {
  const called = action.verb === "ask" ? wanted.exec(text)?.[1] : undefined;
  const named = called === undefined ? undefined : namedOf(resolveNoun(tagText(called), reading, { thing: 6 }));
  if (named === undefined || !named.present || !/^(?:thing|feature)$/.test(named.kind)) return [];
  return [{ action: "examine", target_id: named.id, details: text, depends: true }];
};

const wanted =
  /\b(?:for (?:a|another|one) (?:\p{L}+ )?(?:look|glance|peek|glimpse) (?:at|in|into|inside|through)|(?:if|whether) (?:i|we) (?:may|might|can|could) (?:please )?(?:see|read|examine|inspect|(?:have|take) a look at|look (?:at|in|into|through))) ((?:the|his|her|their|that|this|your) [^,.;!?]+?)(?=,| and\b|[.;!?]|$)/iu;
