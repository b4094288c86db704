import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kernel } from "freeform-rpg/kernel";
import { Ingests } from "freeform-rpg/plugins/ingest/core";
import { readPack } from "freeform-rpg/plugins/memory/lore/lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openIngest } from "./open-ingest.ts";

let folder = "";
let kernel: Kernel;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lost-"));
  kernel = await openIngest();
});
afterAll(async () => {
  await kernel.close();
  await rm(folder, { recursive: true, force: true });
});

/** The pack of a book as campaigns read it, and what validating it found. */
const ingest = async (name: string, text: string) => {
  const file = join(folder, name);
  await writeFile(file, text);
  const out = join(folder, `${name}.out`);
  const made = await (await kernel.use(Ingests)).run({ file, out });
  const { files } = await readPack(join(out, made.folder));
  const find = (words: string) => files.find(({ body }) => body.replaceAll(/\s+/g, " ").includes(words));
  return { made, out, files, find };
};

const rain = (about: string) =>
  `${about} The rain comes from the sea in the evening and stays until the lamps are out. Nobody who lives here minds it much, for the roofs are steep and the taverns are dry.`;

const book = `# Rain over Saltmoor

# Credits

Written by Ada Poole and Bo Lindqvist, who thank their players.

## The Drowned Quarter

${rain("Below the credits by a slip of the typesetter stands the quarter that drowned.")}

# Places

## The Neon Dragon

A bar on the quay, lit by one green tube. ${rain("It opens when the boats come in.")}

## The Old Mint

A tower of black brick. ${rain("Coins were struck here once.")}

# Notable People

## Marta Voss

She keeps the ledger of the harbour and owes nobody a penny. ${rain("She is sixty.")}

## Tobias Reed

A pilot with one eye, who knows each bank of the estuary. ${rain("He drinks gin.")}

# Rules of Play

## Secret Doors

When you search a wall, roll 2d6 and add your Wits. On a 10 or more you find the secret door. On a 7 to 9 you find it, and something hears you. ${rain("A wall is searched once a day.")}

## Helping

When you act as an assistant to another character, roll 2d6 and add your Heart. On a 7 or more they take +1. A steed may ignore your orders, and whoever sees truly can read the hidden message. ${rain("Two may help.")}

# For the Game Master

## The Plot

${rain("The mayor drowned the quarter for the insurance.")}
`;

describe("a book in which much could be lost", () => {
  let read: Awaited<ReturnType<typeof ingest>>;
  beforeAll(async () => void (read = await ingest("saltmoor.md", book)), 120_000);

  test("front matter reaches no further than its own section", () => {
    expect(read.find("the quarter that drowned")).toBeDefined();
    expect(read.find("who thank their players")).toBeUndefined();
  });

  test("rules for players are not hidden, although they speak of secrets; what names the game master is", () => {
    expect(read.find("you find the secret door")?.metadata.visibility).toBe("known");
    expect(read.find("drowned the quarter for the insurance")?.metadata.visibility).toBe("dm");
  });

  test("a rule for somebody who acts as an assistant gives no orders to a model", async () => {
    expect(read.find("act as an assistant")?.metadata.visibility).toBe("known");
    expect(await readFile(join(read.out, "04_classify/segment_manifest.json"), "utf8")).not.toContain("left out here");
  });

  test("a chapter of people is people", () => {
    for (const name of ["Marta Voss", "Tobias Reed"]) expect(read.files.find(({ title }) => title === name)?.metadata.type).toBe("npc");
  });

  test("a bar with the name of a beast is a place, as its text says", () =>
    expect(read.files.find(({ title }) => title === "The Neon Dragon")?.metadata.type).toBe("location"));

  test("nothing but front matter is reported as lost", () => {
    const [finding] = read.made.findings.filter(({ message }) => message.includes("of the book's words"));
    expect(finding?.message).toContain('Sections with missing text: "Credits" (page 1, 11 words). Check');
  });
});

test("a book of which less than 97 % reaches the pack is reported, with the sections that lost text", async () => {
  const thanks = Array.from({ length: 30 }, (_, nth) => `Backer number ${nth} gave us tea and patience.`).join(" ");
  const { made } = await ingest("thanks.md", `# The Tower\n\n${rain("A tower.")}\n\n# Acknowledgements\n\n${thanks}\n`);
  const [finding] = made.findings.filter(({ message }) => message.includes("of the book's words"));
  expect(finding).toMatchObject({
    severity: "warning",
    message: expect.stringMatching(/^\d\d\.\d % .*"Acknowledgements" \(page 1, \d+ words\)/),
  });
});

test("numbered headings without fonts count", async () => {
  const chapter = (number: number, title: string) => `${number}. ${title}\n\n${rain(`${title} is long.`)}\n`;
  const { files } = await ingest("numbers.txt", [chapter(1, "The Harbour"), chapter(2, "The Mint"), chapter(3, "The Marsh")].join("\n"));
  expect(files.map(({ title }) => title)).toEqual(expect.arrayContaining(["1. The Harbour", "2. The Mint", "3. The Marsh"]));
});
