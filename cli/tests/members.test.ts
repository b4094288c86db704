import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDataFolder } from "./data-folder.ts";
import { runInside } from "./run-inside.ts";

const dataDir = mkdtempSync(join(tmpdir(), "cli-members-"));
const here = { DATA_DIR: dataDir };
let campaign = "";

beforeAll(async () => {
  await fillDataFolder(dataDir);
  const { out } = await runInside(["new-game", "--scenario", "training_yard", "--yes", "--as", "dee", "--json"], here);
  campaign = JSON.parse(out).campaign;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const run = (...args: string[]) => runInside([...args, "--campaign", campaign, "--as", "dee"], here);

test("a player joins by an invitation that the DM has made", async () => {
  const [code = ""] = (await run("members", "invite", "--note", "Friday")).out.split("\n");
  expect((await run("members", "invitations")).out).toMatch(/PLAYER .* 0 of 1 .* Friday/);
  const joined = await runInside(["join", code, "--as", "ann", "--name", "Ann Lee"], here);
  expect(joined.out).toContain(`You are a member. Play with: freeform-rpg play --campaign ${campaign} --as ann`);
  expect((await run("members", "list")).out).toMatch(/ann +Ann Lee +PLAYER/);
  expect(await runInside(["join", code, "--as", "bo", "--json"], here)).toMatchObject({
    code: 1,
    out: expect.stringContaining("invitation_used_up"),
  });
});

test("with approval the DM admits one and refuses another", async () => {
  const { code } = JSON.parse((await run("members", "invite", "--approval", "--uses", "0", "--role", "observer", "--json")).out);
  expect((await runInside(["join", code, "--as", "cy"], here)).out).toContain("admits you");
  await runInside(["join", code, "--as", "di"], here);
  expect((await run("members", "invitations")).out).toContain("members admit cy");
  expect((await run("members", "admit", "cy")).out).toContain('"cy" is a member now.');
  expect((await run("members", "refuse", "di")).out).toContain('"di" is refused.');
  expect((await run("members", "role", "cy", "boss")).code).toBe(2);
});

test("an archived campaign is exported and deleted", async () => {
  const { out } = await runInside(["new-game", "--scenario", "training_yard", "--yes", "--as", "dee", "--json"], here);
  const gone = JSON.parse(out).campaign;
  const on = (...args: string[]) => runInside(["campaigns", ...args, "--campaign", gone, "--as", "dee"], here);
  await on("rename", "To Go");
  const file = join(dataDir, "gone.campaign.gz");
  expect((await on("delete", "--name", "To Go", "--json", "--out", file)).out).toContain("campaign_not_archived");
  rmSync(file);
  await on("archive");
  expect((await runInside(["campaigns", "list", "--as", "dee"], here)).out).toMatch(/To Go +DM +0 +archived/);
  expect((await on("delete", "--name", "To Go")).code).toBe(2);
  expect((await on("delete", "--name", "To Go", "--out", file)).out).toContain("import-campaign");
  expect(existsSync(file)).toBe(true);
  expect((await runInside(["campaigns", "list", "--as", "dee"], here)).out).not.toContain("To Go");
});
