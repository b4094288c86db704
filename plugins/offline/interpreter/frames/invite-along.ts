import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { namePattern } from "freeform-rpg/plugins/turn/scene/lib";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { Named } from "../names/name-book.ts";
import { isAlong, isPersonal, resolvePerson } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";
import { askAlong } from "../speech/read-leading.ts";
import type { FramedClause } from "./framed-clause.ts";

/**
 * "Walk to the hall with Sefa": who is no companion yet is asked along first. Who goes "along with" somebody, or follows them to a place, joins
 * them on their way, and nobody joins the party.
 */
export const inviteAlong = ({ action, text }: FramedClause, target: Named | undefined, reading: Reading): ProposedActionDraft[] => {
  if (!hasTrait(action, "moving") || hasTrait(action, "escaping") || /\bcatch up with\b/i.test(text)) return [];
  return companyIn(text, reading).map((who) =>
    target !== undefined && led.test(text)
      ? ask(who, "walk along", askAlong(who.id, target, reading))
      : ask(who, "come along", { kind: "join", who: who.id }),
  );
};

const led = /\balong with\b|\bfollow\b/i;

/** Who is here and named behind "with", or followed, and no companion yet. */
const companyIn = (text: string, reading: Reading): Named[] => {
  if (together.test(text)) return lastPerson(reading).filter((who) => who.present && !isAlong(who.id, reading.packet));
  const [, said = ""] = /\b(?:with|follow) (.+)$/i.exec(text) ?? [];
  const [pronoun = ""] = said.toLowerCase().split(/\W/);
  const people = isPersonal(pronoun)
    ? resolvePerson(pronoun, reading).slice(0, 1)
    : reading.book.filter((one) => one.kind === "person" && one.calls.some(({ words }) => opensWith(said, words.join(" "))));
  return people.filter((who) => who.present && !isAlong(who.id, reading.packet)).slice(0, 1);
};

/** "Take Odo by the arm and go together to the pier": with whom was spoken of last. */
const together = /^\W*(?:i |we |and |then |both )*\p{L}+ (?:on |off |out |back |over )?together\b(?! with\b)/iu;

const lastPerson = ({ earlier }: Reading): Named[] => earlier.filter(({ kind }) => kind === "person").slice(-1);

const opensWith = (said: string, name: string): boolean => new RegExp(`^(?:the |old )?${namePattern(name)}(?![\\p{L}])`, "iu").test(said);

const ask = ({ id, name }: Named, what: string, effect: NonNullable<ProposedActionDraft["effects"]>[number]): ProposedActionDraft => ({
  action: "ask",
  target_id: id,
  details: `ask ${name} to ${what}`,
  topic: `to ${what}`,
  effects: [effect],
});
