import { serveFolder } from "./serve-folder.ts";

/** One process: serves the demo from a folder and stalls in the middle of a narration, until it is killed. Prints its port. */
const [dataDir = "", secret = ""] = process.argv.slice(2);
const { port } = await serveFolder({ dataDir, secret, port: 0, stalls: true });
console.log(port);
