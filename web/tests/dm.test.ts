import { afterAll, beforeAll, expect, test } from "vitest";
import { findSerious, noBrowser, openWeb } from "./open-web.ts";
import type { Web } from "./open-web.ts";

let web: Web;
beforeAll(async () => {
  web = await openWeb();
});
afterAll(() => web.close());

test.skipIf(noBrowser)("the DM changes the world by hand after a preview, and the list of the world follows", async () => {
  const dee = await web.open("dee", "/c/demo/dm/world");
  await dee.getByLabel("What changes").selectOption("setTime");
  await dee.getByLabel("Hour", { exact: true }).fill("23");
  await dee.getByLabel("Weather", { exact: true }).fill("<b>fog</b>");
  await dee.getByRole("button", { name: "Preview" }).click();
  await dee.getByRole("region", { name: "This would happen" }).waitFor();
  await dee.getByRole("button", { name: "Apply" }).click();
  await dee.locator("summary", { hasText: "Changes made by hand" }).waitFor();
  expect(await dee.locator(".rows li").first().innerText()).toContain("23:");
  expect(await dee.locator(".rows b").count()).toBe(0);
  expect(await findSerious(dee)).toEqual([]);
  expect(web.problems).toEqual([]);
});
