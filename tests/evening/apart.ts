import { expect } from "vitest";
import type { Evening } from "./open-evening.ts";
import { decideActions, mode } from "./reviewed.ts";
import { playRound } from "./together.ts";
import type { Step } from "./together.ts";

/** Goes where the text says, whatever is in the way. */
const goes = (it: Evening, user: string, text: string) => decideActions(it, user, text, "proceed: [{ position: 0, outcome: SUCCESS }]");

/** What is narrated in one place: who may ever read it, and how it begins. */
const yard = ["ada"];
const malthouse = ["bo", "cy"];

/** Who is together with whom. */
const placesOf = async (it: Evening): Promise<string[][]> => {
  const { scenes } = await it.read("dora", "scenes { characters { name } }");
  return scenes.map(({ characters }: any) => characters.map(({ name }: any) => name.toLowerCase()).toSorted()).toSorted();
};

/** Turns that are struck after others were played. */
export const strikes: readonly Step[] = ["ochre", "sienna"].map((word): Step => async (it) => {
  const { turn } = await it.turn("bo", "I wait.", `The floor is ${it.plant(word, ...malthouse)}.`);
  await it.turn("ada", "I wait.", "You wait.");
  await it.done("dora", `strikeTurn(input: { $c, turnNumber: ${turn.number}, reason: "Too much ${it.plant(`${word}-reason`)}." })`);
  it.hide(word);
  it.use("strike");
});

