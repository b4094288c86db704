/** "Pat down my pockets", "check what else I am carrying", "go through my bag": a look at what one has. */
export const searchesOwn =
  /^\W*(?:(?:i|we|then|and|also|quickly|first|let me) )*(?:pat(?: down)?|check|search|go through|empty|turn out|rummage (?:in|through)|look (?:in|into|through)|feel (?:in|through)|take stock of|see|count)\b(?: \w+){0,3}? (?:(?:my|our) (?:own )?(?:\w+ )?(?:pockets?|bags?|pack|backpack|belongings|gear|things|stuff|kit|inventory|money)|what(?: else)? (?:i am carrying|i carry|i have|i have got|i've got|i'm carrying|is in my pockets?))\W*$/i;
