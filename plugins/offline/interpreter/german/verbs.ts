/** A verb as it is put into English; `bare` where an object follows that has no preposition, `preps` what a preposition means behind it. */
export interface GermanVerb {
  readonly prefix: string;
  readonly english: string;
  readonly bare: string;
  readonly preps: ReadonlyMap<string, string>;
}

/** Infinitives with a bar behind what is split off, their English, and the English before an object where it differs. */
const listed = `
gehen=go/go_to laufen=go/go_to rennen=run/run_to kommen=come zurück|gehen=go_back/go_back_to zurück|kehren=go_back/go_back_to eilen=run/run_to
zurück=go_back/go_back_to schleichen=sneak/sneak_to klettern=climb steigen=climb springen=jump betreten=enter verlassen=leave folgen=follow
verfolgen=follow warten=wait bleiben=wait schlafen=sleep rasten=rest aus|ruhen=rest um|sehen=look_around um|schauen=look_around
um|blicken=look_around lauschen=listen/listen_to horchen=listen zu|hören=listen/listen_to sehen=look/look_at schauen=look/look_at
blicken=look/look_at an|sehen=look_at an|schauen=look_at betrachten=examine untersuchen=examine mustern=examine prüfen=examine
durchsuchen=search durchwühlen=search suchen=search/look_for lesen=read nehmen=take mit|nehmen=take auf|heben=pick_up greifen=grab
holen=take ein|stecken=take schnappen=grab legen=put stellen=put ab|legen=drop hin|legen=put_down geben=give übergeben=give reichen=give
zeigen=show werfen=throw öffnen=open auf|machen=open schließen=close zu|machen=close ab|schließen=lock auf|schließen=unlock klopfen=knock
verstecken=hide verbergen=hide an|greifen=attack attackieren=attack schlagen=hit treten=kick schießen=shoot/shoot töten=kill kämpfen=fight
stoßen=push schieben=push schubsen=push ziehen=pull brechen=break auf|brechen=break_open zerbrechen=break zerstören=destroy reden=talk/talk_to
sprechen=talk/talk_to plaudern=chat/chat_with unterhalten=talk/talk_to fragen=ask befragen=question aus|fragen=question bitten=ask bedrohen=threaten
drohen=threaten ein|schüchtern=intimidate überreden=persuade überzeugen=persuade bestechen=bribe beruhigen=calm beschwichtigen=calm
belügen=lie/lie_to an|lügen=lie/lie_to trösten=comfort helfen=help verbinden=bandage versorgen=treat behandeln=treat heilen=heal trinken=drink
essen=eat kaufen=buy bezahlen=pay zahlen=pay an|bieten=offer stehlen=steal klauen=steal benutzen=use verwenden=use nutzen=use
binden=tie fesseln=tie_up winken=wave/wave_to nicken=nod/nod_to lächeln=smile/smile_at lachen=laugh singen=sing tanzen=dance hin|setzen=sit_down
setzen=sit_down auf|stehen=stand_up beobachten=watch begrüßen=greet grüßen=greet bestellen=order an|zünden=light löschen=put_out graben=dig
schwimmen=swim fliehen=flee verschwinden=get_away weg|laufen=run_away ab|schütteln=shake_off heraus|reden=talk_my_way_out
frei|kämpfen=fight_my_way_out schreien=shout rufen=shout berühren=touch riechen=smell kosten=taste verhandeln=negotiate
`;

const prepositions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ask: { nach: "about", über: "about", um: "for", zu: "about" },
  question: { nach: "about", über: "about", zu: "about" },
  talk: { mit: "to", über: "about" },
  look: { nach: "for", an: "at", auf: "at" },
  search: { nach: "for" },
  knock: { an: "on", auf: "on" },
  shoot: { auf: "at" },
  fight: { gegen: "with" },
};

/** Forms that bid, of verbs that change their vowel. */
const bidding: Readonly<Record<string, string>> = {
  sehen: "sieh",
  nehmen: "nimm",
  geben: "gib",
  werfen: "wirf",
  lesen: "lies",
  brechen: "brich",
  helfen: "hilf",
  sprechen: "sprich",
  essen: "iss",
  treten: "tritt",
  stehlen: "stiehl",
};

/** The forms of a verb that say what the speaker does, bids or wants: `durchsuche`, `durchsuch`, `durchsuchen`. */
const formsOf = (infinitive: string): string[] => {
  const stem = infinitive.replace(/e?n$/, "");
  return [...new Set([bidding[infinitive] ?? stem, stem, `${stem}e`, infinitive])];
};

const entries = listed
  .trim()
  .split(/\s+/)
  .map((row) => {
    const [written = "", meaning = ""] = row.split("=");
    const [english = "", bare = english] = meaning.replaceAll("_", " ").trim().split("/");
    const [prefix = "", infinitive = written] = written.includes("|") ? written.split("|") : ["", written];
    const verb: GermanVerb = { prefix, english, bare, preps: new Map(Object.entries(prepositions[english] ?? {})) };
    return { infinitive, verb };
  });

/** Verbs by a form that stands alone: without a prefix, or with it in front. */
export const wholeVerbs: ReadonlyMap<string, GermanVerb> = new Map(
  entries.flatMap(({ infinitive, verb }) =>
    verb.prefix === ""
      ? formsOf(infinitive).map((form) => [form, verb] as const)
      : [`${verb.prefix}${infinitive}`, `${verb.prefix}zu${infinitive}`].map((form) => [form, verb] as const),
  ),
);

/** Verbs whose prefix stands at the end, by prefix and form: `um sehe`. */
export const splitVerbs: ReadonlyMap<string, GermanVerb> = new Map(
  entries
    .filter(({ verb }) => verb.prefix !== "")
    .flatMap(({ infinitive, verb }) => formsOf(infinitive).map((form) => [`${verb.prefix} ${form}`, verb] as const)),
);
