import { clearType, createSituation } from "../apply/situations.ts";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import { findEntity, refuse, unknownRef } from "../refs.ts";
import { schemaOf } from "./schema-of.ts";

export const condition = defineEffectKind({
  kind: "condition",
  summary: "The actor gets into a situation (exposed, detected, cornered, pursued, injured) or out of it. Never by a proposal.",
  example: "The alarm goes off: you are detected.",
  schema: schemaOf("condition"),
  settle: (effect, scene) => {
    if (scene.origin === "proposal") return refuse(messagesOf(scene.world).situationsFollow());
    const who = findEntity(effect.who, scene);
    if (who === undefined) return unknownRef(effect.who, scene);
    if (who.id !== scene.world.actor_id) return refuse(messagesOf(scene.world).situationOfActor());
    return { effect: { ...effect, who: who.id } };
  },
  apply: ({ type, hardness, off }, draft) => (off ? clearType(draft, type) : createSituation(draft, type, hardness)),
});
