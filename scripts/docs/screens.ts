import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { readEnvironment } from "../../cli/environment.ts";
import { openApi, openHost } from "../../cli/host.ts";
import { leaveServerNote } from "../../cli/server-note.ts";
import { root } from "./pages.ts";
import { runInProcess } from "./run-in-process.ts";
import { splitWords } from "./split-words.ts";
import { writeBlock } from "./table.ts";

/** A command, and the lines that are typed into it. */
interface Typed {
  readonly command: string;
  readonly lines?: readonly string[];
}

/** The screens that pages show, in the order in which they happen: later ones see what earlier ones changed. */
const screens: Readonly<Record<string, readonly Typed[]>> = {
  scenarios: [{ command: "list-scenarios" }],
  play: [
    {
      command: "play --campaign yard",
      lines: ["I look around.", "I ask the sergeant about the ring.", "I attack the dummy.", "/threads"],
    },
  ],
  "show-event": [{ command: "show-event --campaign yard --turn 3" }],
  briefing: [{ command: "sessions briefing --campaign yard" }],
  corrections: [
    { command: 'corrections propose rename corin_fenn "Corin Ashe" --campaign yard --as ada --reason "He took his mother\'s name."' },
    { command: "corrections list --campaign yard --status pending" },
    { command: "corrections approve cr-1 --campaign yard" },
  ],
  rewind: [{ command: 'rewind --campaign yard --to 2 --reason "We meant to spar, not to attack."' }],
  systems: [{ command: "list-systems" }],
};

/** The names of all screens. */
export const screenNames: readonly string[] = Object.keys(screens);

/** A screen by its name. Throws an error that lists the names when there is none. */
export const findScreen = (taken: Readonly<Record<string, string>>, name: string): string => {
  const screen = taken[name];
  if (screen === undefined) throw new Error(`There is no screen "${name}". Screens: ${screenNames.join(", ")}.`);
  return screen;
};

/** Every screen as a block, from commands that really run: a server in this process with one campaign, whose dice are seeded. */
export const takeScreens = async (): Promise<Readonly<Record<string, string>>> => {
  const dataDir = await mkdtemp(join(tmpdir(), "freeform-docs-"));
  const environment = readEnvironment({ DATA_DIR: dataDir });
  const host = await openHost(environment);
  const taken: Record<string, string> = {};
  const before = process.env["DATA_DIR"];
  process.env["DATA_DIR"] = dataDir;
  try {
    const api = await openApi(host);
    const note = leaveServerNote(environment);
    note.announce((await api.listen({ port: 0, host: environment.host })).url);
    const campaigns = await host.kernel.use(Campaigns);
    await campaigns.create({
      id: "yard",
      seed: "docs",
      scenario_id: "training_yard",
      user: "dee",
      character: null,
      members: [{ user: "ada", role: "PLAYER", character: {} }],
    });
    for (const [name, typed] of Object.entries(screens)) taken[name] = await takeScreen(typed, dataDir);
    note.remove();
    await api.close();
  } finally {
    if (before === undefined) delete process.env["DATA_DIR"];
    else process.env["DATA_DIR"] = before;
    await host.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  return taken;
};

const takeScreen = async (typed: readonly Typed[], dataDir: string): Promise<string> => {
  const shown: string[] = [];
  for (const { command, lines } of typed) {
    const screen = lines ? await typeInto(command, lines, dataDir) : await runInProcess(splitWords(command));
    shown.push(`$ npx freeform-rpg ${command}\n${screen}`);
  }
  return writeBlock("text", withoutPlaceAndTime(shown.join("\n\n")));
};

/** Paths and times differ from one machine and run to the next. */
const withoutPlaceAndTime = (screen: string): string =>
  screen.replaceAll(`${root}/`, "").replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "2026-11-22T20:15:00.000Z");

/** Runs a command that reads its standard input, in a process of its own. */
const typeInto = (command: string, lines: readonly string[], dataDir: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const environment = { ...process.env, DATA_DIR: dataDir, NO_COLOR: "1" };
    const child = spawn(process.execPath, ["cli/freeform-rpg.ts", ...splitWords(command)], { cwd: root, env: environment });
    let shown = "";
    child.stdout.on("data", (piece) => (shown += String(piece)));
    child.stderr.on("data", (piece) => (shown += String(piece)));
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(shown.trimEnd()) : reject(new Error(`"${command}" ended with ${code}:\n${shown}`))));
    child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  });
