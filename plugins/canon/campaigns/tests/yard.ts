/** A scenario with one of everything. */
export const yard = `id: yard
name: The Yard
content_pack: harbour
default_system: bands
calibration: { preset: noir_standard, tone: { dark: 0.1 } }
system: { clock_rules: true }
clocks:
  - { id: time, name: Time, value: 8, max: 12, triggers: { 4: Late } }
entities:
  - { id: yard, type: location, name: The Yard }
  - { id: player, type: pc, name: Rook, attrs: { location_id: yard } }
  - { id: harbour:foreman, tags: [stern] }
  - { id: rope, type: item, name: A rope }
facts:
  - { id: f1, subject_id: player, predicate: owes, object: Rook owes rent., visibility: known }
relationships:
  - { a_id: player, b_id: harbour:foreman, rel_type: trust, intensity: -1 }
threads:
  - { id: rent, title: "Goal: pay; success when paid", type: QUEST, related_entity_ids: [player] }
inventory:
  - { owner_id: player, item_id: rope }
starting_scene:
  location_id: yard
  present_entity_ids: [player, harbour:foreman]
  time: { hour: 23, minute: 30 }
  constraints: { no_violence: true, no_magic: false }
opening_text: Rain.
`;
