/**
 * The outputs of a turn are stored without what follows from its other columns and from each other: see `leanOutputs`. `differences` marks such outputs, and
 * older ones are read as before. Servers of the version before cannot read them whole.
 */
export const leanerOutputs = [
  `create function filled(usual jsonb, stored jsonb) returns jsonb language plpgsql immutable as $$ begin
    if jsonb_typeof(stored) = 'array' then
      return (select coalesce(jsonb_agg(filled(usual, item) order by nth), '[]') from jsonb_array_elements(stored) with ordinality as items (item, nth));
    end if;
    if jsonb_typeof(stored) <> 'object' then return stored; end if;
    return (usual - array(select jsonb_array_elements_text(coalesce(stored -> '$absent', '[]')))) || (stored - '$absent');
  end $$`,
  `create function interpretation_of(ruling jsonb) returns jsonb language sql immutable as $$
    select jsonb_build_object('intent', ruling -> 'intent', 'speech', ruling -> 'speech', 'risk_flags', ruling -> 'risk_flags', 'table_talk', '',
      'assumptions', jsonb_build_array(), 'perception_flags', jsonb_build_array(), 'referenced_entities', jsonb_build_array(), 'proposed_actions', (
        select coalesce(jsonb_agg(action - array['costs', 'position', 'target_name', 'refused_effects'] order by nth), '[]')
        from jsonb_array_elements(ruling -> 'allowed_actions') with ordinality as actions (action, nth))) $$`,
  `create function outputs_of(campaign text, outputs jsonb, happened jsonb, diff jsonb, rolled jsonb, told text, base integer,
      run text, player text, key text, input text)
    returns jsonb language plpgsql stable as $$
    declare whole jsonb := outputs - 'differences'; differences jsonb := outputs -> 'differences'; part record;
    begin
      if differences is null then return outputs_of(campaign, outputs, happened, diff, rolled, told, base); end if;
      for part in values
        ('{plan}'::text[], '{"prepared": [], "new_threats": [], "tension_move": "", "tension_move_type": null, "clarification_question": ""}'::jsonb),
        ('{ruling}', '{"speech": "", "risk_flags": [], "clarification_needed": false, "clarification_question": ""}'),
        ('{ruling,allowed_actions}', '{"goal": "", "costs": {}, "topic": "", "manner": "", "depends": false, "effects": [], "recipient": "", "target_id": "",
          "instrument": "", "opposition": "", "risk_flags": [], "target_name": "", "refused_effects": []}'),
        ('{resolution}', '{"not_attempted": [], "blocked_actions": []}'),
        ('{resolution,outcomes}', '{"notice": "plain", "rolled": false, "effects": [], "target_name": "", "failure_tier": null}'),
        ('{draft}', '{"failure": null, "streamed": true}'),
        ('{narration}', '{"held": null, "repair": null, "correction": null, "violations": []}'),
        ('{narration,output}', '{"about": "", "thread_adds": [], "thread_updates": [], "introduced_npcs": [], "introduced_items": [], "established_facts": []}'),
        ('{narration,findings}', '{"covered": [], "verdicts": [], "discarded": [], "violations": []}'),
        ('{request}', jsonb_build_object('run_id', run, 'campaign_id', campaign, 'user_id', player, 'idempotency_key', key, 'text', input,
          'seed', outputs #> '{resolution,seed}'))
      loop
        if whole #> part.column1 is not null then
          whole := jsonb_set(whole, part.column1, filled(part.column2, whole #> part.column1));
        end if;
      end loop;
      if jsonb_exists(differences, 'interpretation') then
        whole := whole || jsonb_build_object('interpretation', patched(interpretation_of(whole -> 'ruling'), differences -> 'interpretation'));
      end if;
      if jsonb_exists(differences, 'state_diff') then
        whole := jsonb_set(whole, '{resolution,state_diff}', patched(diff, differences -> 'state_diff'));
      end if;
      if jsonb_exists(differences, 'engine_events') then
        whole := jsonb_set(whole, '{resolution,engine_events}', patched(happened, differences -> 'engine_events'));
      end if;
      if jsonb_exists(differences, 'proposals') then
        whole := jsonb_set(whole, '{narration,findings,proposals}',
          patched((whole #> '{narration,output}') - array['next_prompt', 'final_text'], differences -> 'proposals'));
      end if;
      return outputs_of(campaign, whole, happened, diff, rolled, told, base);
    end $$`,
];
