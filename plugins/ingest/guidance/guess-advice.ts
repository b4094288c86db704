import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import type { GuidanceCategory } from "freeform-rpg/schemas";
import type { Judgement } from "./judgement.ts";

/** Words for the game master in any game. The word of a single game is learned from its book. */
const usual = String.raw`[GD]Ms?|game ?masters?|dungeon ?masters?|referees?|facilitators?`;
const acting =
  /\b[Tt]he (\p{Lu}\p{Ll}{2,14}) (?:decides?|tells?|says|describes?|asks?|calls?|sets|may|will|must|should|chooses?|names|deals|ticks|determines)\b/gu;
/** The number of passages in which a role must decide, tell and describe to be the game master. */
const often = 3;

/** Finds mentions of the game master: by the usual words, and by the book's own word for the one who decides and describes. */
export const findRunner = (passages: readonly Passage[]): RegExp => {
  const roles = passages.flatMap(({ text }) => [...new Set([...text.matchAll(acting)].map(([, name = ""]) => name))]);
  const names = [...Map.groupBy(roles, (name) => name)]
    .filter(([, { length }]) => length >= often)
    .toSorted(([, a], [, b]) => b.length - a.length);
  const [own] = names[0] ?? [];
  return new RegExp(String.raw`\b(?:${usual}${own === undefined ? "" : `|${own}s?`})\b`, "gi");
};

/** Phrases that mention the game master in text for players. */
const toPlayers =
  /\byour (?:[GD]M|game ?master|referee)\b|\b(?:ask|asks|tell|tells|consult|show|describe to|from|with) the (?:[GD]M|game ?master|dungeon ?master|referee)s?\b|\bthe (?:[GD]M|game ?master|dungeon ?master|referee) (?:(?:will|may|might|can|must|then|also) )*(?:asks?|tells?|shows?|gives?|answers?|says?|describes?|offers?|chooses?) (?:you|yours?|truthfully)\b/gi;
const playerMove = /^\W*(?:when(?:ever)?|if|once) you\b/i;
const table = /\b(?:players?|session|scenes?|campaign|the table|at the table|spotlight|fiction|prep(?:are|aration)?)\b/gi;
const advising =
  /\b(?:should|try to|avoid|don[’']t|do not|never|always|consider|remember|make sure|be sure|feel free|encourage|ask (?:the|your|them|questions)|let (?:the|them|your)|give (?:the|them|your|every)|think about|keep (?:the|in mind)|instead of|it[’']s (?:better|best|okay|fine))\b/gi;
const imperative =
  /(?:^|[.!?]\s+|\n-\s)(?:Ask|Be|Give|Make|Let|Keep|Use|Show|Tell|Think|Describe|Play|Draw|Begin|Start|End|Start|Follow|Address|Name|Embrace|Portray|Treat|Respond|Reveal|Offer|Present|Hold|Put|Call|Plan|Deal|Say|Take|Cut|Introduce|Prepare|Do not|Never|Always)\b/g;
const title =
  /\b(?:[GD]M|game ?master|referee|running|principles?|agenda|advice|best practices|guidelines|session|prep|pacing|tone|how to)\b/i;
const figures = /\b\d*d\d+\b|[+-]\d\b|\b\d+\b/g;

