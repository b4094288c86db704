/** A violation with its policy and its rule, from a fault whose `code` held both. */
const toViolations = (faults: string): string => `(
  select coalesce(jsonb_agg((fault - 'code') || case when position('/' in fault ->> 'code') = 0 then jsonb_build_object('rule_id', fault -> 'code')
    else jsonb_build_object('policy_id', split_part(fault ->> 'code', '/', 1), 'rule_id', split_part(fault ->> 'code', '/', 2)) end order by at), '[]')
  from jsonb_array_elements(${faults}) with ordinality as listed (fault, at))`;

const toSetting = (value: string): string => `case ${value} when 'hold' then 'hold' else 'fallback' end`;

/** Renames what is stored of narrations: the campaign's setting, the source of a narration, violations, and forms of release. */
export const narrationTerms = [
  "alter table campaigns rename column beyond_repair to on_unfixable_narration",
  `alter table campaigns drop constraint campaigns_beyond_repair_check, alter column on_unfixable_narration set default 'fallback'`,
  `update campaigns set on_unfixable_narration = ${toSetting("on_unfixable_narration")}`,
  "alter table campaigns add constraint campaigns_on_unfixable_narration_check check (on_unfixable_narration in ('fallback', 'hold'))",
  `update setups set document = (document - 'beyond_repair') || jsonb_build_object('on_unfixable_narration', ${toSetting("document ->> 'beyond_repair'")})
    where document -> 'beyond_repair' is not null`,
  `update events set pass_outputs = jsonb_set(pass_outputs, '{narration}', (pass_outputs -> 'narration') - 'telling' - 'faults' || jsonb_build_object(
      'source', case pass_outputs #>> '{narration,telling}' when 'mended' then 'repaired' when 'safe' then 'fallback' when 'held' then 'held' else 'model' end,
      'violations', ${toViolations("pass_outputs #> '{narration,faults}'")}))
    where jsonb_typeof(pass_outputs #> '{narration,faults}') = 'array'`,
  `update events set release = release - 'faults' || jsonb_build_object(
      'form', case release ->> 'form' when 'as_it_is' then 'as_drafted' when 'safe' then 'fallback' else release ->> 'form' end,
      'violations', ${toViolations("release -> 'faults'")})
    where jsonb_typeof(release -> 'faults') = 'array'`,
];
