import { wordsOf } from "freeform-rpg/language";
import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { Clause } from "freeform-rpg/plugins/offline/interpreter/lib";
import type { ProposedAction } from "freeform-rpg/schemas";
import type { Claim } from "./claims-of.ts";
import { isApproach } from "./is-approach.ts";
import { isFirstMovement } from "./is-first-movement.ts";

/** What clauses are compared with. */
export interface Accounts {
  readonly claims: readonly Claim[];
  readonly speech: string;
  readonly actions: ActionCatalogue;
  /** Ids of places that one can go to. */
  readonly places: ReadonlySet<string>;
}

/**
 * The clauses that nothing accounts for: nothing quotes them, or an action quotes them together with its own clause and nothing that is done
 * is of their kind or done with what they name.
 */
export const findLeftOut = (clauses: readonly Clause[], accounts: Accounts): Clause[] => {
  const { claims, speech, actions } = accounts;
  const done = claims.flatMap(({ action }) => action ?? []);
  const open = clauses.filter(
    (clause) => !isSpoken(clause, speech, actions) && !servesCall(clause, done, actions) && !leadsOn(clause, clauses, accounts),
  );
  return open.filter((clause) => {
    const own = claims.filter((claim) => holds(claim, clause));
    return own.length === 0 ? saysMore(clause) : isSwallowed(clause, own, { ...accounts, clauses, done });
  });
};

/** True for the first movement of what the next clause says, where that is done. */
const leadsOn = (clause: Clause, clauses: readonly Clause[], { claims, actions }: Accounts): boolean => {
  const next = clauses[clauses.indexOf(clause) + 1];
  if (next === undefined) return false;
  const own = claims.filter((claim) => holds(claim, next)).flatMap(({ action }) => action ?? []);
  return own.some((done) => isFirstMovement(clause, { next, done, isSameThing: touches(clause, done), actions }));
};

/** An action holds the clauses whose verb it quotes; what is asked about or set aside holds all that it quotes a part of. */
const holds = ({ from, to, action }: Claim, clause: Clause): boolean =>
  action === undefined || wish.test(clause.text) ? from < clause.to && clause.at < to : from <= clause.at && clause.at < to;

/** "I'd like to know what she found": what is asked is quoted, and no more. */
const wish = /\b(?:want|need|wish|like|love|have) to (?:know|hear|learn|find out|understand)\b/i;

/** "I say": the words that are said account for it. */
const isSpoken = ({ action, isQuoting }: Clause, speech: string, actions: ActionCatalogue): boolean =>
  speech !== "" && (isQuoting || actions.find(action).family === "talk");

/** Borrowing the phone is part of the call that is made with it. */
const servesCall = ({ action, text }: Clause, done: readonly ProposedAction[], actions: ActionCatalogue): boolean =>
  /^(?:take|use)$/.test(actions.find(action).family) && device.test(text) && done.some((one) => actions.is(one.action, "remote"));

const device = /\b(?:(?:tele)?phones?|radio|comm|handset|receiver|earpiece)\b/i;

/** A verb alone that no action is known by ("turning back") says nothing that could be missed. */
const saysMore = ({ action, hasObject }: Clause): boolean => action !== "" || hasObject;

/** True for a movement that can do no harm, and for a step towards what is done. */
export const isSlight = (clause: Clause, { actions, places }: Accounts): boolean =>
  actions.find(clause.action).family === "gesture" || isApproach(clause, { actions, places });

interface Sharing extends Accounts {
  readonly clauses: readonly Clause[];
  readonly done: readonly ProposedAction[];
}

