import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { setAttrs } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { companyOf, isShowing, saysLow } from "freeform-rpg/plugins/turn/scene/lib";

/**
 * What is said aloud is known from then on to everybody who is present and awake: what was told since `from`, and what the character told
 * somebody. What is shown, or said low, is for one pair of eyes or ears.
 */
export const overhear = (draft: ResolutionDraft, action: AllowedAction, from: number): void => {
  const said = saysLow(action.details) ? [] : factsSaid(draft, action, from);
  if (said.length === 0) return;
  const listeners = companyOf(draft.world).filter((one) => isListening(draft, one));
  for (const person of listeners) {
    const knows = person.attrs.knows ?? [];
    const fresh = said.filter(({ fact, teller }) => teller !== person.id && !knows.includes(fact)).map(({ fact }) => fact);
    if (fresh.length > 0) setAttrs(draft, person.id, { knows: [...new Set([...knows, ...fresh])] });
  }
};

const isListening = ({ present, world }: ResolutionDraft, { id, attrs }: Entity): boolean =>
  present.has(id) && !world.player_ids.includes(id) && !(attrs.states ?? []).some((state) => asleep.has(state));

const asleep: ReadonlySet<string> = new Set(["asleep", "sleeping", "unconscious", "deaf"]);

interface Said {
  readonly fact: string;
  readonly teller: string;
}

const factsSaid = (draft: ResolutionDraft, action: AllowedAction, from: number): Said[] => {
  const isSpoken = draft.actions.is(action.action, "conversing", "pressing", "announcing") || isReadOut(draft, action);
  return draft.events.slice(from).flatMap(({ type, details: { fact_id, told_by } }) => {
    if (typeof fact_id !== "string") return [];
    if (type === "fact_discovered" && typeof told_by === "string") return [{ fact: fact_id, teller: told_by }];
    return type === "knowledge_shared" && isSpoken && !isShowing(action.action) ? [{ fact: fact_id, teller: "" }] : [];
  });
};

/** What is read or played to somebody. */
const isReadOut = ({ actions }: ResolutionDraft, { action, recipient }: AllowedAction): boolean =>
  recipient !== "" && ["read", "listen"].includes(actions.find(action).verb);
