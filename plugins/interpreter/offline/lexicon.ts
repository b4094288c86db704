/**
 * Canonical verbs and the words that mean them. `_` joins the words of a phrase; a longer phrase wins over a shorter one.
 * Words are base forms: endings are taken off before the table is asked.
 */
const table: Readonly<Record<string, string>> = {
  sneak: "sneak creep slink tiptoe tip_toe skulk steal_past steal_away prowl slip slip_past slip_by sneak_past sneak_up stalk",
  hide: "hide conceal duck take_cover lie_low lay_low stay_hidden keep_out_of_sight crouch blend_in get_behind",
  climb: "climb scale clamber scramble_up climb_up vault shimmy haul_myself_up",
  jump: "jump leap dive hurdle",
  swim: "swim wade",
  steal: "steal swipe nick pickpocket pick_pocket lift pilfer rob palm filch pinch snatch shoplift",
  hack: "hack hack_into jack_in jack_into breach bypass decrypt crack slice splice",
  deceive:
    "deceive lie lie_to bluff con trick fool mislead pretend feign impersonate disguise_myself bullshit distract play_dead stall hoodwink divert",
  flee: "flee escape run_away run_for_it get_away make_a_run bolt retreat get_out_of_here run_from back_away leg_it scram run_off",
  chase: "chase pursue run_after go_after give_chase hunt_down",
  follow: "follow tail shadow trail track",
  fight: "fight brawl spar grapple wrestle fight_off box duel defend_myself battle",
  attack:
    "attack hit punch strike stab slash kick shove tackle kill murder assault swing_at lunge_at clobber headbutt choke strangle knock_out beat beat_up smash take_down bash ambush slap knife disarm trip elbow scratch throttle claw ram bludgeon charge_at rush_at wallop whack smack beat_down stamp_on",
  shoot: "shoot fire open_fire fire_at shoot_at snipe gun_down blast put_a_bullet",
  talk: "talk talk_to talk_with speak speak_to speak_with chat chat_with greet converse approach_and_talk address strike_up_a_conversation say_hello say_hi introduce_myself have_a_word catch_up",
  ask: "ask question interrogate quiz interview enquire inquire query press order",
  say: "say accept tell shout yell whisper reply answer call_out announce mutter explain confess admit warn inform mention declare scream respond surrender yield give_up submit swear vow object agree",
  persuade:
    "persuade marry propose_to convince coax beg plead plead_with sweet_talk charm urge talk_into appeal_to reason_with reassure calm calm_down soothe comfort flirt flirt_with seduce promise suggest propose invite remind demand request implore accuse confront insist advise encourage ask_for_help",
  intimidate:
    "intimidate threaten menace scare frighten bully lean_on stare_down point_my_gun point_the_gun point_a_gun hold_at_gunpoint browbeat aim aim_at point_my point_the point level shoo scare_off scare_away chase_off",
  negotiate: "negotiate bargain haggle barter make_a_deal cut_a_deal strike_a_deal offer_a_deal trade",
  provoke: "provoke taunt insult mock goad needle tease ridicule challenge dare jeer heckle annoy",
  bribe: "bribe grease_his_palm grease_her_palm pay_off buy_off slip_some_cred",
  pay: "pay buy purchase hand_over_the_money settle_up tip pay_for",
  investigate: "investigate look_into analyse analyze deduce scan probe trace cross-reference research find_out figure_out work_out",
  search:
    "search look_for rummage rifle frisk comb scour ransack search_for hunt_for loot sift dig feel_for poke_around search_through go_through pat_down look_through look_under look_inside look_behind find hunt rake_through turn_out",
  examine:
    "examine inspect study look_closely check check_out check_on look_over have_a_closer_look take_a_closer_look size_up assess take_stock count touch feel smell sniff taste lick bite weigh compare turn_over hold_up take_in regard",
  look: "look look_at look_around look_out look_up look_down glance glance_at watch observe peek peer see gaze stare take_a_look have_a_look keep_watch keep_an_eye spy survey eye admire",
  listen: "listen listen_to eavesdrop overhear hear listen_in put_my_ear press_my_ear lay_my_ear",
  read: "read skim peruse leaf_through",
  take: "take grab pick_up pickup get collect pocket fetch pluck retrieve grab_hold acquire gather scoop_up",
  give: "give hand hand_over offer pass return_to deliver show slide_over give_back lend slide present donate",
  drop: "drop discard put_down set_down leave_behind let_go throw_away ditch",
  put: "put place stash store lay plant tuck insert set",
  throw: "throw toss_at hurl lob fling chuck toss",
  use: "use unplug cut activate press_the_button push_the_button pull_the_lever switch_on switch_off turn_on turn_off operate apply light ignite draw draw_my equip put_on wear drink eat smoke swallow trigger plug pour reload load draw_the pull push turn twist spin shake tie fasten hang wrap pile stack rub wipe polish write sign stamp seal scribble scrape dip blow_out snuff_out put_out extinguish douse pull_out whip_out take_out_my hold practise practice train ring_the play_a_song crank wind stir pour_out light_up brandish raise lower swing rattle dig_with",
  unlock: "unlock pick_the_lock pick_lock lockpick jimmy pick_at_the_lock pick break_into",
  force:
    "force force_open break_down kick_down kick_in pry pry_open lever smash_open break_open break barge burn burn_down set_fire_to rip tear wreck destroy demolish set_on_fire set_alight torch overturn flip topple push_over knock_over knock_down heave bend saw ruin vandalise vandalize shatter",
  open: "open slide_open pull_open push_open knock knock_on",
  close: "close shut slam lock bar barricade",
  go: "go walk head move enter go_to step run_to run cross approach go_in go_into walk_to head_to head_for make_for make_my_way visit stroll come_to wander drift hurry rush sprint get_to get_into step_into take_the_stairs return go_back continue proceed ascend descend get_in teleport step_out_of march stride run_for hop go_for",
  travel: "travel journey drive ride sail fly take_a_cab take_the_train travel_to",
  leave: "leave exit depart go_out get_out walk_out head_out step_out go_away",
  wait: "wait wait_for stay hang_around stand_by linger pause bide_my_time hold_still sit sit_down do_nothing stand kill_time loiter keep_still stay_put kneel kneel_down get_up take_a_moment take_a_breath take_a_seat say_nothing stay_silent keep_quiet keep_silent breathe stop hesitate stand_up",
  rest: "rest sleep nap take_a_break catch_my_breath relax recover lie_down take_a_rest make_camp camp doze catch_some_sleep go_to_sleep lie_on",
  help: "help assist aid rescue save support protect lend_a_hand shield untie free release",
  medical:
    "medical heal bandage treat patch patch_up stitch tend first_aid dress_the_wound stop_the_bleeding bind_the_wound patch_myself_up",
  call: "call phone ring radio call_for contact dial comm",
  message: "message text send_a_message write_to email send ping",
  remember: "remember recall",
  think: "think consider ponder reflect wonder plan think_about go_over piece_together contemplate guess imagine",
  repair: "repair fix mend jury-rig tinker sharpen oil",
  cast: "cast conjure enchant summon invoke curse",
  social:
    "dance sing smile smile_at nod nod_to wave wave_at bow laugh cry pray drink_with play play_cards joke hug kiss shrug toast grin flatter compliment thank apologise apologize kneel_before whistle hum clap applaud cheer salute curtsey wink shake_hands pat caress serenade congratulate yawn stretch sigh raise_a_toast cross_myself sob weep",
};

