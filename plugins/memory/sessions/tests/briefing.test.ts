import { emptyState } from "freeform-rpg/db/lib";
import { Clock, Entity, Fact, Scene, Thread, Threat } from "freeform-rpg/schemas/campaign";
import { expect, test } from "vitest";
import { createBriefing } from "../briefing/create-briefing.ts";
import { formatBriefing, formatWholeBriefing } from "../briefing/format-briefing.ts";

const own = { origin: "campaign", pack_id: null, pack_entity_id: null, visibility: "known", tags: [] } as const;
const person = (id: string, name: string) =>
  Entity.parse({ ...own, id, type: "character", name, attrs: { agenda: { goal: `Serve ${name}.`, steps: ["Wait."] } } });
const clock = (id: string, more: object) =>
  Clock.parse({ ...own, id, name: id, value: 0, max: 8, triggers: { "4": "It begins." }, ...more });
const fact = (id: string, more: object) =>
  Fact.parse({
    ...own,
    id,
    subject_id: "inn",
    predicate: "is",
    object: { text: `${id} it is.` },
    confidence: 1,
    visibility: "world",
    ...more,
  });
const thread = (id: string, urgency: string, progressed_turn: number) =>
  Thread.parse({
    ...own,
    id,
    type: "QUEST",
    title: `Goal: ${id}`,
    urgency,
    status: "active",
    stakes: {},
    related_entity_ids: [],
    progressed_turn,
  });

const state = {
  ...emptyState(),
  scene: [
    Scene.parse({
      id: "scene",
      location_id: "inn",
      present_entity_ids: ["bree"],
      time: { hour: 22, minute: 50, period: "night" },
      constraints: [],
    }),
  ],
  entities: [
    Entity.parse({ ...own, id: "inn", type: "location", name: "The Inn", attrs: {} }),
    person("odo", "Odo"),
    person("bree", "Bree"),
  ],
  clocks: [
    clock("Far", {}),
    clock("Edge", { value: 3 }),
    clock("Tide", { deadline: { day: 1, hour: 23, minute: 20, minutes_per_step: 10 } }),
  ],
  threats: [
    Threat.parse({ id: "t", text: "The dogs are loose.", source_entity_id: null, hardness: "soft", status: "pending", created_turn: 7 }),
  ],
  facts: [
    fact("Elsewhere", { subject_id: "mill" }),
    fact("Here", {}),
    fact("Told", { subject_id: "mill", tags: ["told_by:bree"] }),
    fact("Vow", { predicate: "promised", subject_id: "odo", visibility: "known" }),
    fact("Kept", { predicate: "promised", subject_id: "odo", visibility: "known", object: { text: "Kept it is.", kept: true } }),
  ],
  threads: [thread("fresh", "HIGH", 9), thread("old", "LOW", 0)],
};

const head = { currentTurn: 10, language: null };

test("what presses is due: threats, clocks at the edge or near their time, promises that are not kept, overdue threads", () => {
  const { due } = createBriefing(state, head, { fromTurn: 1, happenings: [], lastSession: "" });
  expect(due.map(({ text }) => text)).toEqual([
    "The dogs are loose. (since turn 7)",
    "Edge, 3 of 8: It begins.",
    "Tide, in 30 minutes: It begins.",
    "Promised by Odo: Vow it is.",
    "Nothing for 10 turns: Goal: old",
  ]);
});

test("who is here and what can come out here come first, and the text holds no ids", () => {
  const briefing = createBriefing(state, head, { fromTurn: 9, happenings: [], lastSession: "" });
  expect(briefing.people.map(({ name, present }) => [name, present])).toEqual([
    ["Bree", true],
    ["Odo", false],
  ]);
  expect(briefing.secrets.map(({ id, near }) => [id, near])).toEqual([
    ["Here", true],
    ["Told", true],
    ["Elsewhere", false],
  ]);
  const text = formatBriefing(briefing);
  expect(text).toContain("For the DM alone, after turn 10. Day 1, 22:50, clear. The Inn.");
  expect(text).toContain("- Bree: Serve Bree. Next: Wait.");
  expect(text).not.toMatch(/told_by|inn\b|mill\b/);
});

test("a full table still fits a screen: five lines a part, each of one line", () => {
  const many = { ...state, facts: Array.from({ length: 40 }, (_, at) => fact(`f${at}`, { object: { text: "A long word. ".repeat(40) } })) };
  const text = formatBriefing(createBriefing(many, head, { fromTurn: 1, happenings: [], lastSession: "" }));
  expect(text).toContain("- and 35 more");
  expect(text.split("\n").length).toBeLessThan(45);
  expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(160);
});

test("a German campaign is told in German, whole and in short", () => {
  const briefing = createBriefing(state, { currentTurn: 10, language: "de" }, { fromTurn: 9, happenings: [], lastSession: "" });
  const [text, whole] = [formatBriefing(briefing), formatWholeBriefing(briefing)];
  expect(text).toContain("Nur für die Spielleitung, nach Zug 10. Tag 1, 22:50 Uhr, clear. The Inn.");
  expect(text).toContain("- The dogs are loose. (seit Zug 7)");
  expect(text).toContain("- Bree: Serve Bree. Als Nächstes: Wait.");
  expect(text).toContain("Anderswo: 1 Geheimnis, 1 Plan und 3 Uhren. Alles: sessions briefing --all");
  expect(whole).toContain("- Goal: old (eilt nicht, seit 10 Zügen nichts)");
  expect(whole).toContain("Told it is. (erzählt von Bree)");
  expect(`${text}${whole}`).not.toMatch(/\b(?:turn|turns|hidden|found|since|nothing|left)\b/i);
});
