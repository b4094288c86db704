import { expect } from "vitest";
import type { Evening } from "./open-evening.ts";

/** One step of an evening; everybody reads what they can after it. */
export type Step = (evening: Evening) => Promise<unknown>;

/** A round of these texts, of Ada, Bo and Cy. */
export const playRound = async (it: Evening, texts: Readonly<Record<string, string>>): Promise<void> => {
  const runs: string[] = [];
  for (const [user, text] of Object.entries(texts)) runs.push(await it.declare(user, text));
  for (const run of runs) await it.finished(run);
  it.use("round");
};

const change = (it: Evening, changes: string, more = "") => it.done("dora", `applyChange(input: { $c, changes: [${changes}] ${more} })`);

/** The beginning: the DM's voice, secrets, changes by hand, and play in each order. */
export const together: readonly Step[] = [
  async (it) => {
    await it.done("dora", 'narrateAsDm(input: { $c, text: "The morning bell rings over the yard." })');
    await it.done("dan", 'narrateAsDm(input: { $c, text: "You are late.", speakerId: "hedda_marl" })');
    it.use("narrateAsDm", "speakAs");
  },
  (it) => it.turn("ada", "I look around."),
  (it) => it.turn("bo", "I greet Corin."),
  (it) => it.turn("cy", "I wait."),
  async (it) => {
    const text = it.plant("quillon", "ada");
    const witness = `actorId: "${it.who.ada}", witnessIds: ["${it.who.ada}"]`;
    await change(
      it,
      `{ addFact: { id: "${text}_fact", subject: "yard", text: "A ${text} is buried here." } }`,
      `${witness}, announcement: "You feel the ${text}."`,
    );
    it.use("private secret", "announced change");
  },
  async (it) => {
    await it.done("dora", `whisper(input: { $c, text: "The ${it.plant("tamarind", "cy")} is yours.", to: ["${it.who.cy}"] })`);
    await it.done("ada", `whisper(input: { $c, text: "I keep the ${it.plant("ocarina", "ada")}." })`);
    it.use("whisper", "whisper");
  },
  ...(
    [
      ["ada", "amaranth"],
      ["cy", "jacaranda"],
    ] as const
  ).map(([user, word]): Step => async (it) => {
    const text = `Under the ${it.plant(word, user)} tree.`;
    const { key } = await it.done("dora", `createHandout(input: { $c, title: "A note", text: "${text}" })`, "... on Handout { key }");
    await it.check(false);
    await it.done("dora", `giveHandout(input: { $c, handoutId: "${key}", to: ["${it.who[user]}"] })`);
    await it.check(false);
    await it.done("dan", `withdrawHandout(input: { $c, handoutId: "${key}" })`);
    it.hide(word);
    it.use("handout");
  }),
  async (it) => {
    for (const word of ["kestrel", "merlin"]) {
      await it.send("dora", `/gmroll d20 for the ${it.plant(word)}`);
      it.use("secret roll");
    }
  },
  async (it) => {
    await change(
      it,
      `{ addFact: { subject: "yard", text: "An ${it.plant("obsidian")} knife.", visibility: DM } }, { addClock: { id: "siege", name: "The ${it.plant("siege-engine")}", max: 6, visibility: DM } }`,
      `note: "More ${it.plant("marzipan")}."`,
    );
    await change(
      it,
      `{ addEntity: { type: CHARACTER, name: "The ${it.plant("basilisk")}", visibility: DM } }, { addThreat: { text: "The ${it.plant("landslip", "ada", "bo", "cy", "olga", "eve")} is near." } }`,
    );
    it.use("silent change", "silent change");
  },
  async (it) => {
    await change(
      it,
      `{ setTime: { weather: "fog" } }, { addEntity: { id: "whistle", type: ITEM, name: "brass whistle" } }, { setItem: { item: "whistle", owner: "${it.who.bo}", quantity: 1 } }, { setRelationship: { from: "corin_fenn", to: "${it.who.bo}", type: "rival", intensity: 2 } }`,
      'announcement: "Fog comes in from the harbour."',
    );
    await change(
      it,
      `{ retire: { entity: "straw_figure" } }, { addThread: { id: "bell", title: "Goal: ring the bell; success when it has rung", type: QUEST } }`,
    );
    await change(
      it,
      `{ bringBack: { entity: "straw_figure" } }, { editThread: { thread: "bell", status: RESOLVED } }, { harm: { who: "corin_fenn", amount: 1 } }`,
    );
    it.use("announced change", "silent change");
  },
  async (it) => {
    await it.done("ada", 'addBoundary(input: { $c, kind: LINE, topic: "spiders" })');
    await it.done("olga", 'addBoundary(input: { $c, kind: VEIL, topic: "torture" })');
    await it.done("dora", 'renameCampaign(input: { $c, name: "The Yard" })');
    await it.done("dan", 'renameCampaign(input: { $c, name: "The Old Yard" })');
    it.use("lines in play", "lines in play", "rename campaign", "rename campaign");
  },
  async (it) => {
    for (const user of ["eve", "fay"]) {
      const { code } = await it.done("dora", "createInvitation(input: { $c, role: OBSERVER })", "... on CreatedInvitation { code }");
      if (user === "eve") it.plant(String(code?.split(".").at(-1)));
      await it.done(user, `acceptInvitation(input: { code: "${code}" })`);
      it.use("invitation");
    }
    await it.done("dora", 'removeMember(input: { $c, userId: "fay" })');
  },
  (it) => it.turn("ada", "I search the yard.", "You find nothing but sand."),
  async (it) => {
    await it.done("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS, limitSeconds: 3600 })");
    const first = await it.declare("ada", `I count the ${it.plant("saffron", "ada")}.`);
    await it.done("ada", `editAction(input: { id: "${first}", text: "I look at the well." })`);
    const second = await it.declare("bo", `I bite the ${it.plant("nutmeg", "bo")}.`);
    await it.done("bo", `withdrawAction(input: { id: "${second}" })`);
    it.use("edit waiting", "withdraw waiting");
    await playRound(it, { bo: "I greet Hedda.", cy: "I wait." });
  },
  async (it) => {
    const first = await it.declare("bo", `I eat the ${it.plant("cardamom", "bo")}.`);
    await it.done("bo", `editAction(input: { id: "${first}", text: "I climb the old wall." })`);
    const second = await it.declare("cy", `I hide the ${it.plant("fennel", "cy")}.`);
    await it.done("cy", `withdrawAction(input: { id: "${second}" })`);
    it.use("edit waiting", "withdraw waiting");
    await playRound(it, { ada: "I look around.", cy: "I wait." });
  },
  async (it) => {
    const run = await it.declare("ada", "I look at the sky.");
    await it.endLimit();
    await it.finished(run);
    it.use("absent player");
  },
  async (it) => {
    const run = await it.declare("bo", "I look at the well.");
    await it.done("dora", `skipInRound(input: { $c, actorId: "${it.who.ada}" })`);
    await it.done("dora", `skipInRound(input: { $c, actorId: "${it.who.cy}" })`);
    await it.finished(run);
    it.use("absent player");
  },
  async (it) => {
    for (const user of ["ada", "bo"] as const) {
      await it.done("dora", `giveSpotlight(input: { $c, actorId: "${it.who[user]}" })`);
      await it.turn(user, "I look around.");
      it.use("spotlight");
    }
    await it.done("dora", "setOrderOfPlay(input: { $c, mode: FREE })");
  },
  async (it) => {
    for (const user of ["ada", "cy"]) {
      await it.done("dora", 'pauseCampaign(input: { $c, note: "Tea." })');
      expect(await it.send(user, "I wait.")).toMatchObject({ reason: "campaign_paused" });
      await it.done("dan", "resumeCampaign(input: { $c })");
      await it.turn(user, "I wait.");
      it.use("pause");
    }
  },
];
