import { inEveryTense } from "./verbs.ts";

/** What says in prose that a deed of a family worked, and what says that it did not. */
export interface Cues {
  readonly worked: RegExp;
  readonly failed: RegExp;
}

const cues = (worked: string, failed: string): Cues => ({
  worked: new RegExp(inEveryTense(worked), "g"),
  failed: new RegExp(inEveryTense(failed), "g"),
});
/** What is said aloud stands as it is: "you" is the other there. */
const aloud = (worked: string, failed: string): Cues => ({ worked: new RegExp(worked, "g"), failed: new RegExp(failed, "g") });
const them = "(?:him|her|them|it|his|their|the \\w+|\\w+)";

const stealth = cues(
  String.raw`\b(?:eyes|gaze|glance|look|light) (?:pass|slide|glide|skate|move|go|run)(?:es|s)? (?:straight |right )?(?:over|past|across) you\b|\b(?:unseen|unnoticed|undetected|unobserved|unheard|silently as|like a shadow)\b|\bslip(?:s)? (?:by|past|through)\b|\bmelt(?:s)? into\b|\bpass(?:es)? (?:by )?(?:for|as) (?:a )?shadow|\bnone the wiser\b|\b(?:keeps?|goes|go) (?:on )?(?:walking|talking|reading|dozing|sleeping|pacing|humming|looking the other way)\b|\bmakes? no sound\b|\bwithout (?:a|one) sound\b|\b(?:no one|nobody|none of them|neither) (?:\w+ )?(?:looks|turns|hears|sees|saw|heard|noticed|notices|stirs|lifts)\b|\b(?:never|not once) (?:look|turn|lift|glance)`,
  String.raw`\b(?:is|are) looking (?:straight|right|directly|up|back)? ?at you\b|\b(?:spots?|sees?|notices?|catches|detects?|recogni[sz]es?|hears?) (?:you|your)\b|\bcatch(?:es)? sight of you\b|\b(?:looks?|stares?|glares?|peers?|gazes?|squints?) (?:straight |right |directly |up )?at you\b|\b(?:eyes?|gaze|stare|glance) (?!(?:pass|slide|glide|skate|move|go|run)(?:es|s)? )(?:\w+ ){0,4}(?:you|yours|the place where you)\b|\bturns? (?:\w+ )?(?:toward|towards|to face|to look at|on) you\b|\b(?:raises?|gives?|sounds?) (?:the|an) alarm\b|\balarm (?:rings|sounds|goes up|is raised|begins|blares)|\byou (?:are|have been|'ve been|'re) (?:\w+ )?(?:seen|spotted|noticed|caught|discovered|heard|recogni[sz]ed)\b|\bgives? you away\b|\bbetrays? you\b|\bchallenges? you\b|\bshouts? (?:at you|for you to|that you)|\b(?:pins?|points?|finds?|swings?) (?:\w+ ){0,5}(?:on|onto|at) you\b|\bmeets? your eyes?\b|\blight (?:falls|lands|catches|stops) (?:full )?(?:on )?you\b|\btorch(?:light|beam)? (?:\w+ ){0,3}(?:you|your face)\b`,
);

const violence = cues(
  String.raw`\b(?:connects?|strikes? home|lands?(?! on (?:your|the floor))|finds? (?:its|the) mark|draws? blood|bites? (?:deep|into|home)|sinks? (?:in|into|deep|home)|crumples?|goes down|drops? (?:like|to|where)|falls? (?:to the (?:ground|floor)|back|over|dead)|staggers?|collapses?|reels?|doubles? over|hits? ${them}(?: (?:square|hard|full|in))|takes? ${them} (?:in|across|under|off)|knocks? ${them}|opens? (?:a|his|her|their)|punches? through|cries out|howls? in pain|folds?|goes? (?:over|backwards?|limp|sprawling|flying)|(?:sits?|lies?) down (?:\w+ )?(?:in|on) the|catches (?!(?:your|the|it|his breath|her breath))(?:\w+ ){1,3}(?:in|across|under|on) the (?:shoulder|chest|arm|leg|jaw|throat|face|ribs|belly|neck|thigh|side|head|temple)|(?:you|your (?:ball|bullet|shot|blade|fist|knife|sword)) (?:hits?|strikes?|cuts?|drops?|stabs?|catches|floors?|wounds?) (?:him|her|them|the (?:\w+))|(?:clutch|clasp|grab)(?:es)? (?:his|her|their) (?:shoulder|chest|arm|leg|jaw|throat|face|ribs|belly|neck|thigh|side|stomach))\b`,
  String.raw`\b(?:miss(?:es)?|goes? wide|glances? off|swing(?:s)? wide|(?:cuts?|meets?|hits?|finds?|strikes?) (?:only|nothing but|empty) ?(?:air|stone|wood|the wall)?|dodges?|parr(?:y|ies)|blocks? (?:it|the|your)|sidesteps?|ducks?|turns? (?:it|the blow|your blade) aside|passes? (?:over|harmlessly|wide)|buries? itself in the (?:wall|door|frame|beam)|too (?:slow|short|high|late)|jams|misfires|goes? past|(?:hits?|strikes?|takes?|finds?) (?:only )?the (?:mirror|lamp|wall|post|door|beam|ceiling|piano|table|bar|floor|window)|not (?:a|so much as a) scratch|untouched|unharmed|unscathed)\b`,
);

