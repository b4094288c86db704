import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import { EngineError } from "freeform-rpg/errors";
import { nameKey } from "freeform-rpg/language";
import { Calibration } from "freeform-rpg/schemas/campaign";
import type { Boundaries } from "../tokens.ts";

/** Lines that hold in every campaign. */
const always: readonly string[] = Calibration.parse({}).boundaries.lines;

/** The most lines, and the most veils, of a campaign. */
const most = 50;

/** Changes a campaign's lines and veils under a lock. Lines that hold in every campaign stay. Throws `boundary_invalid`. */
export const changeBoundaries = (
  { transaction }: DatabaseConnection,
  campaignId: string,
  change: (before: Boundaries) => Boundaries,
): Promise<Boundaries> =>
  transaction(async ({ sql }) => {
    const row = await sql
      .selectFrom("campaigns")
      .select("calibration")
      .where("id", "=", campaignId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const calibration = Calibration.parse(row.calibration);
    const { lines, veils } = change(calibration.boundaries);
    const boundaries = { lines: unique([...always, ...lines]), veils: unique(veils) };
    check(boundaries);
    await sql
      .updateTable("campaigns")
      .set({ calibration: encodeJson({ ...calibration, boundaries }) })
      .where("id", "=", campaignId)
      .execute();
    return boundaries;
  });

const unique = (topics: readonly string[]): string[] => {
  const kept = new Map<string, string>();
  for (const topic of topics.map((one) => one.trim())) if (!kept.has(nameKey(topic))) kept.set(nameKey(topic), topic);
  return [...kept.values()];
};

const check = ({ lines, veils }: Boundaries): void => {
  const wrong = [...lines, ...veils].find((topic) => topic === "" || topic.length > 200);
  if (wrong !== undefined) throw new EngineError("boundary_invalid", `"${wrong.slice(0, 40)}" is no topic: use 1 to 200 characters.`);
  if (lines.length > most || veils.length > most)
    throw new EngineError("boundary_invalid", `A campaign has at most ${most} lines and ${most} veils. Join some of them.`);
};
