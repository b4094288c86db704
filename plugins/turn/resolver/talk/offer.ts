import type { AllowedAction, EffectDraft, Entity } from "freeform-rpg/schemas";
import { changeTrust, recordPromise, trustIn } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isCreature, isHostile, purseOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/** Money that is offered, and not yet paid: "I offer Hester five shillings". */
const isOffer = ({ actions }: ResolutionDraft, { action, details }: AllowedAction): boolean =>
  actions.is(action, "paying") && !actions.is(action, "pressing") && /^\W*(?:i |we )?offer\b/i.test(details);

/** Money for what is still to be done: "and I'll pay her two shillings for it". */
const isWage = ({ details }: AllowedAction): boolean => /\b(?:i|we)(?:['’]ll| will) (?:pay|give|reward|tip)\b/i.test(details);

/** True where somebody leaves the money that they are offered: they say so. */
export const isDeclined = (draft: ResolutionDraft, action: AllowedAction): boolean => {
  const person = payee(draft, action);
  if (person === undefined || !isOffer(draft, action) || takesMoney(draft, person)) return false;
  speakUp(draft, person, messagesOf(draft.world).requests.leavesMoney(spokenName(person)), { answered: true, refused: true }, "refusal");
  return true;
};

/** Somebody has taken what was offered: the first time they think a little better of who gave it. */
export const takeOffer = (draft: ResolutionDraft, action: AllowedAction): void => {
  const person = payee(draft, action);
  if (person === undefined || !isOffer(draft, action)) return;
  const isFirst = entityById(draft.start, person.id)?.attrs["money"] === undefined;
  speakUp(draft, person, messagesOf(draft.world).requests.takesMoney(spokenName(person)), { answered: true }, "answer");
  if (isFirst) changeTrust(draft, person.id, 1, "was given money");
};

/** What is to be paid once something is done is promised for then, where it is not done at once. Returns the effects that come about now. */
export const withoutWages = (draft: ResolutionDraft, action: AllowedAction, effects: readonly EffectDraft[]): readonly EffectDraft[] => {
  const isLater = action.effects.some(({ kind, who }) => kind === "agree" && who !== draft.world.actor_id);
  if (!isLater || !isWage(action)) return effects;
  const wages = effects.filter((effect) => isPayment(draft, effect));
  for (const wage of wages)
    recordPromise(draft, { who: draft.world.actor_id, toward: String(wage["to"]), what: `pay ${String(wage["quantity"])} for it` });
  return effects.filter((effect) => !wages.includes(effect));
};

const isPayment = ({ world }: ResolutionDraft, effect: EffectDraft): boolean =>
  effect.kind === "transfer" && effect["item"] === purseOf(world)?.id && effect["from"] === world.actor_id;

const payee = (draft: ResolutionDraft, { effects }: AllowedAction): Entity | undefined => {
  const paid = effects.find((effect) => isPayment(draft, effect));
  const person = paid === undefined ? undefined : entityById(draft.world, String(paid["to"]));
  return person !== undefined && isCreature(person) ? person : undefined;
};

/** Enemies, who distrusts the giver, and who is known for taking nothing. */
const takesMoney = ({ world }: ResolutionDraft, person: Entity): boolean =>
  !isHostile(world, person) &&
  trustIn(world, person.id) >= 0 &&
  ![person.attrs.disposition ?? "", ...(person.attrs.limits ?? [])].some((text) => unbought.test(text));

const unbought =
  /\bincorruptible\b|\b(?:cannot|can't|will not|won't|never) (?:be (?:bought|bribed)|takes? (?:money|coin|a bribe|bribes))\b/i;
