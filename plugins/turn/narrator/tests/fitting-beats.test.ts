import { Resolution } from "freeform-rpg/schemas/turn";
import { expect, test } from "vitest";
import { fittingBeats } from "../fitting-beats.ts";

const thread = {
  id: "who",
  title: "Open question: who is the tenth?",
  type: "MYSTERY" as const,
  urgency: "LOW" as const,
  status: "active" as const,
  stakes: { success: "", failure: "" },
  related_entity_ids: [],
  visibility: "known" as const,
  tags: [],
};
const beats = ["Crane winds his watch.", "Who is the tenth? Someone or something here has to do with it."];
const fit = (state_diff: object): string[] => {
  const packet = { scene: { location_id: "chapel" }, threads: [thread], calibration: {} };
  const resolution = Resolution.parse({ seed: "s", rolls: [], outcomes: [], engine_events: [], state_diff });
  return fittingBeats(beats, Object(packet), resolution);
};

test.each([
  ["as planned where nothing is settled", {}, beats],
  ["without what was settled", { threads_resolve: [{ id: "who", status: "resolved", reason: "found" }] }, beats.slice(0, 1)],
  ["none where the party has gone elsewhere", { scene_update: { location_id: "lane" } }, []],
])("beats are %s", (_, diff, left) => expect(fit(diff)).toEqual(left));