const social = cues(
  String.raw`\b(?:agrees?|gives? (?:in|way)|relents?|yields?|believes? you|hands? (?:it|them|you|over)|tells? you (?:everything|all|what you|the)|is convinced|says? yes|backs? down|steps? aside|lets? you (?:through|pass|in|go)|nods?(?: (?:slowly|at last|once))?,? and|comes? (?:a)?round|shakes? on it|shakes? your hand|(?:will|shall) (?:speak|vouch) for you|it is a (?:deal|bargain)|takes? your word|does as you (?:say|ask)|grants?|consents?|accepts?|concedes?|opens? up to you|swallows? (?:it|the lie|your story)|buys? (?:it|your story)|you have (?:a|your) yes|wins? (?:him|her|them) over|won over|persuaded)\b`,
  String.raw`\b(?:refuses?|shakes? (?:his|her|their|its) head|turns? you (?:down|away)|(?:will|would) not (?:hear|be moved|budge|listen|do it|say|help)|won't (?:hear|budge|listen|do|say|help|have)|says? no\b|unmoved|unimpressed|scoffs?|laughs? (?:in your face|at you)|sees? (?:right |straight )?through (?:it|you|your|the)|(?:does not|doesn't) (?:believe|buy|budge|move|care)|declines?|rejects?|waves? you (?:off|away)|turns? (?:his|her|their) back|the answer is no|slams? the door|calls? (?:it|you) a li(?:e|ar)|shuts? you out|not a word (?:of it )?(?:has been |is )?believed|not (?:interested|convinced|persuaded))\b`,
);

const opening = cues(
  String.raw`\b(?:clicks? (?:open|free|back|over)|swings? (?:open|wide|inward|outward)|gives? way|unlocks?|springs? open|comes? (?:free|open|loose|away)|slides (?:open|back|aside)|falls? open|pops? open|you(?:'re| are) in\b|access (?:is )?granted|turns? green|lets? you in|opens?(?! your| his| her| their| them)|(?:takes?|accepts?) (?:the|your) code|you(?: are|'re) (?:already )?through\b|bursts? open|yields?|tumblers? (?:fall|drop|turn)|pick turns|drops? its guard)\b`,
  String.raw`\b(?:stays? (?:shut|locked|closed|dark|barred)|remains? (?:shut|locked|closed|dark|barred)|holds?(?: fast| firm)?(?=[.,;]| against| and)|(?:will|would) not (?:budge|move|turn|open|give|yield)|won't (?:budge|move|turn|open|give)|refuses? to|(?:pick|key|blade|tool) (?:snaps?|breaks?|bends?|slips?)|access (?:is )?denied|locks? you out|jams?|(?:does not|doesn't) (?:budge|move|give|turn|open|yield)|turns? red|as (?:shut|locked) as before)\b`,
);

const moving = cues(
  String.raw`\b(?:reach(?:es)? the (?:top|other side|far|ledge|roof|edge|sill)|(?:pull|haul|heave|drag|swing|lever) yourself (?:up|over|onto|across|in)|you(?:'re| are) (?:over|up|across|away|clear|out|free)\b|\bclears? (?:it|the (?:gap|wall|fence|rail|ditch|rails|drop|water|bank))\b|come down (?:dry|safe|sound)|(?:land|come down|arrive) (?:\w+ )?on the (?:far|other) side|get away|los(?:e|t) (?:them|him|her|your pursuers?)|outrun|escape(?: into| through|s? |\b)|shake (?:them|him|her) off|catch(?:es)? up|make it (?:over|across|up|out|to)|over the (?:top|wall|edge|sill) and|leave (?:them|him|her) behind|fall behind|swallowed by the crowd|top of the wall is (?:yours|under))\b`,
  String.raw`\b(?:(?:you|foot|boot|boots|feet|hands?|fingers?|grip|hold) (?:\w+ )?slips?\b(?! (?:past|by|through|into|out|over|away))|you fall|fall(?:s)? (?:back|short|hard)|lose your (?:grip|footing|hold|balance)|slide(?:s)? back|come down hard|cut(?:s)? you off|bars? (?:your|the) way|blocks? (?:your|the) (?:way|path)|corner(?:s|ed)|catch(?:es)? (?:you|hold of you|your (?:arm|coat|collar|sleeve|ankle))|gets? away from you|grabs? (?:you|your)|drags? you (?:back|down)|too (?:high|far|smooth|wide)|crash(?:es)? (?:back|to|down)|back where you (?:started|began)|gives? way under|(?:boots?|foot|feet|fingers?|hands?) (?:skates?|skids?|slides?|opens?|gives?)\b|let go and drop|have to let go|(?:cannot|can't) (?:get|reach|find) (?:so much as )?(?:an? )?(?:\w+ )?(?:over|up|hold|grip|top)|comes? up to meet you)\b`,
);

