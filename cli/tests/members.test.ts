import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./open-table.ts";
import type { Table } from "./open-table.ts";

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const run = (...args: string[]) => table.run(...args);

test("a player joins by an invitation that the DM has made", async () => {
  const [code = ""] = (await run("members", "invite", "--note", "Friday")).out.split("\n");
  expect((await run("members", "invitations")).out).toMatch(/PLAYER .* 0 of 1 .* Friday/);
  const joined = await table.command("join", code, "--as", "ann", "--name", "Ann Lee");
  expect(joined.out).toContain(`You are a member. Play with: freeform-rpg play --campaign ${table.campaign} --as ann`);
  expect((await run("members", "list")).out).toMatch(/ann +Ann Lee +PLAYER/);
  expect(await table.command("join", code, "--as", "bo", "--json")).toMatchObject({
    code: 1,
    out: expect.stringContaining("invitation_used_up"),
  });
});

test("with approval the DM admits one and refuses another", async () => {
  const { code } = JSON.parse((await run("members", "invite", "--approval", "--uses", "0", "--role", "observer", "--json")).out);
  expect((await table.command("join", code, "--as", "cy")).out).toContain("admits you");
  await table.command("join", code, "--as", "di");
  expect((await run("members", "invitations")).out).toContain("members admit cy");
  expect((await run("members", "admit", "cy")).out).toContain('"cy" is a member now.');
  expect((await run("members", "refuse", "di")).out).toContain('"di" is refused.');
  expect((await run("members", "role", "cy", "boss")).code).toBe(2);
});

test("an archived campaign is exported and deleted", async () => {
  const { out } = await table.command("new-game", "--scenario", "training_yard", "--yes", "--as", "dee", "--json");
  const gone = JSON.parse(out).campaign;
  const on = (...args: string[]) => table.command("campaigns", ...args, "--campaign", gone, "--as", "dee");
  await on("rename", "To Go");
  const file = join(table.dataDir, "gone.campaign.gz");
  expect((await on("delete", "--name", "To Go", "--json", "--out", file)).out).toContain("campaign_not_archived");
  rmSync(file);
  await on("archive");
  expect((await table.command("campaigns", "list", "--as", "dee")).out).toMatch(/To Go +DM +0 +archived/);
  expect((await on("delete", "--name", "To Go")).code).toBe(2);
  expect((await on("delete", "--name", "To Go", "--out", file)).out).toContain("import-campaign");
  expect(existsSync(file)).toBe(true);
  expect((await table.command("campaigns", "list", "--as", "dee")).out).not.toContain("To Go");
});
