import { actionsOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { ProposedAction } from "freeform-rpg/schemas/turn";
import type { EffectDraft, InterpreterOutput, World } from "freeform-rpg/schemas";

/**
 * Who asks somebody to take them somewhere goes there, if the answer is yes: their own way is an action of its own behind the words. Somebody
 * who only walks along is asked no more than that.
 */
export const walkLed = (interpretation: InterpreterOutput, world: World): InterpreterOutput => ({
  ...interpretation,
  proposed_actions: interpretation.proposed_actions.flatMap((proposed) => {
    const action = actionsOf(world.campaign.system).find(proposed.action);
    const way = hasTrait(action, "conversing", "pressing") ? proposed.effects.find((effect) => isOwnWay(effect, world)) : undefined;
    return way === undefined ? [proposed] : [askedAlong(proposed, way), goTo(String(way["to"]), proposed)];
  }),
});

const isOwnWay = ({ kind, who }: EffectDraft, { actor_id }: World): boolean =>
  kind === "move" && (who === actor_id || who === "pc" || who === "party");

const askedAlong = (proposed: ProposedAction, way: EffectDraft): ProposedAction => ({
  ...proposed,
  topic: "to walk along",
  effects: proposed.effects.filter((effect) => effect !== way),
});

const goTo = (place: string, { manner }: ProposedAction): ProposedAction =>
  ProposedAction.parse({ action: "go", target_id: place, manner, depends: true });
