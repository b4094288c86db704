import type { Eyes } from "freeform-rpg/db/lib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entity, fact, createCampaign, harbour, openLoreEngine, narratedTurn } from "./lore-engine.ts";

let engine: Awaited<ReturnType<typeof openLoreEngine>>;
beforeAll(async () => {
  engine = await openLoreEngine();
  await engine.write("harbour", harbour);
  await engine.installer.install("harbour");
  await createCampaign(engine.database, {
    packs: ["harbour"],
    final_text: "You come to the pier at dusk.",
    changes: [
      entity("harbour:gull", "The Blind Gull"),
      entity("harbour:marta", "Old Marta"),
      entity("harbour:corvus", "Corvus Hale", "world"),
      fact("ledger", "The ledger of the smugglers lies under the counter.", "dm", 0),
    ],
  });
});
afterAll(() => engine.close());

const ask = (text: string, more: object = {}) => engine.lore.search({ text, viewer: "player", campaignId: "c", ...more });
const ids = async (text: string, more: object = {}) => (await ask(text, more)).passages.map(({ id }) => id);

describe("packs", () => {
  test("a query finds the section that answers it, with a reason", async () => {
    const { passages } = await ask("who sold the house to Marta?", { corpus: "authored" });
    expect(passages.slice(0, 3).map(({ id }) => id)).toContain("harbour:gull:history");
    expect(passages.find(({ id }) => id === "harbour:gull:history")?.reason).toMatch(/^Used because .*"marta"/);
  });

  test("a second installation indexes nothing, and after a change only the changed chunks", async () => {
    expect(await engine.installer.install("harbour")).toMatchObject([{ indexed: 0, removed: 0 }]);
    await engine.write("harbour", { "culture/bells.md": harbour["culture/bells.md"].replace("Six bells", "Seven bells") });
    expect(await engine.installer.install("harbour")).toMatchObject([{ indexed: 1, removed: 0 }]);
    expect(await ids("how many bells hang along the quay?")).toContain("harbour:bells:intro");
  });

  test("a pack that a campaign uses cannot be uninstalled", async () => {
    await expect(engine.installer.uninstall("harbour")).rejects.toMatchObject({ code: "pack_in_use" });
  });

  test("a dependency that is too old is rejected", async () => {
    await engine.write("upper", {
      "pack.yaml": `id: upper\nname: Upper\nversion: "1.0.0"\ndepends_on: [{ id: harbour, version: ">=2.0.0" }]\nlicense: mit\n`,
    });
    await expect(engine.installer.install("upper")).rejects.toMatchObject({ code: "pack_dependency" });
  });

  test.each([
    ["a letter wrong", "who bought the hause from a lighthouze keeper?"],
    ["a letter missing", "the lighthose?"],
    ["accents and a possessive", "Márta’s house, bought from a lighthouse keeper"],
  ])("a query with %s still finds the section", async (_what, text) => {
    expect((await ids(text, { corpus: "authored" })).slice(0, 3)).toContain("harbour:gull:history");
  });

  test("a campaign's own name of an entity finds the pack's text", async () => {
    expect(await ids("tell me of Old Marta", { corpus: "authored", limit: 3 })).toContain("harbour:marta:intro");
  });
});