const theft = cues(
  String.raw`\b(?:in(?:to|side)? your (?:pocket|sleeve|coat|palm|hand|bag)|is yours|you lift it|fingers close (?:around|on|over)|palm it|you have it|come away with|slides? free|between your fingers|without (?:his|her|their) (?:feeling|noticing)|none the (?:wiser|lighter))\b`,
  String.raw`\b(?:(?:hand|fingers) (?:closes?|clamps?|snaps?) (?:\w+ )?(?:around|on|over|shut) your|catch(?:es)? your (?:wrist|hand|arm|fingers)|seizes? your|snatch(?:es)? it (?:back|away)|come away (?:empty|with nothing)|empty-handed|slaps? your hand|notices? your hand|feels? (?:the|your) (?:tug|touch|hand|fingers)|looks? down at your hand|you(?:'re| are) caught)\b`,
);

const healing = cues(
  String.raw`\b(?:bleeding (?:stops|slows)|wound (?:closes|is clean|holds)|breath(?:ing)? (?:steadies|eases)|colou?r (?:returns|comes back)|pain (?:eases|dulls|goes)|stitches hold|out of danger)\b`,
  String.raw`\b(?:bleeding (?:goes on|gets worse|will not stop|won't stop|does not stop)|wound (?:opens|tears|will not close)|keeps? bleeding|soaks? through|worse than before|stitches tear|bandage (?:slips|comes away))\b`,
);

/** What people say aloud when they give in to somebody, and when they do not. */
export const spokenAnswers: Cues = aloud(
  String.raw`\b(?:very well|you win|have it (?:as|your)|you have my word|so be it|as you (?:wish|like)|i(?:'ll| will) (?:do it|take you|help you)|i believe you)\b`,
  String.raw`\b(?:you(?:'re| are) (?:lying|a liar)|liar|i do(?:n't| not) believe|nice try|pull the other|out of the question|not a chance|forget it|absolutely not)\b`,
);

/** Cues that hold for any deed. */
export const anyDeed: Cues = cues(
  String.raw`\b(?:you succeed|it works|you manage (?:it|to)|with ease|effortless(?:ly)?|flawless(?:ly)?|you pull it off|(?:exactly|just) as (?:you )?(?:had )?planned|perfectly done|a complete success|without a hitch|goes off perfectly)\b`,
  String.raw`\b(?:you fail|you have failed|your? (?:attempt|effort|try) (?:\w+ )?(?:fails|comes to nothing|goes nowhere)|it fails|(?:does not|doesn't) work|in vain|to no avail|without success|comes to nothing|you cannot manage|no use|you botch)\b`,
);

const families: readonly (readonly [string, Cues])[] = [
  ["sneak hide", stealth],
  ["fight attack combat violence shoot", violence],
  ["talk social ask say persuade negotiate intimidate deceive provoke bribe seduce flirt lie barter help", social],
  ["unlock open hack break force", opening],
  ["climb jump flee chase follow pursue", moving],
  ["steal", theft],
  ["medical", healing],
];

const byVerb = new Map(families.flatMap(([verbs, table]) => verbs.split(" ").map((verb) => [verb, table] as const)));

/** The cues of an action's verb, if its family has any. */
export const cuesOf = (verb: string): Cues | undefined => byVerb.get(verb);

/** True for deeds that somebody answers aloud with yes or no. */
export const isAnswered = (verb: string): boolean => /^(?:persuade|negotiate|intimidate|deceive|lie|barter|bribe)$/.test(verb);

/** True for deeds that are done so as not to be noticed. */
export const isStealthy = (verb: string): boolean => verb === "sneak" || verb === "hide";
