const child =
  "(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\\d|1[0-5]) years? old|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\\d|1[0-5])-year-olds?|child|children|kids?|boys?|girls?|baby|babies|infants?|toddlers?|schoolboys?|schoolgirls?|(?:little|small|young) (?:one|ones|brother|sister|son|daughter)|(?:page|lad|lass|pupil|apprentice|maid|orphan|urchin|scholar|novice|creature|thing) (?:of|not yet|barely|no more than) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)|urchins?|orphans?|schoolchild(?:ren)?|youngsters?|bairns?)";
const harm =
  "(?:(?:beat|thrash|flogg|whipp|hitt|kick|strik|burn|cutt|strangl|hurt|cann|slapp|punch|smack)ing|thrash(?:es|ed)?|flogs?|flogged|canes|caned|whipped|broke|broken|beats?|beaten|hits?|strikes?|struck|slaps?|kicks?|stabs?|stabbed|cuts? (?:the|a|down)|kills?|killed|murders?|murdered|burns?|burned|shoots?|shot|hurts?|tortures?|tortured|whips?|whipped|strangles?|strangled|drowns?|drowned|bleeds?|bleeding|blood(?:ied|y)?|dead|dies|corpse|body|bodies|wound(?:ed|s)?|scream(?:s|ing)?|breaks? (?:his|her|its|the \\w+'s) (?:arm|neck|leg|bones?))";

