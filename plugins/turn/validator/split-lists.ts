import { actionsOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { bareNameKey } from "freeform-rpg/language";
import { namesOf, resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
import type { EffectDraft, InterpreterOutput, ProposedAction, World } from "freeform-rpg/schemas";

/** One action for each thing where a single one names several: "the slate and the wafer" handed over, taken or put down. */
export const splitLists = (interpretation: InterpreterOutput, world: World): InterpreterOutput => ({
  ...interpretation,
  proposed_actions: interpretation.proposed_actions.flatMap((proposed) => splitAction(proposed, world)),
});

const splitAction = (proposed: ProposedAction, world: World): ProposedAction[] => {
  const action = actionsOf(world.campaign.system).find(proposed.action);
  if (!hasTrait(action, "handing", "dropping", "taking", "handling")) return [proposed];
  const field = (["instrument", "target_id"] as const).find((name) => listed(proposed[name], world).length > 1);
  if (field === undefined) return [proposed];
  const things = listed(proposed[field], world);
  return things.map((thing, at) => ({
    ...proposed,
    [field]: thing.said,
    effects: proposed.effects.filter((effect) => isOf(effect, things, thing, at === 0)),
    depends: at === 0 && proposed.depends,
  }));
};

interface Listed {
  readonly said: string;
  readonly id: string;
}

const listed = (said: string, world: World): Listed[] => {
  if (!/,|;|&|\band\b/.test(said) || isName(said, world)) return [];
  const parts = said.split(/\s*(?:[,;&]|\band\b)\s*/).filter((part) => part !== "");
  const things = parts.flatMap((part) => {
    const target = resolveTarget(part, world);
    return target.kind === "entity" && target.entity.type === "item" ? [{ said: part, id: target.entity.id }] : [];
  });
  return things.length === parts.length ? things : [];
};

const isName = (said: string, { entities }: World): boolean => entities.some((entity) => namesOf(entity).includes(bareNameKey(said)));

/** An effect goes with the thing that it names, and with the first where it names none of them. */
const isOf = (effect: EffectDraft, things: readonly Listed[], thing: Listed, first: boolean): boolean => {
  const names = ({ said, id }: Listed): boolean => effect["item"] === said || effect["item"] === id;
  return things.some(names) ? names(thing) : first;
};
