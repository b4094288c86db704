/**
 * Reads one part of a packet that is stored as differences without making the whole packet, which takes hundreds of times as long. What `path` names
 * are fields; where it leads nowhere the part is null.
 */
export const packetParts = [
  `create function patched_part(base jsonb, patch jsonb, path text[]) returns jsonb language plpgsql immutable as $$
    declare part jsonb := base; left_over jsonb := patch; field text;
    begin
      foreach field in array path loop
        if jsonb_exists(left_over, 'v') then
          part := left_over -> 'v' -> field;
          left_over := null;
        elsif left_over -> 'd' @> to_jsonb(field) then
          return null;
        else
          part := part -> field;
          left_over := left_over -> 'o' -> field;
        end if;
      end loop;
      return case when left_over is null then part else patched(part, left_over) end;
    end $$`,
  `create function packet_part(campaign text, packet jsonb, base integer, patch text, path text[]) returns jsonb language plpgsql stable as $$ begin
    if base is null then return packet #> path; end if;
    return patched_part((select context_packet from events where campaign_id = campaign and seq = base), patch::jsonb, path);
  end $$`,
];
