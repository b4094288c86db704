import { Calibration } from "freeform-rpg/schemas/campaign";
import { ContextPacket } from "freeform-rpg/schemas/turn";
import type { ContextPacket as Packet, Thread } from "freeform-rpg/schemas";

/** A thread as the packet holds it. */
export const thread = (id: string, title: string, rest: Partial<Packet["threads"][number]> = {}): Packet["threads"][number] => ({
  id,
  title,
  type: "MYSTERY",
  urgency: "MEDIUM" satisfies Thread["urgency"],
  status: "active",
  stakes: { success: "", failure: "" },
  related_entity_ids: [],
  tags: [],
  overdue: false,
  ...rest,
});

/** The packet of a turn in a bar: Kai with a pistol, Mira and Okafor, a thread, clocks. Parts given replace its own. */
export const packetOf = (parts: Partial<Packet> = {}): Packet =>
  ContextPacket.parse({
    turn_no: 5,
    actor_id: "kai",
    scene: {
      location_id: "bar",
      location_name: "The Brass Eel",
      time: { day: 1, hour: 20, minute: 0, period: "night" },
      constraints: [],
      visibility_conditions: "lamp smoke",
      noise_level: null,
      features: ["long counter", "jukebox"],
      exits: [
        { id: "alley", name: "Tanner's Alley" },
        { id: "pier", name: "North Pier" },
      ],
    },
    present_entities: ["kai", "mira", "brute"],
    entities: [
      { id: "kai", type: "character", name: "Kai", attrs: {}, tags: [] },
      { id: "mira", type: "character", name: "Mira Sato", attrs: { disposition: "wary" }, tags: [] },
      { id: "brute", type: "character", name: "Okafor", attrs: {}, tags: [] },
    ],
    facts: [],
    threads: [
      thread("td-1", "Open question: who killed the courier?", {
        stakes: { success: "A name.", failure: "The killer boards the morning boat." },
        related_entity_ids: ["mira"],
      }),
    ],
    clocks: [
      { id: "heat", name: "Heat", value: 6, max: 8, direction: "up", tags: [] },
      { id: "cred", name: "Cred", value: 120, max: 9999, direction: "down", tags: [] },
    ],
    inventory: [{ owner_id: "kai", item_id: "pistol", name: "pistol", qty: 1, uses: ["weapon"] }],
    relationships: [],
    summary: { scene: "", threads: "" },
    recent_events: [],
    npc_agendas: {
      mira: ["Mira turns a wet glove over, and turns it back."],
      brute: ["Okafor has moved his chair so that it blocks the door."],
    },
    npc_capabilities: { brute: { can: [], cannot: [], threat_level: "high" } },
    investigation_progress: {},
    pending_threats: [],
    active_situations: [],
    failure_streak: { count: 0, actions: [] },
    recent_moves: [],
    calibration: Calibration.parse({}),
    genre_rules: {},
    lore_context: {},
    selection: [],
    tokens: 0,
    ...parts,
  });