/** Headings and phrases that address players. */
const forPlayers = /\b(?:for|to) (?:the )?players\b|\bplayers?['’]? (?:advice|principles|best practices)\b/i;
const asCharacter = /\byour (?:character|pc|hero|class|deity)\b/i;

/** The minimum words of advice. */
const minWords = 15;
/** The minimum strength of the signs: under a heading about running the game, among rules, and elsewhere. */
const minStrength = { titled: 2.4, rules: 4, elsewhere: 2.8 };
/** Chapters of rules, which mention the game master in passing. */
const ruling = new Set<Passage["segment"]["intent"]>(["MECHANICS", "CHARACTERS", "REFERENCE"]);

/**
 * Guesses whether a passage is advice to the game master, its category, and the confidence by the shape of its sentences; `null` when it is certainly not.
 * `runner` finds mentions of the game master.
 */
export const guessAdvice = (passage: Passage, id: string, runner: RegExp = findRunner([])): Judgement | null => {
  const { text, words, segment } = passage;
  if (words < minWords || notes.has(segment.intent)) return null;
  const headings = [passage.title, ...segment.path];
  if (headings.some((heading) => forPlayers.test(heading)) || speaksToPlayers(text, runner)) return null;
  const share = (pattern: RegExp) => (100 * (text.match(pattern)?.length ?? 0)) / Math.max(60, words);
  const directive = 0.6 * share(advising) + 0.6 * share(imperative);
  const titled = headings.some((heading) => title.test(heading) || (heading.match(runner)?.length ?? 0) > 0);
  const strength = directive + 0.9 * share(runner) + 0.25 * share(table) - 0.25 * share(figures) + (titled ? 1.2 : 0);
  if (strength < 1.6 || directive === 0) return null;
  const needed = titled ? minStrength.titled : ruling.has(segment.intent) ? minStrength.rules : minStrength.elsewhere;
  const confidence = Number(Math.min(0.9, 0.3 + (0.3 * strength) / needed).toFixed(2));
  return { id, advice: strength >= needed, category: guessCategory(passage), scope: guessScope(text, words), confidence };
};

/** Chapters without advice: lists of creatures and things, front and back matter. */
const notes = new Set<Passage["segment"]["intent"]>(["BESTIARY", "EQUIPMENT", "META"]);

/** "When you study the beast, ask the GM ..." is a player's rule although it names the game master, and so is text about "your character". */
const speaksToPlayers = (text: string, runner: RegExp): boolean => {
  const spoken = text.match(toPlayers)?.length ?? 0;
  if (spoken > 0 && (playerMove.test(text) || spoken >= (text.match(runner)?.length ?? 0))) return true;
  return asCharacter.test(text) && !/\b(?:the|your) players\b/i.test(text);
};

const kinds: readonly (readonly [GuidanceCategory, RegExp])[] = [
  ["pacing", /\b(?:pace|pacing|slow|speed|cut to|spotlight|momentum|linger|montage|quick(?:ly)?|drag|breathe|beat)\b/gi],
  ["scene_types", /\b(?:scenes?|encounters?|set ?pieces?|chases?|investigations?|montages?|framing|frame)\b/gi],
  ["tone", /\b(?:tone|mood|atmosphere|descri(?:be|ption|ptions)|senses|theme|evoke|dark|horror|wonder|humou?r|genre)\b/gi],
  [
    "player_agency",
    /\b(?:choices?|choose|decide|decisions?|agency|options?|freedom|players? (?:want|decide|choose)|say yes|railroad|questions?|fans? of)\b/gi,
  ],
  ["npc_portrayal", /\b(?:NPCs?|non-player|villains?|voices?|motivations?|personalit(?:y|ies)|portray|characters they meet|names?)\b/gi],
  ["escalation", /\b(?:stakes|danger|threat(?:en|s)?|consequences?|escalat\w*|worse|harder|pressure|doom|trouble|risks?|clocks?)\b/gi],
  [
    "session_structure",
    /\b(?:sessions?|prep(?:are|aration|aring)?|first session|between sessions|campaign|recap|end of|begin(?:ning)?|start(?:ing)?|break|notes)\b/gi,
  ],
];

const guessCategory = ({ title: heading, text, segment }: Passage): GuidanceCategory => {
  const scores = kinds.map(([category, pattern]) => {
    const headings = `${heading} ${segment.path.slice(-1).join(" ")}`;
    return [category, (text.match(pattern)?.length ?? 0) + 4 * (headings.match(pattern)?.length ?? 0)] as const;
  });
  const [[category, first] = ["general", 0] as const] = scores.toSorted(([, a], [, b]) => b - a);
  return first >= 2 ? category : "general";
};

/** Advice with figures or many names is specific to this game. */
const guessScope = (text: string, words: number): Judgement["scope"] => {
  const named = text.match(/(?<=\p{Ll}[\s,]+)\p{Lu}\p{Ll}{2,}/gu)?.length ?? 0;
  return named / Math.max(60, words) < 0.02 && (text.match(figures)?.length ?? 0) <= 2 ? "universal" : "genre";
};
