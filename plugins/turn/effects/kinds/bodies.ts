import { entityById, isCreature, isGone, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { dealHarm, pushClock, rolesIn } from "../apply/clocks.ts";
import { changeTrust } from "../apply/relationships.ts";
import { clearWounds } from "../apply/situations.ts";
import { harmOther, treatOther } from "../apply/wounds.ts";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import type { EffectScene, Settled } from "../effect-kind.ts";
import { findEntity, isInReach, refuse, refuseAbsent, refuseDead, unknownRef } from "../refs.ts";
import { schemaOf } from "./schema-of.ts";

export const attitude = defineEffectKind({
  kind: "attitude",
  summary: "Someone trusts the actor more or less. Never by a proposal: it follows from what is done.",
  example: "The ferryman trusts you less after the shooting.",
  schema: schemaOf("attitude"),
  settle: (effect, scene) => {
    if (scene.origin === "proposal") return refuse(messagesOf(scene.world).attitudesFollow());
    const who = findEntity(effect.who, scene);
    return who === undefined ? unknownRef(effect.who, scene) : { effect: { ...effect, who: who.id } };
  },
  apply: ({ who, by }, draft) => changeTrust(draft, who, by, "effect"),
});

export const harm = defineEffectKind({
  kind: "harm",
  summary: "Someone is hurt.",
  example: "The flood throws you against the wall.",
  schema: schemaOf("harm"),
  settle: (effect, scene) => settleBody(effect, scene),
  apply: ({ who, amount }, draft) => {
    if (who === draft.world.actor_id) return dealHarm(draft, amount);
    const body = entityById(draft.world, who);
    return body !== undefined && !isGone(body) && harmOther(draft, body, amount);
  },
});

export const heal = defineEffectKind({
  kind: "heal",
  summary: "Someone's wounds get better.",
  example: "I bandage Corin's arm.",
  schema: schemaOf("heal"),
  settle: (effect, scene) => {
    const who = findEntity(effect.who, scene);
    return who?.attrs.dead === true && scene.origin === "proposal" ? refuseDead(who, scene) : settleBody(effect, scene);
  },
  apply: ({ who, amount }, draft) => {
    if (who === draft.world.actor_id) {
      const eased = pushClock(draft, rolesIn(draft).harm, -amount);
      return clearWounds(draft) || eased;
    }
    const body = entityById(draft.world, who);
    return body !== undefined && !isGone(body) && treatOther(draft, body, amount > 1 ? "critical" : "success");
  },
});

const settleBody = <E extends { readonly who: string }>(effect: E, scene: EffectScene): Settled<E> => {
  const who = findEntity(effect.who, scene);
  if (who === undefined) return unknownRef(effect.who, scene);
  if (!isCreature(who)) return refuse(messagesOf(scene.world).notAlive(spokenName(who)));
  if (!isInReach(who, scene)) return refuseAbsent(who, scene);
  return { effect: { ...effect, who: who.id } };
};
