import { join } from "node:path";
import { openNotes, readNotes } from "freeform-rpg/plugins/ingest/notes/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./open-table.ts";
import type { Table } from "./open-table.ts";

let table: Table;
beforeAll(async () => {
  table = await openTable();
  await run("members", "add", "ada");
  await run("members", "seat", "oona_pike", "--user", "ada");
});
afterAll(() => table.close());

const run = (...args: string[]) => table.run(...args);
const runAsAda = (...args: string[]) => table.runAs("ada", ...args);

test("what is known is exported as notes and as a lorebook, and read again", async () => {
  const [vault, book] = [join(table.dataDir, "vault"), join(table.dataDir, "book.json")];
  expect((await run("lore", "export", "--all", "--out", vault)).out).toMatch(/Wrote \d+ entries of .* They contain secrets/);
  expect((await runAsAda("lore", "export", "--format", "lorebook", "--out", book)).code).toBe(0);
  expect((await runAsAda("lore", "export", "--format", "lorebook", "--out", book)).code).toBe(1);
  const [known, all] = await Promise.all([book, vault].map(async (path) => readNotes(await openNotes(path))));
  const secrets = /always takes two/;
  expect(JSON.stringify(known?.notes)).not.toMatch(secrets);
  expect(all?.notes.find(({ title }) => title === "straw figure")).toMatchObject({
    secret: expect.stringMatching(secrets),
    visibility: "known",
  });
  expect(known?.notes.find(({ title }) => title === "straw figure")).toMatchObject({ type: "general", secret: "" });
});

test("who is refused reads as whom they act", async () => {
  const { code, err } = await table.runAs("bob", "rewind", "--to", "0");
  expect([code, err]).toEqual([1, expect.stringContaining('You act as "bob"; --as USER acts as somebody else.')]);
});

test("a DM creates, edits, retires and restores an entity, each with a preview", async () => {
  const create = ["entities", "create", "brass whistle", "--type", "item", "--visibility", "dm", "--at", "yard"];
  expect((await run(...create, "--preview")).out).toContain("Nothing was changed.");
  expect((await run("entities", "list", "--all", "--name", "brass")).out).toContain("There are none.");
  expect((await run(...create)).code).toBe(0);
  expect((await run("entities", "list", "--all", "--name", "brass")).out).toMatch(
    /brass_whistle +brass whistle +item +players do not know it/,
  );
  expect((await runAsAda("entities", "list", "--name", "brass")).out).toContain("There are none.");
  expect((await runAsAda("entities", "show", "brass_whistle", "--json")).out).toContain("entity_missing");
  await run(
    "entities",
    "edit",
    "brass_whistle",
    "--description",
    "Dented.",
    "--visibility",
    "known",
    "--tag",
    "loud",
    "--attrs",
    "{ dm: { of: marl } }",
  );
  expect((await runAsAda("entities", "show", "brass_whistle")).out).toMatch(/Dented\.[\s\S]*Tags: loud/);
  expect((await run("entities", "show", "brass_whistle", "--all")).out).toContain('"of":"marl"');
  await run("entities", "retire", "brass_whistle", "--announce", "The whistle is gone.");
  expect((await run("entities", "list", "--name", "brass")).out).toContain("retired");
  expect((await run("entities", "restore", "brass_whistle", "--at", "yard")).code).toBe(0);
  expect((await run("entities", "list", "--name", "brass")).out).not.toContain("retired");
});

test("wrong fields and players are refused", async () => {
  expect(await run("entities", "edit", "yard")).toMatchObject({ code: 2, err: expect.stringContaining("--description") });
  expect((await run("entities", "edit", "yard", "--attrs", "[1]")).code).toBe(2);
  expect((await run("entities", "create", "x", "--type", "thing")).code).toBe(2);
  expect((await runAsAda("entities", "retire", "yard", "--json")).out).toContain("forbidden");
  expect((await runAsAda("party", "shared-story", "on", "--json")).out).toContain("forbidden");
});

test("a DM parts the party, shares what one knows, and sets whether players read everything", async () => {
  await run("entities", "create", "back alley", "--type", "location", "--id", "alley");
  const [player = ""] = JSON.parse((await run("party", "show", "--json")).out).scenes[0].characters.map(({ key }: { key: string }) => key);
  expect((await run("party", "move", "alley", player, "--preview")).out).toContain("Nothing was changed.");
  expect((await run("party", "move", "alley", player)).code).toBe(0);
  expect((await run("party", "show")).out).toContain(`back alley (alley): `);
  await run("entities", "create", "old coin", "--type", "item", "--id", "coin", "--visibility", "world");
  expect((await run("party", "share", "coin", "nobody", "--json")).out).toContain("change_invalid");
  expect((await run("party", "share", "coin", player)).code).toBe(0);
  expect((await run("party", "shared-story", "on")).out).toContain("Every player reads everything.");
});

test("a DM whispers to a character, and a player to the DM", async () => {
  const { scenes } = JSON.parse((await run("party", "show", "--json")).out);
  const player = scenes.flatMap(({ characters }: { characters: { key: string }[] }) => characters)[0].key;
  expect((await run("whisper", "The sergeant winks.", "--to", player)).out).toMatch(/^To .+: The sergeant winks\./);
  expect(await runAsAda("whisper", "I keep the key.")).toMatchObject({ out: expect.stringContaining("to the DM: I keep the key.") });
  expect((await run("whisper", "Hello?", "--to", "nobody", "--json")).out).toContain("recipient_unknown");
});

test("without a turn that runs or waits there is nothing to cancel", async () => {
  expect((await run("order", "cancel", "--json")).out).toContain("action_missing");
});

test("people are meant by their names, by parts of them and by their ids", async () => {
  expect((await run("say", "You are late.", "--speaker", "corin")).out).toMatch(/Corin Fenn: .You are late\./);
  expect((await run("entities", "show", "Hedda")).out).toContain("(hedda_marl)");
  expect((await run("whisper", "It is hollow.", "--to", "oona")).out).toMatch(/^To Oona Pike/);
  const ambiguous = await run("entities", "show", "e");
  expect([ambiguous.code, ambiguous.err]).toEqual([2, expect.stringMatching(/"e" may be .* or .*Write the id/)]);
  expect((await run("entities", "retire", "nobody at all")).err).toContain("nobody at all");
});

test("a handout is meant by its title, and a preview says what of somebody changes", async () => {
  await run("handouts", "add", "A torn map", "--text", "An X near the wall.");
  expect((await run("handouts", "give", "a torn map", "--to", "Oona")).out).toContain("given to Oona Pike");
  expect((await runAsAda("handouts", "show", "A torn map")).out).toContain("An X near the wall.");
  const preview = await run("entities", "edit", "corin", "--tag", "npc", "--attrs", "{ mood: wary }", "--preview");
  expect(preview).toMatchObject({ code: 0, err: "", out: expect.stringContaining("attrs.mood: nothing -> wary") });
  expect(preview.out).not.toContain("attrs:");
});
