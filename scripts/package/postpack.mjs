// Runs after `npm pack`: puts the clone's manifest back.
import { join } from "node:path";
import { renameSync } from "node:fs";

const root = join(import.meta.dirname, "..", "..");
renameSync(join(root, "dist", "clone-package.json"), join(root, "package.json"));
