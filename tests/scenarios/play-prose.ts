import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { openEngine } from "../engine/open-engine.ts";
import { findFlaws } from "./find-flaws.ts";

const script = [
  "I look around",
  "I talk to @",
  "I search the room",
  "I examine @",
  "What do I have?",
  "I persuade @ to help",
  "I wait",
  '"What happened here?" I ask @',
  "I hide",
  "I listen",
  "how am I?",
  "I sneak past @",
  "I threaten @",
  "I search it again",
  "I attack @",
  "I look around",
  "I attack @",
  "I talk to @",
  "I rest",
  "what is going on?",
  "I leave",
  "I steal from @",
  "I climb up",
  "I look around",
];

const people = { dead_drop: ["Viktor", "Sefa"], salt_and_saints: ["Hester", "Crane"], training_yard: ["Hedda", "Corin"] };

/** Plays the first `lines` of the script in every scenario with each of `seeds`, and reads every text for flaws. */
export const playProse = async (seeds: readonly string[], lines = script.length): Promise<string[]> => {
  const engine = await openEngine();
  const campaigns = await engine.kernel.use(Campaigns);
  const turns = await engine.kernel.use(Turns);
  const flaws: string[] = [];
  for (const [scenario_id, names] of Object.entries(people)) {
    for (const [at, seed] of seeds.entries()) {
      const id = `${scenario_id}-${seed}`;
      await campaigns.create({ id, scenario_id, user: "u", seed });
      for (const [step, line] of script.slice(0, lines).entries()) {
        const text = line.replace("@", names[(at + step) % names.length] ?? "");
        const run = await turns.play({ campaign_id: id, user_id: "u", text, idempotency_key: `${id}${step}` });
        const { final_text, suggested_actions } = await turns.wait(run.id);
        flaws.push(...findFlaws(final_text).map((flaw) => `${id} "${text}": ${flaw}`));
        flaws.push(...suggested_actions.filter((action) => action.length >= 60).map((action) => `${id}: long "${action}"`));
      }
    }
  }
  await engine.close();
  return flaws;
};