/** Two go elsewhere: what each place tells, and what is stopped, edited, renamed and taken back meanwhile. */
export const apart: readonly Step[] = [
  async (it) => {
    it.tell();
    await mode(it, "REVIEW_ACTIONS");
    await goes(it, "cy", "I go to the Malthouse alone.");
    expect(await placesOf(it)).toEqual([["ada", "bo"], ["cy"]]);
    it.use("split");
  },
  async (it) => {
    await goes(it, "bo", "I go to the Malthouse alone.");
    await mode(it, "AUTO");
    expect(await placesOf(it)).toEqual([["ada"], ["bo", "cy"]]);
  },
  ...["mandolin", "trombone", "harpsichord"].map(
    (word): Step =>
      (it) =>
        it.turn("ada", `I look at the ${it.plant(word, ...yard)}.`, `The ${word} is out of tune.`),
  ),
  ...["anchovy", "sardine", "turbot"].map(
    (word, nth): Step =>
      (it) =>
        it.turn(nth === 1 ? "cy" : "bo", `I look at the ${it.plant(word, ...malthouse)}.`, `The ${word} smells of the sea.`),
  ),
  async (it) => {
    const word = it.plant("vesper", "bo");
    await it.done(
      "dora",
      `applyChange(input: { $c, actorId: "${it.who.bo}", witnessIds: ["${it.who.bo}"], announcement: "A ${word} rings.", changes: [
        { addFact: { id: "${word}_fact", subject: "malthouse", text: "The ${word} is cracked." } }] })`,
    );
    it.use("private secret");
  },
  async (it) => {
    await it.done("bo", `whisper(input: { $c, text: "Take the ${it.plant("lazuli", "bo", "cy")}.", to: ["${it.who.cy}"] })`);
    it.use("whisper");
  },
  async (it) => {
    it.tell();
    await it.done("dora", "setOrderOfPlay(input: { $c, mode: ROUNDS })");
    await playRound(it, { ada: `I look at the ${it.plant("bassoon", ...yard)}.` });
    await playRound(it, { bo: `I look at the ${it.plant("haddock", ...malthouse)}.`, cy: "I wait." });
    await it.done("dora", "setOrderOfPlay(input: { $c, mode: FREE })");
  },
  async (it) => {
    await it.done("dora", "changeCampaignSettings(input: { $c, reviewMode: REVIEW_ALL })");
    it.tell(`A ${it.plant("wyvern")} in a ${it.plant("lamprey", ...malthouse)} pot.`);
    const run = await it.declare("cy", "I look at the lamprey.");
    await it.check(false);
    await it.decide("Actions", (await it.untilWaiting("ACTIONS")).key, "proceed: []");
    const { key } = await it.untilWaiting("NARRATION");
    await it.check(false);
    await it.decide("Narration", key, 'ownText: { text: "The lamprey is gone." }');
    await it.finished(run);
    await it.done("dora", "changeCampaignSettings(input: { $c, reviewMode: AUTO })");
  },
  async (it) => {
    const word = it.plant("tarantula", ...malthouse);
    await it.turn("bo", "I look around.", `A ${word} crosses the floor.`);
    await it.turn("ada", "I look around.", `Nothing but the ${it.plant("fiddle", ...yard)}.`);
    await it.done("cy", "playXCard(input: { $c })");
    it.hide(word);
    it.hide("fiddle");
    await it.check(false);
    await it.done("dora", "resumeCampaign(input: { $c, afterXCard: SKIP })");
    it.use("X-card", "pause");
  },
  (it) => it.turn("bo", "I wait."),
  (it) => it.turn("ada", "I wait."),
  async (it) => {
    await it.turn("ada", "I look around.", `A ${it.plant("clarinet", ...yard)} lies there.`);
    await it.done("olga", "playXCard(input: { $c })");
    await it.done("dan", "resumeCampaign(input: { $c, afterXCard: REWIND })");
    it.use("X-card", "rewind");
  },
  ...["cinnabar", "vermilion"].map((word): Step => async (it) => {
    const played = await it.turn("bo", "I look around.", `The wall is ${it.plant(word, ...malthouse)}.`);
    await it.done("dora", `editNarration(input: { $c, turnNumber: ${played["turn"].number}, text: "The wall is red." })`);
    it.hide(word);
    it.use("edit narration");
  }),
  ...strikes,
  async (it) => {
    const { turn } = await it.turn("cy", "I look around.", "A door bangs.");
    await it.turn("cy", "I open the door.");
    await it.done("dora", `rewindCampaign(input: { $c, turnNumber: ${turn.number} })`);
    it.use("rewind");
  },
  ...(
    [
      ["corin_fenn", "Silas Ashe", "Corin", "Silas"],
      ["hedda_marl", "Greta Voss", "Hedda", "Greta"],
    ] as const
  ).map(([id, name, before, after]): Step => async (it) => {
    await it.done("dora", `narrateAsDm(input: { $c, text: "${before} nods to you." })`);
    await it.done("dora", `proposeCorrection(input: { $c, change: { renameEntity: { id: "${id}", name: "${name}" } } })`);
    await it.readsLast("ada", `${after} nods to you.`);
    it.tell();
    await it.turn("ada", `I think of ${before}.`);
    it.use("rename person", "narrateAsDm");
  }),
  async (it) => {
    it.tell();
    await mode(it, "REVIEW_ACTIONS");
    await goes(it, "bo", "I go to the Training Yard.");
    await mode(it, "AUTO");
    it.use("reunion");
  },
  async (it) => {
    const { scenes } = await it.read("dora", "scenes { characters { name } }");
    expect(scenes).toHaveLength(1);
    await it.turn("cy", "I look at the well.");
  },
  async (it) => {
    await it.turn("bo", "I look at my whistle.");
    await it.turn("ada", "I look around.");
  },
  async (it) => {
    it.tell();
    await it.done("dan", 'narrateAsDm(input: { $c, text: "Back so soon?", speakerId: "hedda_marl" })');
    it.use("speakAs");
    await it.part("ada");
    await it.turn("ada", `I look at the ${it.plant("celesta", "ada")}.`);
    await it.turn("bo", `I look at the ${it.plant("flounder", "bo", "cy")}.`);
    it.plant("vesper", "bo", "ada");
    await it.change(`moveCharacters: { who: ["${it.who.ada}"], to: "yard" }`, `share: { target: "vesper_fact", with: ["${it.who.ada}"] }`);
    it.use("split", "reunion");
  },
  async (it) => {
    for (const _ of [1, 2]) {
      await it.done("cy", "leaveCampaign(input: { $c })");
      const { code } = await it.done(
        "dora",
        `createInvitation(input: { $c, role: PLAYER, seat: "${it.who.cy}" })`,
        "... on CreatedInvitation { code }",
      );
      await it.done("cy", `acceptInvitation(input: { code: "${code}" })`);
      await it.turn("cy", "I wait.");
      it.use("invitation with a seat");
    }
  },
  async (it) => {
    for (const user of ["ada", "bo", "cy"]) await it.turn(user, "I look around.");
  },
];
