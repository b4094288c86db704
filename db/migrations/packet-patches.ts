/**
 * A packet is stored whole, or as its differences from the whole packet of an earlier event, `packet_base`. Differences are
 * `{"v": value}`, of objects `{"o": {key: differences}, "d": [removed keys]}`, of lists `{"l": items}`, where an item is `[first, count]` of the
 * earlier list, `{"v": value}`, or differences from the item at `"a"`.
 */
export const packetPatches = [
  "alter table events add column packet_base integer, add column packet_patch text",
  String.raw`create function patched(base jsonb, patch jsonb) returns jsonb language plpgsql immutable as $$ begin
    if jsonb_exists(patch, 'v') then return patch -> 'v'; end if;
    if jsonb_exists(patch, 'l') then
      return (select coalesce(jsonb_agg(item order by place, nth), '[]')
        from jsonb_array_elements(patch -> 'l') with ordinality as step (step, place), lateral (
          select 0 as nth, case when jsonb_exists(step, 'a') then patched(base -> (step ->> 'a')::integer, step) else step -> 'v' end as item
          where jsonb_typeof(step) = 'object'
          union all select nth, base -> nth
          from generate_series((step ->> 0)::integer, (step ->> 0)::integer + (step ->> 1)::integer - 1) as nth
          where jsonb_typeof(step) = 'array') items);
    end if;
    return (base - array(select jsonb_array_elements_text(coalesce(patch -> 'd', '[]'))))
      || (select coalesce(jsonb_object_agg(key, patched(base -> key, value)), '{}') from jsonb_each(patch -> 'o'));
  end $$`,
  `create function packet_of(campaign text, packet jsonb, base integer, patch text) returns jsonb language plpgsql stable as $$ begin
    if base is null then return packet; end if;
    return patched((select context_packet from events where campaign_id = campaign and seq = base), patch::jsonb);
  end $$`,
];
