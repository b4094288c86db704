import { assemble, shortenPacket } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";

test("a shorter packet keeps the moment and lets go of what surrounds it", () => {
  const packet = assemble(sampleWorld(), { budget: 6000 });
  const whole = {
    ...packet,
    recent_events: [1, 2, 3].map((turn_no) => ({ turn_no, text: `Turn ${turn_no}.` })),
    lore_context: { passages: ["long"] },
  };
  const short = shortenPacket(whole);
  const here = [whole.actor_id, whole.scene.location_id, ...whole.present_entities];
  expect(whole.facts.some(({ subject_id }) => !here.includes(subject_id))).toBe(true);
  expect(short.facts).toEqual(whole.facts.filter(({ subject_id }) => here.includes(subject_id)));
  expect(short.recent_events.map(({ turn_no }) => turn_no)).toEqual([2, 3]);
  expect(short.lore_context).toEqual({});
  const { scene, threads, clocks, inventory, present_entities, entities } = whole;
  expect(short).toMatchObject({ scene, threads, clocks, inventory, present_entities, entities });
});
