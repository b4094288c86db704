/** Words for pictures, letters, dreams, other times and other places, in which absent people may occur. */
const farOff =
  /\b(?:phone|telephone|telegram|radio|wireless|screen|hologram|recording|record|tape|cassette|speaker|gramophone|message|letters?|postcard|diary|journal|book|photo(?:graph)?|picture|portrait|painting|sketch|poster|mural|effigy|bust|mask|puppet|likeness|image|memory|memories|remember\w*|recall\w*|dream\w*|nightmare|imagin\w+|fanc(?:y|ied)|pretend\w*|comm|earpiece|intercom|feed|note|voice ?mail|used to|stor(?:y|ies)|legend|song|ballad|rumou?rs?|gossip|statue|tomorrow|yesterday|ago|last (?:night|week|time|year|spring|summer|autumn|winter|month)|that (?:spring|summer|autumn|winter|year|day)|in (?:the|those) old days|years? (?:before|since)|as a (?:boy|girl|child)|once told|in those days)\b/;

/** True for a sentence about another time or about a likeness of a person. */
export const isReported = (narrated: string): boolean => farOff.test(narrated);

const devices =
  /\b(?:phone|telephone|telegram|radio|wireless|screen|hologram|recording|records?|recorder|tape|cassette|reel|spools?|speaker|player|letters?|diary|journal|comm|intercom|message|tube|gramophone|voice)\b/;

/** True for a sentence that mentions something over which absent people are heard. */
export const isOverDevice = (text: string): boolean => devices.test(text);

/** Words that make what follows a thought, a wish or a rumour. */
const unreal =
  /\b(?:if|as if|as though|would|could|might|may|should|shall|will|must|ought|'ll|'d|unless|until|till|almost|nearly|whether|wish\w*|hop(?:e|es|ed|ing)|want(?:s|ed)?|expect\w*|wait(?:s|ed|ing)? for|wonder\w*|suppos\w+|think(?:s|ing)?|thought|know(?:s)?|knew|believ\w+|guess\w*|swear(?:s)?|swore|say(?:s)? that|said that|sa(?:y|ys|id) (?!the\b)(?=\w+ (?:is|was|has|had|will|would|never|does|did)\b)|tell(?:s|ing)? (?:you|me|him|her|them|us) (?:that|how|of|about)|told (?:you|me|him|her|them|us) (?:that|how|of|about)|explain(?:s|ed)? (?:that|how)|claim(?:s|ed)?|mention(?:s|ed)?|hear(?:s|d)? (?:that|of|about|how)|spoke of|speak(?:s)? of|talk(?:s|ed)? (?:of|about)|the (?:way|day|night|time|year|chair|seat|stool|one|thing|name|voice|face|habit|kind|place|house) (?:that )?|what|whose|why|how|where|whenever|every time|each time|like|than|because of|thanks to|not for|instead of|in place of|without)\b[^.;:!?]{0,60}$|\b(?:since|before|after)\s*$/;

/** A denial of what follows. */
const denied = /(?:\b(?:not|never|no one|nobody|none|nothing|neither|nor|without|hardly|no)\b|n't\b)[^.;:!?,]{0,40}$/;

/** True when the words before a name make the statement about it a thought, a wish, a rumour or a denial. */
export const isUnreal = (before: string): boolean => {
  const near =
    before
      .slice(-90)
      .split(/[.;:!?—]|,(?= (?:and|but|then|so|only)\b)/)
      .at(-1) ?? "";
  return unreal.test(near) || denied.test(near);
};

/** Words for habits and other places, rather than the present. */
const habitual =
  /\b(?:always|never|often|usually|sometimes|every|each|most (?:days|nights|mornings)|no longer|any ?more|by now|somewhere|elsewhere|far away|miles away|back home|at home|in bed|asleep)\b/;

/** True for a clause about a person's habits, or about what they do elsewhere. */
export const isElsewhere = (clause: string): boolean => habitual.test(clause);