/** Phrase, as its words joined by `_`, to canonical verb. */
export const verbsByPhrase: ReadonlyMap<string, string> = new Map(
  Object.entries(table).flatMap(([verb, phrases]) => phrases.split(" ").map((phrase) => [phrase, verb] as const)),
);

/** Words in the longest phrase. */
export const longestPhrase = Math.max(...[...verbsByPhrase.keys()].map((phrase) => phrase.split("_").length));

/** Past and other forms that no ending explains. */
export const irregular: Readonly<Record<string, string>> = {
  stole: "steal",
  stolen: "steal",
  hid: "hide",
  hiding: "hide",
  ran: "run",
  running: "run",
  went: "go",
  gone: "go",
  goes: "go",
  took: "take",
  taking: "take",
  gave: "give",
  giving: "give",
  told: "tell",
  said: "say",
  says: "say",
  spoke: "speak",
  shot: "shoot",
  fought: "fight",
  fled: "flee",
  crept: "creep",
  snuck: "sneak",
  threw: "throw",
  broke: "break",
  bought: "buy",
  left: "leave",
  leaving: "leave",
  sat: "sit",
  stood: "stand",
  slept: "sleep",
  thought: "think",
  drew: "draw",
  drove: "drive",
  lying: "lie",
  lied: "lie",
  held: "hold",
  heard: "hear",
  saw: "see",
  read: "read",
  made: "make",
  making: "make",
  got: "get",
  came: "come",
  swam: "swim",
  leapt: "leap",
  struck: "strike",
  tried: "try",
};
