/**
 * The event from whose packet another differs may itself hold differences. Its settings may then be those of its own base. Servers of the version before read
 * neither where they read the packet with which a conversation begins.
 */
export const deeperPackets = [
  `create or replace function packet_of(campaign text, packet jsonb, base integer, patch text) returns jsonb language plpgsql stable as $$ begin
    if base is null then return packet; end if;
    return patched(
      (select packet_of(campaign, context_packet, packet_base, packet_patch) from events where campaign_id = campaign and seq = base), patch::jsonb);
  end $$`,
  `create or replace function packet_part(campaign text, packet jsonb, base integer, patch text, path text[]) returns jsonb language plpgsql stable as $$
    declare part jsonb; changes jsonb := patch::jsonb; field text; depth integer := 0;
    begin
      if base is null then return packet #> path; end if;
      foreach field in array path loop
        if jsonb_exists(changes, 'v') then return changes -> 'v' #> path[depth + 1:]; end if;
        if changes -> 'd' @> to_jsonb(field) then return null; end if;
        changes := changes -> 'o' -> field;
        depth := depth + 1;
        exit when changes is null;
      end loop;
      if jsonb_exists(changes, 'v') then return changes -> 'v'; end if;
      select packet_part(campaign, context_packet, packet_base, packet_patch, path) into part from events where campaign_id = campaign and seq = base;
      return case when changes is null then part else patched(part, changes) end;
    end $$`,
  `create function settings_of(campaign text, settings jsonb, base integer) returns jsonb language plpgsql stable as $$ begin
    if settings is distinct from '"base"'::jsonb then return settings; end if;
    return (select settings_of(campaign, pass_outputs -> 'settings', packet_base) from events where campaign_id = campaign and seq = base);
  end $$`,
  `create or replace function outputs_of(campaign text, outputs jsonb, happened jsonb, diff jsonb, rolled jsonb, told text, base integer)
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
        whole := jsonb_set(whole, '{settings}', settings_of(campaign, '"base"', base));
      end if;
      return whole;
    end $$`,
];
