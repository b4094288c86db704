import type { AllowedAction, Entity, Fact, World } from "freeform-rpg/schemas";
import { openPromises, trustIn } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { isCompanion, isCreature } from "freeform-rpg/plugins/turn/scene/lib";
import { isDue, isSpoken } from "../effects/discovery.ts";
import { inReturn, termsOf } from "./bargain.ts";
import { evidenceAgainst } from "./matter.ts";
import { swayOf } from "./sway.ts";

/** Trust from which a person also tells what they guard. */
const confiding = 3;

/** True for a fact that the person knows: it is theirs to tell, about themselves, learnt in play, or public. */
export const isKnownTo = (draft: ResolutionDraft, fact: Fact, person: Entity): boolean =>
  fact.visibility !== "dm" &&
  (fact.tags.includes(`told_by:${person.id}`) ||
    (fact.subject_id === person.id && !isSpoken(fact)) ||
    (person.attrs.knows ?? []).includes(fact.id) ||
    isPublic(draft, fact));

/** What everyone knows: facts tagged `public`, and what the players knew from the beginning, their own memories apart. */
const isPublic = ({ world }: ResolutionDraft, { tags, visibility, turn_no, discovered_turn, subject_id, ...fact }: Fact): boolean =>
  tags.includes("public") ||
  (visibility === "known" &&
    turn_no === 0 &&
    (discovered_turn ?? 0) === 0 &&
    !isSpoken({ tags }) &&
    fact.predicate !== "promised" &&
    !world.player_ids.includes(subject_id) &&
    !world.entities.some((entity) => entity.id === subject_id && isCreature(entity) && isCompanion(entity)));

/** Undiscovered facts that the person may tell, whether or not they are willing to. */
export const untoldBy = (draft: ResolutionDraft, person: Entity): Fact[] =>
  draft.world.facts.filter(
    (fact) => fact.visibility === "world" && !draft.discovered.has(fact.id) && isDue(draft, fact) && isKnownTo(draft, fact, person),
  );

/** Facts that the players know and the person can only repeat. */
export const repeatedBy = (draft: ResolutionDraft, person: Entity): Fact[] =>
  draft.world.facts.filter((fact) => fact.visibility === "known" && fact.predicate !== "promised" && isKnownTo(draft, fact, person));

/** True when the person keeps a fact back: it is guarded, and neither trust nor what was done to get it out of them is enough. */
export const isWithheld = ({ world }: ResolutionDraft, fact: Fact, person: Entity, pressure: number): boolean =>
  isGuarded(fact) &&
  trustIn(world, person.id) + swayOf(world, person) + evidenceAgainst(world, fact, person) + wordGiven(world, person) + pressure <
    confiding;

/** True for what nobody tells just because they are asked. */
export const isGuarded = ({ tags }: Fact): boolean => tags.some((tag) => tag === "guarded" || tag === "withheld" || tag === "secret");

/** A promise to them that still stands weighs as much as money. */
const wordGiven = (world: World, { id }: Entity): number =>
  openPromises(world, world.actor_id).some(({ object }) => object["toward"] === id) ? inReturn.money : 0;

/** What asking in this way adds to somebody's trust: pressure that worked all that is needed, money as much as in a request, a promise a little. */
export const pressureOf = (draft: ResolutionDraft, action: AllowedAction): number => {
  if (draft.actions.is(action.action, "paying")) return inReturn.money;
  if (draft.actions.is(action.action, "pressing")) return Infinity;
  return termsOf(draft, action).length > 0 ? inReturn.word : 0;
};
