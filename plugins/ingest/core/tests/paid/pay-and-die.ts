import { openTestDatabase } from "freeform-rpg/db/testing";
import { readBook } from "./paying-reader.ts";

/** A process of its own that reads a book for money until somebody kills it: `pay-and-die.ts DATA FILE OUT URL`. Prints what all of it has cost. */
const [, , dataDir = "", file = "", out = "", url = ""] = process.argv;
const { database, close } = await openTestDatabase({ dataDir });
const { failed, costs } = await readBook({ database, file, out, url });
await close();
if (failed !== null) throw failed;
console.log(JSON.stringify({ calls: costs.calls, cost: costs.cost }));
