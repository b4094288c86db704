import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { openWeb } from "../../web/tests/open-web.ts";

const folder = join(import.meta.dirname, "../../docs/pictures");

/** The main pages, each with the user who looks at it, its address and how it is shown. */
const pictures = [
  { name: "player", user: "ada", path: "/c/demo", ready: "textarea", width: 1100, colors: "light" },
  { name: "player-dark", user: "ada", path: "/c/demo", ready: "textarea", width: 1100, colors: "dark" },
  { name: "phone", user: "ada", path: "/c/demo", ready: "textarea", width: 390, colors: "light" },
  { name: "decisions", user: "dee", path: "/c/demo/dm", ready: ".brief", width: 1100, colors: "light" },
  { name: "world", user: "dee", path: "/c/demo/dm/world", ready: ".columns", width: 1100, colors: "dark" },
  { name: "turns", user: "dee", path: "/c/demo/dm/turns", ready: ".story", width: 1100, colors: "light" },
  { name: "server", user: "olga", path: "/server", ready: ".panel", width: 1100, colors: "light", operator: true },
] as const;

const web = await openWeb();
const turns = await web.engine.kernel.use(Turns);
for (const [nth, text] of ["I look around the bar.", "I sneak behind the bar and pick the lock of the back office."].entries()) {
  const run = await turns.play({ campaign_id: "demo", user_id: "ada", text, idempotency_key: `picture ${nth}`, seed: `picture ${nth}` });
  await turns.wait(run.id);
}
await web.engine.db.database.sql.insertInto("servers").values({ id: "4be1c02f7a9d3360", name: "games-1, 412", version: "1.0.0" }).execute();
mkdirSync(folder, { recursive: true });
for (const { name, user, path, ready, width, colors, ...options } of pictures) {
  const page = await web.open(user, path, { ...options, apart: true });
  await page.emulateMedia({ colorScheme: colors });
  await page.setViewportSize({ width, height: 760 });
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, animations: "disabled", scale: "css" });
  console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`);
  await web.leave(page);
}
await web.close();
process.exit(0);
