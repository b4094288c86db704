import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { Clause } from "freeform-rpg/plugins/offline/interpreter/lib";
import type { ProposedAction } from "freeform-rpg/schemas";
import type { Claim } from "./claims-of.ts";

/** What clauses are compared with. */
export interface Accounts {
  readonly claims: readonly Claim[];
  readonly speech: string;
  readonly actions: ActionCatalogue;
}

/**
 * The clauses that nothing accounts for: nothing quotes them, or an action quotes them together with its own clause and nothing that is done
 * is of their kind or done with what they name.
 */
export const findLeftOut = (clauses: readonly Clause[], accounts: Accounts): Clause[] => {
  const { claims, speech, actions } = accounts;
  const done = claims.flatMap(({ action }) => action ?? []);
  const open = clauses.filter((clause) => !isSpoken(clause, speech, actions));
  return open.filter((clause) => {
    const own = claims.filter((claim) => holds(claim, clause));
    return own.length === 0 ? isWeighty(clause) : isSwallowed(clause, own, { ...accounts, clauses, done });
  });
};

/** An action holds the clauses whose verb it quotes; what is asked about or set aside holds all that it quotes a part of. */
const holds = ({ from, to, action }: Claim, clause: Clause): boolean =>
  action === undefined ? from < clause.to && clause.at < to : from <= clause.at && clause.at < to;

/** "I say": the words that are said account for it. */
const isSpoken = ({ action, isQuoting }: Clause, speech: string, actions: ActionCatalogue): boolean =>
  speech !== "" && (isQuoting || actions.find(action).family === "talk");

/** A verb alone ("turning back") says nothing that could be missed, nor does a gesture ("I soften my voice"). */
const isWeighty = ({ action, hasObject, text }: Clause): boolean =>
  action !== "gesture" && (action !== "" || (hasObject && !gesture.test(text)));

const gesture =
  /\bmy (?:own )?(?:voice|tone|head|hands?|fingers?|eyes|eyebrows?|brow|gaze|lips|teeth|chin|face|shoulders?|arms|breath|throat|feet|knees|hair|weight|balance|stance|pace)[.!]?$/i;

interface Sharing extends Accounts {
  readonly clauses: readonly Clause[];
  readonly done: readonly ProposedAction[];
}

/** True for a clause inside the words of an action that belongs to another clause, where nothing of its kind is done. */
const isSwallowed = (clause: Clause, own: readonly Claim[], { clauses, actions, done }: Sharing): boolean => {
  if (clause.action === "" || own.some(({ action }) => action === undefined) || isStep(clause, actions)) return false;
  const owners = new Set(own.flatMap(({ action }) => action ?? []));
  const sharing = clauses.filter((other) => own.some((claim) => holds(claim, other)));
  return sharing.length > owners.size && !done.some((action) => isLike(clause, action, actions) || touches(clause, action));
};

/** A step, a look or a gesture that names nothing leads to what is done. */
const isStep = ({ action, hasObject }: Clause, actions: ActionCatalogue): boolean =>
  !hasObject && /^(?:go|look|listen|wait|gesture|talk|use)$/.test(actions.find(action).family);

const isLike = ({ action, verb }: Clause, done: ProposedAction, actions: ActionCatalogue): boolean =>
  done.action === verb || kinOf(actions.find(done.action).family) === kinOf(actions.find(action).family);

/** Families of actions that a game master would hardly tell apart. */
const kins = ["look search listen", "go flee chase climb stealth", "talk appeal gesture", "attack fight"].map((line) => line.split(" "));

const kinOf = (family: string): string => kins.find((kin) => kin.includes(family))?.[0] ?? family;

const touches = ({ names }: Clause, { target_id, instrument, recipient, opposition }: ProposedAction): boolean =>
  names.some((name) => [target_id, instrument, recipient, opposition].includes(name));
