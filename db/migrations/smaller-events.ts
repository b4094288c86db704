/**
 * Less of what an event has in common with others is stored again. `patched` knows three further differences: `{"m": number}`, a text whose last number is
 * another; `{"t": items}`, the lines of a text as items of a list; and `[first, count, differences]`, items of a list that differ in the same way.
 * `outputs_of` gives back to the outputs of a turn what other columns of its row hold: see `storeOutputs`. Servers of the version before read neither.
 */
export const smallerEvents = [
  String.raw`create or replace function patched(base jsonb, patch jsonb) returns jsonb language plpgsql immutable as $$ begin
    if jsonb_exists(patch, 'v') then return patch -> 'v'; end if;
    if jsonb_exists(patch, 'm') then return to_jsonb(regexp_replace(base #>> '{}', '[0-9]+(?=[^0-9]*$)', patch ->> 'm')); end if;
    if jsonb_exists(patch, 't') then
      return to_jsonb(array_to_string(array(select jsonb_array_elements_text(
        patched(to_jsonb(string_to_array(base #>> '{}', E'\n')), jsonb_build_object('l', patch -> 't')))), E'\n'));
    end if;
    if jsonb_exists(patch, 'l') then
      return (select coalesce(jsonb_agg(item order by place, nth), '[]')
        from jsonb_array_elements(patch -> 'l') with ordinality as step (step, place), lateral (
          select 0 as nth, case when jsonb_exists(step, 'a') then patched(base -> (step ->> 'a')::integer, step) else step -> 'v' end as item
          where jsonb_typeof(step) = 'object'
          union all select nth, case when step -> 2 is null then base -> nth else patched(base -> nth, step -> 2) end
          from generate_series((step ->> 0)::integer, (step ->> 0)::integer + (step ->> 1)::integer - 1) as nth
          where jsonb_typeof(step) = 'array') items);
    end if;
    return (base - array(select jsonb_array_elements_text(coalesce(patch -> 'd', '[]'))))
      || (select coalesce(jsonb_object_agg(key, patched(base -> key, value)), '{}') from jsonb_each(patch -> 'o'));
  end $$`,
  `create function outputs_of(campaign text, outputs jsonb, happened jsonb, diff jsonb, rolled jsonb, told text, base integer)
    returns jsonb language plpgsql stable as $$
    declare whole jsonb := outputs;
    begin
      if jsonb_typeof(whole -> 'reconciliation') = 'object' then
        whole := jsonb_set(whole, '{reconciliation}', jsonb_build_object('engine_events', happened, 'state_diff', diff) || (whole -> 'reconciliation'));
      end if;
      if jsonb_typeof(whole -> 'resolution') = 'object' then
        whole := jsonb_set(whole, '{resolution}',
          jsonb_build_object('engine_events', happened, 'state_diff', diff, 'rolls', rolled) || (whole -> 'resolution'));
      end if;
      if jsonb_typeof(whole -> 'draft') = 'object' then
        whole := jsonb_set(whole, '{draft}', jsonb_build_object('text', told) || (whole -> 'draft'));
      end if;
      if jsonb_typeof(whole #> '{narration,output}') = 'object' then
        whole := jsonb_set(whole, '{narration,output}', jsonb_build_object('final_text', told) || (whole #> '{narration,output}'));
      end if;
      if whole -> 'settings' = '"base"' then
        whole := jsonb_set(whole, '{settings}', (select pass_outputs -> 'settings' from events where campaign_id = campaign and seq = base));
      end if;
      return whole;
    end $$`,
];
