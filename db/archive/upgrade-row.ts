import type { ArchivedRow } from "./archived-tables.ts";

/** A row of an archive that an older version wrote, in the present shape. Rows of the present shape stay as they are. */
export const upgradeRow = ({ table, row }: ArchivedRow): ArchivedRow => {
  if (table === "campaigns") return { table, row: upgradeCampaign(row) };
  return table === "events" ? { table, row: upgradeEvent(row) } : { table, row };
};

type Row = ArchivedRow["row"];

const upgradeCampaign = (row: Row): Row => {
  if (!("beyond_repair" in row)) return row;
  const { beyond_repair: former, ...rest } = row;
  return { ...rest, on_unfixable_narration: former === "hold" ? "hold" : "fallback" };
};

const upgradeEvent = (row: Row): Row => {
  const { pass_outputs: outputs, release } = row;
  return {
    ...row,
    ...(isRow(outputs) && isRow(outputs["narration"])
      ? { pass_outputs: { ...outputs, narration: upgradeNarration(outputs["narration"]) } }
      : {}),
    ...(isRow(release) ? { release: upgradeRelease(release) } : {}),
  };
};

const sources = new Map<unknown, string>([
  ["mended", "repaired"],
  ["safe", "fallback"],
  ["held", "held"],
]);

const upgradeNarration = (narration: Row): Row => {
  if (!Array.isArray(narration["faults"])) return narration;
  const { telling, faults, ...rest } = narration;
  return { ...rest, source: sources.get(telling) ?? "model", violations: faults.map(toViolation) };
};

const forms = new Map<unknown, string>([
  ["as_it_is", "as_drafted"],
  ["safe", "fallback"],
]);

const upgradeRelease = (release: Row): Row => {
  if (!Array.isArray(release["faults"])) return release;
  const { form, faults, ...rest } = release;
  return { ...rest, form: forms.get(form) ?? form, violations: faults.map(toViolation) };
};

const toViolation = (fault: unknown): unknown => {
  if (!isRow(fault)) return fault;
  const { code, ...rest } = fault;
  const [policy_id, rule_id] = String(code).split("/");
  return rule_id === undefined ? { ...rest, rule_id: policy_id } : { ...rest, policy_id, rule_id };
};

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
