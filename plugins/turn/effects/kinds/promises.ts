import { capitalise } from "freeform-rpg/language";
import { entityById, isCreature, isGone, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { defineEffectKind } from "../effect-kind.ts";
import { findEntity, isInReach, refuse, unknownRef } from "../refs.ts";
import { nextId, record } from "../resolution-draft.ts";
import { schemaOf } from "./schema-of.ts";

export const agree = defineEffectKind({
  kind: "agree",
  summary: "Someone promises something, and later turns can hold them to it.",
  example: "Promise me that you will keep the gate open until dawn.",
  schema: schemaOf("agree"),
  settle: (effect, scene) => {
    const who = findEntity(effect.who, scene);
    if (who === undefined) return unknownRef(effect.who);
    if (!isCreature(who) || isGone(who)) return refuse(`${capitalise(spokenName(who))} can promise nothing.`);
    if (!isInReach(who, scene)) return refuse(`${capitalise(spokenName(who))} is not here.`);
    return { effect: { ...effect, who: who.id } };
  },
  apply: ({ who, to }, draft) => {
    const person = entityById(draft.world, who);
    if (person === undefined) return false;
    const what = to.replace(/^to\s+/i, "").replace(/[.!?]+$/, "");
    const same = draft.world.facts.some(
      ({ subject_id, predicate, object }) => subject_id === who && predicate === "promised" && object["to"] === what,
    );
    if (same) return false;
    const text = `${capitalise(spokenName(person))} has promised to ${what}.`;
    const id = nextId(draft, "fact");
    draft.diff.facts_add.push({
      id,
      subject_id: who,
      predicate: "promised",
      object: { text, to: what, kept: false },
      tags: ["promise"],
      visibility: "known",
      confidence: 1,
      discovery_method: "agree",
    });
    record(
      draft,
      "promise_made",
      `${capitalise(spokenName(person))} promises to ${what}.`,
      { entity_id: who, fact_id: id },
      { binding: true },
    );
    return true;
  },
});
