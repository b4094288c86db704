import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isKnown, locationOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { shortName } from "./manner.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/** Lets somebody tell the hour, the weather, what the place is called or the ways out of it, as anybody can who stands here. True where that was the question. */
export const sayPlain = (draft: ResolutionDraft, { topic }: AllowedAction, person: Entity): boolean => {
  const say = kinds.find(([asked]) => asked.test(topic))?.[1];
  const line = say?.(draft, shortName(person)) ?? "";
  if (line !== "") speakUp(draft, person, capitalise(line), { answered: true }, "answer");
  return line !== "";
};

const sayHour = ({ world, scene }: ResolutionDraft, who: string): string => messagesOf(world).plain.hour(who, scene.time);

const sayWeather = ({ world, scene }: ResolutionDraft, who: string): string =>
  scene.time.weather === "" ? "" : messagesOf(world).plain.weather(who, scene.time.weather);

const sayPlace = ({ world }: ResolutionDraft, who: string): string => {
  const place = locationOf(world);
  return place === undefined ? "" : messagesOf(world).plain.place(who, spokenName(place));
};

const sayWays = ({ world }: ResolutionDraft, who: string): string => {
  const { ways, noWays } = messagesOf(world).plain;
  const places = (locationOf(world)?.attrs.exits ?? []).flatMap((id) => entityById(world, id) ?? []).filter(isKnown);
  return places.length === 0 ? noWays(who) : ways(who, places.map(spokenName));
};

type Say = (draft: ResolutionDraft, who: string) => string;

const party = "(?:i|we|one|you|somebody|a body)";

const kinds: readonly (readonly [asked: RegExp, say: Say])[] = [
  [
    /\bwhat(?:['’]s| is) the (?:time|hour)\b|\bwhat (?:time|hour) (?:is it|it is|do you (?:make it|have))\b|\bwhat the (?:time|hour) is\b|\bhow late (?:is it|it is)\b|\b(?:have|got) the time\b|\bis it (?:late|midnight|noon|past \w+)(?: yet| already)?\W*$/i,
    sayHour,
  ],
  [
    /\b(?:what|how)(?:['’]s| is) the weather\b|\b(?:what|how) the weather is\b|\bis it (?:\w+ ){0,2}(?:raining|snowing|blowing|stormy|windy|foggy|wet|cold|hot|warm|dry|dark)(?: (?:out(?:side| there)?|down here|up here|here|tonight|today|always|still))*\W*$|\b(?:is it going to|will it|does it) (?:rain|snow|blow|clear up|freeze)\b[^?]*\W*$|\b(?:will|is) (?:the|this) (?:rain|snow|storm|fog|wind) (?:ever )?(?:stop|end|ease|let up|clear|turn|going to)\b/i,
    sayWeather,
  ],
  [
    new RegExp(
      String.raw`\bwhere (?:are we|am i|exactly are we)\W*$|\bwhat(?:['’]s| is) (?:this|the) (?:place|bar|inn|house|village|town|street|room|hall|shop|church|chapel)(?: called)\W*$|\bwhat(?:['’]s| is) this place\W*$|\bwhat (?:do|does) ${party}?\s?(?:they |people |folk |everybody )?call this (?:place|bar|inn|house|village|town|street|hall|shop|church|chapel)\b`,
      "i",
    ),
    sayPlace,
  ],
  [
    new RegExp(
      String.raw`\b(?:what|which|where|any|another|other)\b[^?]*\b(?:ways?|exits?|doors?|roads?|paths?) (?:out|away|on|from here|lead|there are|are there)\b|\bwhich way is out\b|\bwhere(?:['’]s| is) the (?:way out|exit)\b|\bhow (?:do|can|could|would) ${party} (?:get out|leave|get away|go on)(?: (?:of|from) (?:here|this place))?\W*$|\bwhere (?:can|could|do|does) ${party} (?:go|get)(?: to)? from here\b`,
      "i",
    ),
    sayWays,
  ],
];