/** True for a clause inside the words of an action that belongs to another clause, where nothing of its kind is done. */
const isSwallowed = (clause: Clause, own: readonly Claim[], { clauses, actions, done, places }: Sharing): boolean => {
  if (clause.action === "" || own.some(({ action }) => action === undefined)) return false;
  if (isStep(clause, actions) || isApproach(clause, { actions, places })) return false;
  if (own.some(({ action }) => action !== undefined && isWanted(clause, action, actions))) return false;
  if (own.some((claim) => beginsWith(claim, clause, clauses))) return false;
  const owners = new Set(own.flatMap(({ action }) => action ?? []));
  const sharing = clauses.filter((other) => own.some((claim) => holds(claim, other)));
  return sharing.length > owners.size && !done.some((action) => isLike(clause, action, actions) || isPartOf(clause, action, actions));
};

/** What an action quotes first is what it was read from, where it quotes no more than a part of the message. */
const beginsWith = (claim: Claim, clause: Clause, clauses: readonly Clause[]): boolean => {
  const held = clauses.filter((other) => holds(claim, other));
  return held[0] === clause && held.length < clauses.length;
};

/** "Ask Wynn to help me lift it, and I will pay her": what is asked of somebody, and what they get for it. */
const isWanted = ({ text, action }: Clause, { action: asked, effects }: ProposedAction, actions: ActionCatalogue): boolean =>
  (actions.is(asked, "pressing") || actions.find(asked).verb === "ask") &&
  (/^(?:(?:and|to|then) )*\w+ (?:with )?(?:me|us)\b/i.test(text) ||
    (actions.find(action).family === "give" && effects.some(({ kind }) => kind === "transfer")));

/** What is done with a thing may be part of another action with it. Words are no part of what hands do, and hands serve words with what they show. */
const isPartOf = (clause: Clause, done: ProposedAction, actions: ActionCatalogue): boolean => {
  if (standsAlone.test(actions.find(clause.action).family)) return false;
  const [inner, outer] = [actions.find(clause.action).family, actions.find(done.action).family].map(isWords);
  return inner === outer ? touches(clause, done) : inner === false && clause.names.includes(done.instrument);
};

/** Families of actions that are no part of another with the same thing: who takes a trunk has not opened it. */
const standsAlone = /^(?:open|fight|shoot|force|climb|chase|flee|deceive|intimidate|aid|wait|magic|tech|craft|help)$/;

const isWords = (family: string): boolean => /^(?:talk|appeal|intimidate|deceive|provoke)$/.test(family);

/** A step, a look or a gesture that names nothing leads to what is done. */
const isStep = ({ action, hasObject }: Clause, actions: ActionCatalogue): boolean =>
  !hasObject && /^(?:go|look|listen|wait|gesture|talk|use)$/.test(actions.find(action).family);

const isLike = ({ action, verb }: Clause, done: ProposedAction, actions: ActionCatalogue): boolean =>
  done.action === verb || kinOf(actions.find(done.action).family) === kinOf(actions.find(action).family);

/** Families of actions that a game master would hardly tell apart. */
const kins = ["look search listen", "take theft", "go flee chase climb stealth", "talk appeal gesture", "attack fight"].map((line) =>
  line.split(" "),
);

const kinOf = (family: string): string => kins.find((kin) => kin.includes(family))?.[0] ?? family;

/** "Lift his hand": a step of what is done with him. */
const limb =
  /\b(?:his|her|its|their) (?:\w+ )?(?:hands?|fingers?|arms?|wrists?|sleeves?|cuffs?|collar|head|chin|face|eyes|eyelids?|hair|shoulders?|back|legs?|feet|foot|boots?|coat|jacket|pockets?)\b/i;

const touches = ({ names, text }: Clause, { target_id, instrument, recipient, opposition }: ProposedAction): boolean => {
  const things = [target_id, instrument, recipient, opposition].filter((thing) => thing !== "");
  const said = ` ${wordsOf(text.toLowerCase()).join(" ")} `;
  if (names.length === 0 && target_id !== "" && limb.test(text)) return true;
  return things.some(
    (thing) => names.includes(thing) || said.includes(` ${wordsOf(thing.replace(/^feature:(?:the )?/, "").toLowerCase()).join(" ")} `),
  );
};
