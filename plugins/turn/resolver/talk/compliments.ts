const praised =
  "beautiful(?:ly)?|lovely|handsome|pretty|kind|good|great|fine|brave|clever|wise|talented|skilled|strong|wonderful(?:ly)?|impressive|delicious|brilliant|amazing|excellent|elegant|charming|generous|graceful|splendid|marvellous|magnificent|gorgeous|superb|exquisite|masterly|well (?:made|done|kept|laid|dressed)";
const finest =
  "(?:best|finest|loveliest|handsomest|prettiest|fairest|greatest|kindest|bravest|cleverest|wisest|strongest|most (?:beautiful|skilful|gifted|wonderful|elegant|graceful|delicious))";
const better = "(?:better|finer|lovelier|handsomer|prettier|fairer|kinder|braver|cleverer|wiser)";
/** What somebody has made or does. */
const work =
  "(?:(?:brush|hand|needle|stone|wood)?work|job|craft|craftsmanship|handiwork|piece|shot|throw|cooking|singing|playing|carving|stitching|soup|ale|speech)";
const compared = String.raw`(?:(?:i|we|you)(?:'ve|'d| have| had)? (?:ever|yet)|(?:in|of) (?:my|all my|your|a) life|(?:on|in|of) (?:this|the|all the) (?:coast|town|city|country|county|land|world|parish|island|market|district)|anywhere|for miles)`;

const forms: readonly string[] = [
  String.raw`^\W*(?:(?:i|we|then|and) +)*(?:compliment|praise|flatter|admire)\b`,
  String.raw`\b(?:you|your \S+(?: \S+)?|that|this|it|these \S+|those \S+|(?:his|her|their) \S+)(?:'re|'s| are| is| looks?| look)(?: (?:a|an|very|so|really|quite|truly|most|such))* (?:${praised})\b`,
  String.raw`\bwhat an? (?:${praised})\b`,
  String.raw`\bi (?:really )?(?:like|love|admire) (?:your|the way you|how you)\b`,
  String.raw`\b(?:well done|nicely done|bravo)\b`,
  String.raw`(?:^|[.!,;:] )\W*(?:(?:oh|ah|that's|this is|such) )?(?:${praised}) ${work}\b`,
  String.raw`\byou(?:'ve| have) (?:an?|such) (?:${praised})\b`,
  String.raw`\b${finest} [^.?!]*\b${compared}\b`,
  String.raw`\bnever [^.?!]*\b(?:seen|met|known|heard|tasted|read|eaten|drunk|held|worn) (?:an?y? |such an? )?(?:${better}|(?:${praised}) an? )`,
];

/** Words that praise somebody or what is theirs: "you are kind", "the best thing you ever cut", "I have never seen a better face". */
export const compliment: RegExp = new RegExp(forms.join("|"), "i");
