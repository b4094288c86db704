import { openEngine } from "/work/main/tests/engine/open-engine.ts";
import { Campaigns } from "freeform-rpg/plugins/campaigns";
import { Turns } from "freeform-rpg/plugins/turn";
const e = await openEngine();
const c = await e.kernel.use(Campaigns);
const t = await e.kernel.use(Turns);
const says = (process.argv[3] ?? "").split("|");
const f = await c.create({ id: "d", scenario_id: process.argv[2]!, user: "u", seed: process.argv[4] ?? "7" });
console.log(f.opening_text, "\n");
let n = 0;
for (const s of says) {
  n++;
  try {
    const r = await t.play({ campaign_id: "d", user_id: "u", text: s, idempotency_key: "k" + n });
    const x = await t.wait(r.id);
    console.log(
      `\n> ${s}\n[${x.kind}] ${x.final_text}\n   ? ${x.next_prompt}  — ${x.suggested_actions.join(" / ")}\n   { ${x.rolls.map((r) => r.action + ":" + r.dice.join("+") + "=" + r.total + " " + r.band).join("; ")} | ${x.engine_events.map((v) => v.type).join(", ")} }`,
    );
  } catch (err) {
    console.log("ERR", s, err);
  }
}
await e.close();
process.exit(0);
