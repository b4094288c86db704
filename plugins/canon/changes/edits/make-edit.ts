import type { Edit } from "freeform-rpg/schemas";
import type { EditScene } from "./edit-scene.ts";
import { moveCharacters, share } from "./edit-sight.ts";
import { addClock, setClock, strikeClock } from "./edit-clocks.ts";
import { addEntity, bringBack, editEntity, retire, setItem } from "./edit-entities.ts";
import { addFact, editFact, strikeFact } from "./edit-facts.ts";
import { addThreat, endSituation, endThreat, setRelationship, setScene, setTime } from "./edit-scenes.ts";
import { addThread, editThread } from "./edit-threads.ts";

type Makers = { readonly [K in Edit["kind"]]: (edit: Extract<Edit, { kind: K }>, scene: EditScene) => void };

const makers: Makers = {
  add_entity: addEntity,
  edit_entity: editEntity,
  retire,
  bring_back: bringBack,
  set_item: setItem,
  add_fact: addFact,
  edit_fact: editFact,
  strike_fact: strikeFact,
  add_clock: addClock,
  set_clock: setClock,
  strike_clock: strikeClock,
  add_thread: addThread,
  edit_thread: editThread,
  set_relationship: setRelationship,
  set_scene: setScene,
  move_characters: moveCharacters,
  share,
  set_time: setTime,
  end_situation: endSituation,
  add_threat: addThreat,
  end_threat: endThreat,
};

/** Makes an edit on the campaign's rows in memory. Throws `EditRefused`. */
export const makeEdit = <K extends Edit["kind"]>(edit: Extract<Edit, { kind: K }>, scene: EditScene): void =>
  makers[edit.kind as K](edit, scene);
