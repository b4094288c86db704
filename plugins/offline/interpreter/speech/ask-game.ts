import { questionMark } from "freeform-rpg/plugins/turn/interpreter/lib";
import { aboutWays } from "./about-ways.ts";
import { aboutWhat, trimSpeaker } from "./about-what.ts";
import { searchesOwn } from "./own-things.ts";

/** A question put to the game rather than to anyone in it. */
export interface GameQuestion {
  readonly action: "look" | "listen";
  /** `question: TOPIC` for what the game answers without an action; empty for what takes a look or an ear. */
  readonly details: string;
}

const looks: readonly (readonly [pattern: RegExp, action: GameQuestion["action"]])[] = [
  [
    /^(?:so\s+)?(?:where (?:am i|are we)\b|what (?:do|can) (?:i|we) (?:see|notice)\b|what(?:'s| is) (?:around|there|this place)\b|what does it look like|describe (?:the |my )?(?:room|scene|place|area|surroundings))/i,
    "look",
  ],
  [/^(?:what (?:do|can) i hear|do i hear)\b/i, "listen"],
  [
    /^(?:is there|are there|(?:any|some)thing (?:else |more |at all )?(?:in|on|under|behind|inside|by|at|beneath|here|there)|can i see|do i (?:see|notice|smell)|how many)\b(?!.*\b(?:exits?|ways? (?:out|on))\b)(?!.*\b(?:do i have|have i got|left|remain)$)(?! (?:anyone|anybody|someone|somebody)\b)/i,
    "look",
  ],
];

const topics: readonly (readonly [pattern: RegExp, topic: string])[] = [
  [searchesOwn, "inventory"],
  [
    /^(?:how (?:do|does|are) (?:the |this )?(?:dice|rolls?|rules?|game|combat|fights?|clocks?|rolling|turns?|it)\b.*(?:work|rolled|played|decided|end)|what are the (?:rules|odds|chances)|(?:explain|tell me) (?:the |about the )?(?:rules|dice)|rules$)/i,
    "dice",
  ],
  [
    /^(?:(?:can|could|may) (?:i|we) |let me |i (?:want|would like) to |please )?(?:undo|rewind|redo|retry|restart|take (?:that|it|this) back|start over)\b/i,
    "undo",
  ],
  [/^(?:quit|stop playing|stop the game|end the game|exit game|save|save game|logout|log out)$/i, "quit"],
  [
    /^(?:what (?:am i|are we) (?:carrying|holding|wearing)|what do (?:i|we) (?:have|own|carry)|what have (?:i|we) got|what(?:'s| is) (?:in my (?:inventory|pockets?|bag|pack|hands?)|on me)|(?:show |check |list |open |view )?(?:me )?(?:my )?(?:inventory|inv|gear|items|equipment)$|i$|do i have\b|how (?:much|many) (?!time\b|hours\b|minutes\b).*\b(?:do (?:i|we) have|have (?:i|we) got|left)$|how (?:much|many)\b.*\b(?:did|have) (?:i|we) (?:just )?(?:pay|paid|spend|spent)$|how (?:much|many) (?:cred|money|gold|ammo|rounds|bullets|coins?)\b)/i,
    "inventory",
  ],
  [
    /^(?:where (?:is|are) (?:everyone|everybody|we all|they all)(?: else)?$|who(?:'s| is| else is| all is)? (?:else )?(?:here|there|around|present|with me|in (?:the|this) (?:room|bar|place))|who (?:do|can) i see|who are (?:these|those|the)(?: (?:two|three|four|few))?(?: (?:people|others|men|women|folk|strangers))?$|(?:is|are|do i see|can i see|do i notice) (?:there )?(?:anyone|anybody|someone|somebody)\b.*)/i,
    "people",
  ],
  [/^(?:what(?:'s| is) (?:the date|today's date)\b|what date is it\b)/i, "date"],
  [
    /^(?:what(?:'s| is) the time|what time is it|how late is it|what(?:'s| is) the (?:hour|weather)|how (?:long|much time|many (?:hours|minutes)) (?:(?:do|have) (?:i|we)\b|(?:(?:is|are|remains?|left|there|still)(?: |$))+$)|how (?:long|much (?:time|longer)) (?:is (?:it|left|there) )*(?:left )?(?:till?|until|before|to go)\b|what day is it|is it (?:(?:getting|still|already|nearly|almost) )*(?:dark|light|late|early|day|night|morning|noon|evening|midnight)\b|(?:let me |i )?check the time$|time$)/i,
    "time",
  ],
  [
    /^(?:where (?:can|could|do|should) (?:i|we) go\b|(?:what|which|how many)(?: other| else)? (?:places|ways?|rooms|locations|streets|buildings|exits?|doors|roads|paths)(?: (?:out|on|off|away|from here|of here))* (?:are|is|do|does|can|leads?|could|have)\b.*|what(?:'s| is| are) (?:the|my|our) (?:exits?|ways? (?:out|on))|(?:is|are) there (?:an?y?|another|other|more) (?:other )?(?:exits?|ways? (?:out|on))|(?:list |show )?(?:me )?(?:the |all )?(?:exits|ways (?:out|on))$|how (?:do|can|would|could) (?:i|we) (?:get|go|come) (?:out|to|there|back)\b|how far (?:is|away)\b|which ways? (?:can i|lead|is|to|do i)\b|map$)/i,
    "exits",
  ],
  [
    /^(?:how am i(?: doing| feeling)?$|how (?:badly )?(?:hurt|wounded|injured) am i|how(?:'s| is) my (?:health|heat|harm|condition|status)|(?:am|was) i (?:(?:\w+ly|still|very|all|that) )*(?:hurt|hit|shot|cut|ok|okay|alright|injured|wounded|bleeding|dying|alive|in one piece)\b|(?:did|have) i (?:get|got|been) (?:hurt|hit|shot|cut|injured|wounded)\b|how bad(?:ly)? (?:is it|am i (?:hurt|hit|off))$|what(?:'s| is) my (?:status|condition|health|situation)|(?:my |show |check )?(?:status|stats|health|condition|character(?: sheet)?|sheet)$)/i,
    "self",
  ],
  [/^(?:who am i|what(?:'s| is) my (?:name|job|role|profession|story|background))\b/i, "character"],
  [/^(?:am i|are we) (?:still )?(?:here|in|at|inside|on)\b/i, "place"],
  [
    /^(?:whom? (?:else )?(?:(?:do|have) (?:i|we) (?:know|met|meet)|(?:should|could|can|might|must) (?:i|we) (?:ask|meet|see|talk|speak|turn|question|visit)|(?:else )?(?:lives?|works?|dwells?|is there|there is|is) (?:on|in|at|around|near|about) (?:the|this) (?!room\b|bar\b|place\b)))\b/i,
    "acquaintances",
  ],
  [
    /^(?:(?:am i|are we) (?:right|wrong|correct|mistaken|close|warm|on the right track|on to something|onto something)|is (?:that|this|it) (?:right|so|true|correct|possible|it)|could (?:that|this|it) be|does (?:that|this|it) (?:make sense|fit(?: together)?|add up)$)/i,
    "theory",
  ],
  [
    /^(?:why (?:am i|are we|did (?:i|we) come|have (?:i|we) come)\b(?! (?:hurt|tired|bleeding|cold|wet)).*|what brings (?:me|us) here|what (?:am i|are we) here for|what do (?:i|we) know about why (?:i|we)\b.*)$/i,
    "story",
  ],
  [
    /^(?:what can i do|what (?:now|next)|what should (?:i|we) do|what are my options|options$|help$|hint$|any (?:ideas|hints|suggestions)|i(?:'m| am) (?:stuck|lost|confused)|how do i (?!get out|feel|look)\w+.*|what do i do|(?:what|how) (?:must|do|can|should|could) (?:i|we|one) (?:(?:have|need) to )?(?:do (?:here )?to )?(?:win|succeed|pass the test)|how (?:is|does one) (?:it |this )?(?:won|win))\b/i,
    "options",
  ],
  [
    /^(?:did|have) (?:i|we) (?:just )?(?:find|found|notice|noticed|learn|learned|learnt|discover|discovered|hear|heard|get|got) (?:any|some)thing\b/i,
    "found",
  ],
  [/^(?:what|what(?:'s| has)) (?:just|only just) (?:happened|gone on|hit (?:me|us))$/i, "happened"],
  [
    /^(?:what(?:'s| is) (?:going on|happening|my (?:goal|mission|job|quest|objective)s?|the (?:goal|mission|plan|point|story))|what are (?:my|our|the) (?:goals?|objectives?|quests?|threads?|leads?)|what am i (?:doing here|(?:supposed|meant|expected) to (?:do|be doing)\b.*)|what (?:happens|happened)(?: (?:next|now|so far|here|then))*$|what (?:am i|are we) (?:still )?(?:trying|looking) to (?:find(?: out)?|do|learn|solve|work out)|what(?:'s| is| was| remains| stands)(?: still| left)* (?:open|unsolved|unanswered|unfinished|to do|to be done)$|what(?:'s| is) (?:still |left )missing|what do (?:i|we) (?:know|remember)(?: so far| already| by(?: now)?| at this point)?(?:$|[,;]| and what)|what have (?:i|we) (?:found out|learn(?:ed|t)|discovered|seen|done|heard|figured out)(?: so far| already| by now)?(?:$|[,;]| and what)|(?:quick )?recap\b.*|(?:my )?(?:journal|quests?|goals?|leads?|notes?|clues)$|remind me|summary$)/i,
    "story",
  ],
];

/** "Is there a hatch here?": what shows is told, and nothing is looked for. */
const isSeen =
  /^(?:is there|are there|(?:do|can) i see) (?:also |still )?(?:an?|any|some) (?!(?:way|ways|exit|exits|other|others|more|one|body|thing|where|chance|reason|point|time|trouble|danger|need|use|hope|sign|signs|traces?|people|person|news|work|room|space)\b)((?:(?!(?:in|on|of|at|to|by|for|from|with|under|behind|near|here|there|around|anywhere|nearby|i|we|that|who|which|where|left|inside|beside|among|between|over|above|below|about|into|through|out|up|down|or|and|else|more)\b)[\p{L}'-]+ ?){1,3}?)(?: (?:here|there|around|about|anywhere|nearby|in (?:here|sight|view|(?:the|this) (?:room|place|bar|inn|yard|house|hall|chapel|cellar|street))))*$/iu;

/** Addressed to someone at the table: `(ooc: what can I do?)`, `(to the GM) where am I?`. */
const aside =
  /^[\s([/]*(?:(?:(?:question )?(?:to|for) (?:the |my |our )?)?(?:ooc|gm|dm|game(?: ?master)?|narrator|question)\b[)\]]*)?\s*[:,-]?\s*|[)\]\s]+$/gi;

/** "What do I actually know", "what the hell just happened": words that a question means the same without. */
const filler =
  /^((?:what|who|where|when|why|how)(?: (?:do|did|am|are|is|have|can|must) (?:i|we))?) (?:actually|really|even|exactly|honestly|the (?:hell|heck|devil)|on earth|in the world)(?=\s)/i;

/** What a clause asks of the game; `null` for anything else. */
export const askGame = (clause: string): GameQuestion | null => {
  const asked = clause
    .replaceAll(aside, "")
    .replaceAll(/[’`]/g, "'")
    .replace(
      /^(?:(?:so|ok|okay|hey|sorry|i forgot|pardon|wait|um|uh|oh|ah|whoa|damn|shit|christ|right|hang on|hold on|and|but|well|recap|quick recap|quick question|question|remind me|tell me)[\s,:]+)+(?=(?:what|who|where|when|why|how|do|did|does|am|is|are|was|were|has|have)\b)/i,
      "",
    )
    .replace(/^[^?:]{1,40}:\s+(?=(?:who|what|where|when|how|do|am|is)\b)/i, "")
    .replace(filler, "$1")
    .replace(/^i wonder (?=(?:who|what|where|when|why|how|whose|which)\b)/i, "")
    .replace(/[?!.\s]+$/, "")
    .replace(/,? (?:too|as well|also)$/i, "")
    .replace(
      /(\s\S+?),?\s+(?:again|exactly|from here|right now|at the moment|at this (?:hour|time)(?: of (?:the )?(?:day|night))?|now|then|please)$/i,
      "$1",
    );
  const plain = trimSpeaker(asked);
  const [, thing = ""] = isSeen.exec(asked) ?? [];
  if (thing !== "") return { action: "look", details: `${questionMark}seen ${thing}` };
  const action = looks.find(([pattern]) => pattern.test(asked))?.[1];
  if (action !== undefined) return { action, details: "" };
  const topic = aboutWays(asked) ?? topics.find(([pattern]) => pattern.test(asked))?.[1] ?? aboutWhat(plain);
  return topic === null ? null : { action: "look", details: `${questionMark}${topic}` };
};