describe("players", () => {
  const questions = ["ledger of the smugglers", "Corvus Hale", "who taught the gulls to swear", "grandson", "bell sewn into his coat"];

  test.each(questions)("never find text for the DM or undiscovered text: %s", async (text) => {
    const { candidates } = await ask(text);
    const shown = candidates.map(({ id, text: passage }) => `${id} ${passage}`).join("\n");
    expect(shown).not.toMatch(/secrets|playing_her|corvus|ledger/i);
  });

  test("the DM finds it", async () => {
    expect(await ids("ledger of the smugglers", { viewer: "dm" })).toEqual(expect.arrayContaining(["harbour:gull:secrets", "fact:ledger"]));
  });

  test("no query exceeds the budget", async () => {
    const word = fc.constantFrom("bar", "gull", "tide", "rope", "bells", "gin", "Marta", "smuggler", "");
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 5 }), fc.integer({ min: 0, max: 200 }), async (words, maxTokens) => {
        const { passages, totalTokens, candidates } = await ask(words.join(" "), { maxTokens });
        expect(totalTokens).toBeLessThanOrEqual(maxTokens);
        expect(totalTokens).toBe(passages.reduce((sum, { tokens }) => sum + tokens, 0));
        expect(candidates.every(({ reason }) => reason.length > 0)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

describe("history", () => {
  test("an old fact is found, and a rewound turn is not", async () => {
    const planted = fact("brooch", "The widow pawned a brooch shaped like a beetle.", "known", 1);
    await engine.log.append(narratedTurn("c", 1, "The widow lays a brooch on the bar.", 1), async () => [planted]);
    for (let turn = 2; turn <= 30; turn += 1)
      await engine.log.append(narratedTurn("c", turn, `You walk the pier, for the ${turn}. time, and count the boats.`), async () => []);
    await engine.log.append(narratedTurn("c", 31, "A whale with a lantern in its mouth swims by.", 31), async () => []);
    const first = await ids("what did the widow pawn?", { corpus: "history" });
    expect(first.slice(0, 2)).toContain("fact:brooch");
    expect(await ids("whale with a lantern", { corpus: "history" })).toContain("event:32");
    await engine.log.rewind({ campaignId: "c", userId: "ann", turnNo: 30, reason: "" });
    expect(await ids("whale with a lantern", { corpus: "history" })).not.toContain("event:32");
    expect(await ids("what did the widow pawn?", { corpus: "history" })).toContain("fact:brooch");
  });

  test("after a fit the same passages are found, and later narrations too", async () => {
    await engine.lore.refit("c");
    await engine.log.append(narratedTurn("c", 31, "A bishop asks for the price of rum.", 33), async () => []);
    expect(await ids("what did the bishop ask for?", { corpus: "history" })).toContain("event:34");
    expect((await ids("brooch like a beetle", { corpus: "history" }))[0]).toBe("fact:brooch");
  });
});

test("a narration that was released with another text is found by that text only", async () => {
  const findByTerms = async (text: string) =>
    (await ask(text, { corpus: "history" })).candidates.filter(({ matched }) => matched.terms.length > 0);
  const { event_id } = await engine.log.append(narratedTurn("c", 32, "The engine counts a porcupine on the pier.", 34), async () => []);
  expect((await findByTerms("porcupine")).map(({ text }) => text)).toEqual(["The engine counts a porcupine on the pier."]);
  const release = JSON.stringify({ form: "own_text", text: "A hedgehog in a sailor's cap salutes you." });
  const changed = await engine.database.sql.updateTable("events").set({ release }).where("id", "=", event_id).executeTakeFirst();
  expect(changed.numUpdatedRows).toBe(1n);
  expect((await findByTerms("hedgehog")).map(({ text }) => text)).toEqual(["A hedgehog in a sailor's cap salutes you."]);
  expect(await findByTerms("porcupine")).toEqual([]);
});

test("a turn is found by what it was about in other words, which are never shown, until it is rewound or released with another text", async () => {
  const about = (words: string) => ({ passOutputs: { narration: { output: { about: words } } } });
  const told = { ...narratedTurn("c", 33, "Two casks stand in the cart, and a warrant burns.", 35), ...about("bribery of a magistrate") };
  const { event_id } = await engine.log.append(told, async () => []);
  const found = async (text: string, eyes?: Eyes) => {
    const { candidates } = await ask(text, { corpus: "history", eyes });
    return candidates.filter(({ matched }) => matched.terms.length > 0).map(({ text: passage }) => passage);
  };
  expect(await found("bribery")).toEqual(["Two casks stand in the cart, and a warrant burns."]);
  const { candidates } = await ask("bribery", { corpus: "history" });
  expect(candidates.map(({ text }) => text).join()).not.toContain("magistrate");

  const release = JSON.stringify({ form: "own_text", text: "Nothing happens." });
  await engine.database.sql.updateTable("events").set({ release }).where("id", "=", event_id).execute();
  expect(await found("bribery")).toEqual([]);

  const grave = { ...narratedTurn("c", 34, "They lower her beside her mother.", 36), ...about("funeral"), witnesses: ["ann"] };
  await engine.log.append(grave, async () => []);
  expect(await found("funeral")).toEqual(["They lower her beside her mother."]);
  expect(await found("funeral", { campaignId: "c", characterIds: ["ann"] })).toEqual(["They lower her beside her mother."]);
  expect(await found("funeral", { campaignId: "c", characterIds: ["bo"] })).toEqual([]);
  await engine.log.rewind({ campaignId: "c", userId: "ann", turnNo: 33, reason: "" });
  expect(await found("funeral")).toEqual([]);
});

test("a campaign that does not exist is a clear error", async () => {
  await expect(ask("anything", { campaignId: "none" })).rejects.toMatchObject({ code: "campaign_not_found" });
});