/** Patterns that match each common boundary in prose. Other boundaries are matched by their own words. */
export const shapes: readonly (readonly [RegExp, RegExp])[] = [
  [
    /sexual(?:i[sz]ed)? (?:violence|assault|abuse)|rape/i,
    /\brap(?:e|es|ed|ing|ist)\b|\bmolest\w*|\b(?:forces?|forced|forcing) (?:himself|herself|themselves|itself) (?:up)?on\b|\bsexual(?:ly)? (?:assault\w*|abus\w*|violen\w*)|\btears? (?:at|off|open) (?:her|his|their|your) (?:clothes|dress|blouse|shirt)\b|\bhas (?:his|her|their) way with\b|\bagainst (?:her|his|their) will\b|\b(?:takes?|took|taken|had) (?:her|him|them) by force\b|\b(?:skirts?|dress|shirt) (?:\w+ )?up\b[^.]{0,60}\bbegs?\b|\bbegs?\b[^.]{0,60}\b(?:skirts?|dress) (?:\w+ )?up\b/i,
  ],
  [
    /harm to children|child(?:ren)? (?:harm|abuse|death)|violence against children/i,
    new RegExp(`\\b${child}\\b[^.]{0,60}\\b${harm}\\b|\\b${harm}\\b[^.]{0,60}\\b${child}\\b`, "i"),
  ],
  [
    /hate symbols?|nazi|slurs?/i,
    /\bswastikas?\b|\bss[- ]runes?\b|\bsieg heil\b|\bheil hitler\b|\bku klux\b|\bkkk\b|\bburning cross\b|\bconfederate (?:battle )?flag\b|\bnazi (?:flag|salute|symbol|banner|insignia)\b|\btotenkopf\b|\bwhite power\b/i,
  ],
  [
    /torture/i,
    /\btortur\w*|\b(?:pulls?|tears?|rips?) (?:out )?(?:his|her|their|your|the) (?:finger)?nails\b|\bthumbscrews?\b|\bpliers\b[^.]{0,60}\b(?:nails?|fingernails?|tooth|teeth|fingers?)\b|\b(?:red-hot|hot|glowing) (?:iron|poker|brand|coals?)\b[^.]{0,40}\b(?:skin|flesh|foot|feet|hand|hands|face|eyes?|chest)\b|\b(?:stretched|turned) on the rack\b|\belectrodes?\b|\bwaterboard\w*|\b(?:breaks?|snaps?) (?:his|her|their) fingers? one by one/i,
  ],
  [
    /gore|graphic violence|body horror/i,
    /\b(?:entrails|intestines|guts spill|viscera|brain matter|brains (?:spatter|splash|spill)|disembowel\w*|eviscerat\w*|flay(?:s|ed|ing)|skull (?:splits|bursts|cracks open)|gobbets?|innards|bowels|ribs (?:show|stand|standing|gleam|jut)|split(?:s|ting)? open|torn (?:apart|open|in (?:two|half))|tears (?:him|her|them|it) (?:apart|open|in (?:two|half))|decapitat\w*|eye sockets?|(?:bloody|red) (?:pulp|mess|ruin)|(?:hack|saw|chop)(?:s|ed|n)? off|white of (?:the |his |her )?bone|flesh (?:peels?|hangs?|comes away)|steam(?:s|ed|ing)? (?:guts|entrails)|severed (?:head|hand|arm|limb)s?|bone (?:juts|protrudes|sticks out)|(?:arterial|gouts? of|fountains? of|sprays? of) blood|blood (?:sprays|fountains|gushes|geysers)|eyeballs?)\b/i,
  ],
  [
    /suicide|self-harm/i,
    /\bsuicid\w*|\bkills? (?:himself|herself|themselves)|\bslits? (?:his|her|their|your) (?:own )?wrists?\b|\bhangs? (?:himself|herself|themselves)\b|\bcuts? (?:himself|herself|themselves) (?:again|on purpose)|\btakes? (?:his|her|their) own life\b/i,
  ],
  [
    /animal (?:cruelty|harm|abuse)|harm to animals/i,
    /\b(?:kicks?|beats?|tortures?|whips?|drowns?|skins?|burns?|strangles?) (?:the|a|his|her|their) (?:\w+ )?(?:dog|cat|puppy|kitten|horse|hound|mule|bird)\b/i,
  ],
  [/spiders?|arachno/i, /\bspiders?\b|\btarantulas?\b/i],
  [
    /sex(?:ual content|ual scenes|)?$|explicit sex/i,
    /\bnaked bod(?:y|ies)\b|\bmak(?:e|es|ing) love\b|\b(?:moans?|moaning) (?:with|in) pleasure\b|\bthrusts? (?:into|against)\b|\bhaving sex\b|\borgasm\w*/i,
  ],
  [
    /slave/i,
    /\b(?:slaves?|slavers?|slavery|enslav\w+|auction block|coffle|bondsm[ae]n|manacled together|sold (?:at auction|down the river|to the (?:highest bidder|galleys|plantations?|mines)))\b|\b(?:buys?|bought|sells?|sold) (?:men|women|people|the prisoners|the captives|the crew|a man|a woman|human beings)\b/i,
  ],
  [
    /\bfire\b|burning|arson/i,
    /\b(?:flames?|ablaze|aflame|blaz(?:e|es|ed|ing)|(?:catch(?:es)?|caught|on|sets?) (?:\w+ )?(?:fire|alight)|alight|inferno|conflagration|burns? (?:down|alive)|burn(?:ed|t|ing) (?:down|alive)|went up in smoke|scorch\w*|charred)\b/i,
  ],
  [
    /eaten|cannibal|devour/i,
    /\b(?:eat(?:s|en|ing)?|ate|devour(?:s|ed|ing)?|swallow(?:s|ed)?|gobbl(?:e|es|ed)|gulp(?:s|ed)?|chew(?:s|ed)?|crunch(?:es|ed)?|snap(?:s|ped)? up|bit(?:es)? off) (?:(?:up|down) )?(?:him|her|them|you|me|the (?:child|boy|girl|man|woman|mouse|rabbit|bird|prisoner|guard)|(?:his|her|their|your) (?:hand|arm|leg|head|tail))\b|\bhuman flesh\b|\bman-?eaters?\b|\bbetween (?:his|her|its|their) (?:teeth|jaws)\b/i,
  ],
  [/drown/i, /\bdrown\w*\b|\bhold(?:s|ing)? (?:his|her|their|your) head under\b|\blungs? (?:fill|filled|filling) with (?:\w+ )?water\b/i],
  [/snakes?|serpents?|ophidio/i, /\b(?:snakes?|serpents?|vipers?|adders?|cobras?|pythons?|asps?)\b/i],
  [
    /insects?|bugs|vermin|cockroach/i,
    /\b(?:insects?|cockroach(?:es)?|maggots?|beetles?|centipedes?|locusts?|swarm(?:s|ed|ing)?|ants|wasps|hornets)\b/i,
  ],
  [/\brats?\b/i, /\brats?\b/i],
  [/clowns?/i, /\b(?:clowns?|jesters?|harlequins?)\b/i],
  [/needles?|injection/i, /\b(?:needles?|syringes?|inject\w*|hypodermic)\b/i],
  [
    /claustro|buried alive|enclosed/i,
    /\bburied alive\b|\b(?:walls|ceiling) (?:close|closes|closing|closed|press|pressing) in\b|\b(?:nailed|sealed|locked|shut) (?:\w+ )?(?:into|in|inside) (?:the|a) (?:coffin|box|chest|barrel)\b/i,
  ],
  [/abduct|kidnap/i, /\b(?:abduct\w*|kidnap\w*|snatched from (?:his|her|their) bed|ransom)\b/i],
  [
    /domestic (?:abuse|violence)|spous|partner abuse/i,
    /\b(?:husband|wife|father|mother|lover)\b[^.]{0,60}\b(?:beats?|beat|hits?|strikes?|struck|slaps?|slapped|punch(?:es|ed)|kicks?|kicked|black eye|bruises?)\b/i,
  ],
  [
    /racis|slur|bigot/i,
    /\b(?:racial slur|your kind|his kind|her kind|their kind|half-?breeds?|mongrels?|subhuman|vermin like you|go back to where)\b/i,
  ],
  [/execution|hanging|gallows/i, /\b(?:gallows|noose|hanged|behead\w*|guillotin\w*|firing squad|headsman|executioner)\b/i],
  [/miscarriage|stillb|pregnan/i, /\b(?:miscarr\w*|stillborn|stillbirth|lost the baby)\b/i],
  [/vomit|emeto/i, /\b(?:vomit\w*|retch\w*|throws? up|threw up|puk(?:e|es|ed|ing)|sick on the floor)\b/i],
  [/blood/i, /\bblood\w*\b|\bbleed(?:s|ing)?\b|\bbled\b/i],
  [/alcohol|drunk/i, /\b(?:drunk(?:ard|en)?|whisk(?:e)?y|gin|rum|brandy|vodka|wine|ale|beer)\b/i],
  [
    /drug|addiction/i,
    /\b(?:injects?|shoots? up|snorts?) (?:\w+ ){0,3}(?:heroin|cocaine|drug|needle|powder|into (?:his|her|their) (?:vein|arm))/i,
  ],
];
