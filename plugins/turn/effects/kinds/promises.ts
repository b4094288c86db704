import { isCreature, isGone, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { recordPromise } from "../apply/promises.ts";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import { findEntity, isInReach, refuse, refuseAbsent, unknownRef } from "../refs.ts";
import { schemaOf } from "./schema-of.ts";

export const agree = defineEffectKind({
  kind: "agree",
  summary: "Someone promises something, and later turns can hold them to it.",
  example: "Promise me that you will keep the gate open until dawn.",
  schema: schemaOf("agree"),
  settle: (effect, scene) => {
    const who = findEntity(effect.who, scene);
    if (who === undefined) return unknownRef(effect.who, scene);
    if (!isCreature(who) || isGone(who)) return refuse(messagesOf(scene.world).cannotPromise(spokenName(who)));
    if (!isInReach(who, scene)) return refuseAbsent(who, scene);
    return { effect: { ...effect, who: who.id } };
  },
  apply: ({ who, to }, draft) => recordPromise(draft, { who, what: to }),
});
