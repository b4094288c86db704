import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { CampaignDocuments } from "freeform-rpg/schemas/turn";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";

test("a packet that stages are given cannot be changed in place, at any depth", () => {
  const packet = ContextPacket.schema.parse(assemble(sampleWorld(), { budget: 6000 }));
  const [fact] = packet.facts;
  expect(fact).toBeDefined();
  expect(() => packet.facts.push(...packet.facts)).toThrow(TypeError);
  expect(() => Object.assign(Object(fact), { visibility: "known" })).toThrow(TypeError);
  expect(() => Object.assign(packet.scene, { location_id: "elsewhere" })).toThrow(TypeError);
});

test("the documents of a campaign cannot be changed in place", () => {
  const { calibration, system, genre_rules, story } = sampleWorld().campaign;
  const documents = CampaignDocuments.parse({ calibration, system, genre_rules, story });
  for (const document of Object.values(documents)) expect(() => Object.assign(document, { added: 1 })).toThrow(TypeError);
});
