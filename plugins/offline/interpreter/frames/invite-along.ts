import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { namePattern } from "freeform-rpg/plugins/turn/scene/lib";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { Named } from "../names/name-book.ts";
import { isPersonal, resolvePerson } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";
import type { FramedClause } from "./framed-clause.ts";

/**
 * "Walk to the hall with Sefa": who is no companion yet is asked along first. Who goes "along with" somebody joins them on their way, and nobody
 * joins the party.
 */
export const inviteAlong = ({ action, text }: FramedClause, target: Named | undefined, reading: Reading): ProposedActionDraft[] => {
  if (!hasTrait(action, "moving") || hasTrait(action, "escaping") || /\bcatch up with\b/i.test(text)) return [];
  return companyIn(text, reading).map((who) =>
    target !== undefined && /\balong with\b/i.test(text)
      ? ask(who, "walk along", { kind: "move", who: who.id, to: target.id })
      : ask(who, "come along", { kind: "join", who: who.id }),
  );
};

/** Who is here and named behind "with", and no companion yet. */
const companyIn = (text: string, reading: Reading): Named[] => {
  const [, said = ""] = /\bwith (.+)$/i.exec(text) ?? [];
  const [pronoun = ""] = said.toLowerCase().split(/\W/);
  const isAlong = (who: Named): boolean => reading.packet.entities.some(({ id, attrs }) => id === who.id && attrs["in_party"] === true);
  const people = isPersonal(pronoun)
    ? resolvePerson(pronoun, reading).slice(0, 1)
    : reading.book.filter((one) => one.kind === "person" && one.calls.some(({ words }) => opensWith(said, words.join(" "))));
  return people.filter((who) => who.present && !isAlong(who)).slice(0, 1);
};

const opensWith = (said: string, name: string): boolean => new RegExp(`^(?:the |old )?${namePattern(name)}(?![\\p{L}])`, "iu").test(said);

const ask = ({ id, name }: Named, what: string, effect: NonNullable<ProposedActionDraft["effects"]>[number]): ProposedActionDraft => ({
  action: "ask",
  target_id: id,
  details: `ask ${name} to ${what}`,
  topic: `to ${what}`,
  effects: [effect],
});
