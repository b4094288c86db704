import { join } from "node:path";
import { errorCodes } from "freeform-rpg/errors";
import { toApiCode } from "freeform-rpg/graphql";
import { afterEach, expect, test, vi } from "vitest";
import type { explainLater as Explain } from "../src/errors/problem.ts";
import { errorTexts, issueTexts } from "../src/errors/texts-de.ts";

const source = join(import.meta.dirname, "..", "src", "errors", "problem.ts");

const explainIn = async (language: string): Promise<typeof Explain> => {
  vi.resetModules();
  vi.stubGlobal("navigator", { language });
  const { explainLater }: { explainLater: typeof Explain } = await import(source);
  return explainLater;
};

afterEach(() => vi.unstubAllGlobals());

/** Codes that only the command line, the start of a server or authors of plugins meet. */
const elsewhere = new Set([
  "artifact_invalid",
  "condition_invalid",
  "job_kind_invalid",
  "options_invalid",
  "plan_invalid",
  "plugin_invalid",
  "questions_invalid",
  "replica_invalid",
  "schedule_invalid",
]);

test("every error that a request can be refused with has a German text", () => {
  const { "Command line": _, ...areas } = errorCodes;
  const codes = Object.values(areas).flatMap((area) => Object.keys(area));
  const met = codes.filter((code) => toApiCode(code) !== null && !elsewhere.has(code));
  expect(met.length).toBeGreaterThan(100);
  expect(met.filter((code) => !(code in errorTexts))).toEqual([]);
});

test("no German text is for a code that does not exist", () => {
  const known = new Set<string>(Object.values(errorCodes).flatMap((area) => Object.keys(area)));
  const ofTheApi = ["unauthenticated", "rate_limited", "internal", "request_entity_too_large", "persisted_query_only", "validation_failed"];
  const ofEvents = ["answer_unusable", "text_cut_off", "text_completed", "campaign_changed"];
  const others = new Set([...ofTheApi, ...ofEvents, "persisted_query_not_found", "sign_in_code_not_found", "upload_missing"]);
  expect(Object.keys(errorTexts).filter((code) => !known.has(code) && !others.has(code))).toEqual([]);
});

const tooLong = { code: "text_too_long", message: "The text has 9 characters; at most 5.", values: { length: 9, most: 5 } };
const shape = {
  code: "validation_failed",
  message: "The input is invalid.",
  issues: [{ path: "input.hour", message: "Too big", code: "too_big", values: { maximum: 23, origin: "number" } }],
};

test("an error is explained in German by its code, with its values, and in English in the server's words", async () => {
  const german = await explainIn("de-DE");
  expect(await german(tooLong)).toBe("Der Text hat 9 Zeichen, erlaubt sind 5. Kürze oder teile ihn.");
  expect(await german({ code: "seat_taken", message: "Taken." })).toBe("Diese Figur wird schon gespielt. Wähle eine andere.");
  expect(await german(shape)).toBe("Die Eingabe stimmt nicht: input.hour: darf höchstens 23 sein.");
  expect(await german({ code: "roll_invalid", message: '"2x6" are no dice.' })).toBe('So lässt sich nicht würfeln: "2x6" are no dice.');
  const english = await explainIn("en-GB");
  expect(await english(tooLong)).toBe(tooLong.message);
  expect(await english(shape)).toBe("input.hour: Too big");
  const forUsersOfTheApi = { code: "campaign_not_found", message: "List your campaigns with `campaigns`." };
  expect(await english(forUsersOfTheApi)).toBe("This campaign does not exist, or you are not a member of it. Ask its DM to add you.");
});

test("an error of an unknown code keeps the server's words, and no text needs values that are missing", async () => {
  const german = await explainIn("de-DE");
  expect(await german({ code: "weather/storm", message: "It storms." })).toBe("It storms.");
  for (const texts of [errorTexts, issueTexts])
    for (const [code, text] of Object.entries(texts)) {
      const said = typeof text === "function" ? text({}) : typeof text === "string" ? text : text.lead;
      expect(`${code}: ${said}`).toMatch(/[.:]$/);
    }
  for (const code of Object.keys(errorTexts)) expect(await german({ code, message: "M." })).not.toContain("undefined");
});
