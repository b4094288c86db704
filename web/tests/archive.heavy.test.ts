import { readFile } from "node:fs/promises";
import { Lifecycle } from "freeform-rpg/plugins/canon/lifecycle";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSerious, noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";
import { act, press } from "./page-actions.ts";

let web: Web;
beforeAll(async () => {
  web = await openWeb();
});
afterAll(() => web.close());

test.skipIf(noBrowser)(
  "a campaign is exported to a file and imported from it; a broken file, and a campaign that is there, are refused",
  async () => {
    const ada = await web.open("ada", "/c/demo");
    await act(ada, "I look around.");
    const dee = await web.open("dee", "/server", { operator: true });
    const [download] = await Promise.all([dee.waitForEvent("download"), press(dee, "Export")]);
    const archive = await readFile(await download.path());
    const choose = (buffer: Buffer) =>
      dee.getByLabel("Exported file").setInputFiles({ name: download.suggestedFilename(), mimeType: "application/octet-stream", buffer });
    await choose(Buffer.from("This is no archive."));
    await press(dee, "Import");
    await dee
      .getByRole("alert")
      .filter({ hasText: /archive/i })
      .waitFor();
    expect(await findSerious(dee)).toEqual([]);
    await choose(archive);
    await press(dee, "Import");
    await dee
      .getByRole("alert")
      .filter({ hasText: /exists|already/i })
      .waitFor();
    const lifecycle = await web.engine.kernel.use(Lifecycle);
    const lost = { campaignId: "demo", userId: "dee" };
    await lifecycle.archive(lost);
    await lifecycle.remove({ ...lost, confirmed: { name: "Dead Drop", exported: null } });
    await choose(archive);
    await press(dee, "Import");
    await dee.getByText("Imported:").getByRole("link", { name: "demo" }).click();
    await dee.locator("article", { hasText: "I look around." }).waitFor();
    expect(web.problems).toEqual([]);
    await web.leave(dee);
    await web.leave(ada);
  },
);
