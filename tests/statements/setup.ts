import { afterAll } from "vitest";
import { takeUnfiltered } from "./watch.ts";

// Every test of the suite thereby shows that the statements it sent say of which campaign they read and change rows.
afterAll(() => {
  const found = takeUnfiltered();
  if (found.length > 0) throw new Error(`Statements touch rows of campaigns without naming one:\n${found.join("\n")}`);
});
