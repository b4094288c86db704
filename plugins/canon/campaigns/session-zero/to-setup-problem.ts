import type { FileProblem } from "freeform-rpg/documents";
import type { SetupPhase } from "freeform-rpg/schemas";
import type { CharacterProblem } from "../campaign-error.ts";
import type { SetupProblem, SetupProblemReason } from "./tokens.ts";

/** The phase whose questions ask for a part of the scenario. */
const phaseByPart: Readonly<Record<string, SetupPhase>> = {
  calibration: "calibration",
  clocks: "clocks",
  entities: "entities",
  relationships: "entities",
  inventory: "entities",
  facts: "facts",
  threads: "threads",
  starting_scene: "scene",
  opening_text: "scene",
};

/** What an unfinished session zero usually misses, by the place in the draft that is missing or empty. */
const reasonByPlace: Readonly<Record<string, SetupProblemReason>> = {
  name: "name_missing",
  entities: "places_missing",
  starting_scene: "opening_place_missing",
  "starting_scene.location_id": "opening_place_missing",
  "starting_scene.time": "opening_time_missing",
  opening_text: "opening_text_missing",
};

/** A problem of the draft, with the phase to go to and why it is one. */
export const toSetupProblem = ({ message, path = [], code }: FileProblem): SetupProblem => {
  const isAbsent = code === "missing" || code === "empty";
  return {
    text: message,
    phase: phaseByPart[String(path[0])] ?? "campaign",
    reason: (isAbsent && reasonByPlace[path.join(".")]) || "other",
  };
};

/** A problem of the character. */
export const ofCharacter = ({ code, message }: CharacterProblem): SetupProblem => ({
  text: message,
  phase: "character",
  reason: code === "nameless" ? "character_missing" : "other",
});
