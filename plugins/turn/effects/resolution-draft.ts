import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type {
  ActionOutcome,
  Clock,
  Director,
  EffectDraft,
  EngineEvent,
  Entity,
  JsonObject,
  Roll,
  Ruling,
  Scene,
  Situation,
  StateDiff,
  Threat,
  World,
} from "freeform-rpg/schemas";
import type { DiceMethods } from "freeform-rpg/plugins/rules/dice";
import { openDiceMethods } from "freeform-rpg/plugins/rules/dice/lib";
import { nameAddressed } from "freeform-rpg/schemas/turn";
import type { DiceRoller } from "./dice-roller.ts";
import { scopeOf } from "./event-scope.ts";

/** Effects of a trigger that has happened, to be applied when the present action is done. */
export interface DueEffects {
  readonly effects: readonly EffectDraft[];
  /** Whether they end a wait, where the author says so. */
  readonly interrupts: boolean | undefined;
}

/** Settles and applies an authored effect. */
export type RunEffect = (effect: EffectDraft, draft: ResolutionDraft) => void;

/**
 * The outcome of a turn in the making. Every effect reads the running values here and writes its changes here, so that
 * two effects of one turn never work from the same stale number.
 */
export interface ResolutionDraft {
  /** The world in which the turn began. */
  readonly start: World;
  /** The world as the actions and effects so far have left it. */
  world: World;
  readonly ruling: Ruling;
  /** The actions of this campaign's rules. */
  readonly actions: ActionCatalogue;
  readonly turnNo: number;
  readonly dice: DiceRoller;
  /** The ways to read dice, those of plugins included. */
  readonly methods: DiceMethods;
  readonly events: EngineEvent[];
  readonly rolls: Roll[];
  readonly outcomes: ActionOutcome[];
  readonly clocks: Map<string, Clock>;
  readonly situations: Map<string, Situation>;
  readonly threats: Map<string, Threat>;
  readonly director: Director;
  readonly discovered: Set<string>;
  readonly present: Set<string>;
  /** NPCs that have acted: each acts at most once a turn. */
  readonly acted: Set<string>;
  /** Threats that an action of this turn dealt with, well or badly. */
  readonly addressed: Set<string>;
  readonly stock: Map<string, { readonly owner_id: string; readonly item_id: string; delta: number }>;
  readonly entityUpdates: Map<string, { attrs: JsonObject; known: boolean }>;
  readonly diff: StateDiff;
  scene: Scene;
  actorDead: boolean;
  /** The character that acts at the moment: in a round one after another. */
  actorId: string;
  /** Applies the effects of triggers; `null` in a projection, in which no trigger has effects. */
  readonly runEffect: RunEffect | null;
  /** Effects of triggers that wait to be applied. */
  readonly due: DueEffects[];
  /** Triggers that have happened this turn. */
  readonly firedNow: Set<string>;
  /** How many of the events clocks and triggers have answered. */
  heard: number;
  /** How often each rule of a clock has moved it this turn. */
  readonly answered: Map<string, number>;
  /** The action, the effect and, where it is not the actor, the person by whose hand it happens that events are recorded for at the moment. */
  recording: { position?: number; effect?: EffectDraft; agent?: Entity };
  /** Whether several characters act in this turn. */
  readonly isRound: boolean;
}

/** What a draft is opened with beside the world, ruling and dice. */
export interface DraftOptions {
  readonly diff: StateDiff;
  readonly runEffect?: RunEffect | null;
  /** Default: the methods that the engine knows. */
  readonly methods?: DiceMethods;
}

const shippedMethods = openDiceMethods();

/** A fresh draft for the turn after the world's. */
export const openDraft = (
  world: World,
  ruling: Ruling,
  dice: DiceRoller,
  { diff, runEffect = null, methods = shippedMethods }: DraftOptions,
): ResolutionDraft => ({
  start: world,
  world,
  ruling,
  actions: actionsOf(world.campaign.system),
  turnNo: world.campaign.current_turn + 1,
  dice,
  methods,
  events: [],
  rolls: [],
  outcomes: [],
  clocks: new Map(world.clocks.map((clock) => [clock.id, clock])),
  situations: new Map(world.situations.filter(({ cleared_turn }) => cleared_turn === null).map((one) => [one.id, one])),
  threats: new Map(world.threats.filter(({ status }) => status === "pending").map((threat) => [threat.id, threat])),
  director: structuredClone(world.director),
  discovered: new Set(),
  present: new Set(world.scene.present_entity_ids),
  acted: new Set(),
  addressed: new Set(),
  stock: new Map(),
  entityUpdates: new Map(),
  diff,
  scene: world.scene,
  actorDead: false,
  actorId: world.actor_id,
  runEffect,
  due: [],
  firedNow: new Set(),
  heard: 0,
  answered: new Map(),
  recording: {},
  isRound: ruling.actors !== undefined,
});

/** Runs something whose events carry the effect. */
export const recordedBy = <T>(draft: ResolutionDraft, effect: EffectDraft, run: () => T): T => recordedWith(draft, { effect }, run);

/** Runs something that someone else does: the events name them, in their sentences and as `agent_id`. */
export const doneBy = <T>(draft: ResolutionDraft, agent: Entity, run: () => T): T => recordedWith(draft, { agent }, run);

const recordedWith = <T>(draft: ResolutionDraft, part: ResolutionDraft["recording"], run: () => T): T => {
  const before = draft.recording;
  draft.recording = { ...before, ...part };
  try {
    return run();
  } finally {
    draft.recording = before;
  }
};

/** Notes that something happened. `text` is a plain sentence fit for a player. */
export const record = (
  draft: ResolutionDraft,
  type: EngineEvent["type"],
  text: string,
  details: JsonObject = {},
  options: { readonly binding?: boolean; readonly tags?: string[] } = {},
): void => {
  const { agent, ...recording } = draft.recording;
  draft.events.push({
    type,
    details: { ...details, ...(agent === undefined ? {} : { agent_id: agent.id }), text: addressed(draft, text) },
    tags: options.tags ?? [],
    scope: scopeOf(type, details, draft.world),
    binding: options.binding ?? false,
    ...recording,
    ...(draft.isRound && { actor_id: draft.actorId }),
  });
};

/** In a round a sentence that says "you" begins with who that is. */
const addressed = ({ isRound: several, world, actorId }: ResolutionDraft, text: string): string =>
  several ? nameAddressed(text, world.entities.find(({ id }) => id === actorId)?.name) : text;

/** The campaign's next id of this kind, such as `th-3`. */
export const nextId = (draft: ResolutionDraft, prefix: string): string => {
  const number = (draft.director.counters[prefix] ?? 0) + 1;
  draft.director.counters[prefix] = number;
  return `${prefix}-${number}`;
};

/** Makes the players know of the entity. */
export const meet = (draft: ResolutionDraft, entity: Entity): void => {
  if (entity.visibility !== "known") touch(draft, entity.id).known = true;
};

/** Sets attributes of the entity; `null` takes one away. */
export const setAttrs = (draft: ResolutionDraft, id: string, attrs: JsonObject): void => {
  Object.assign(touch(draft, id).attrs, attrs);
};

/** Adds to or takes from what someone carries. */
export const moveStock = (draft: ResolutionDraft, owner_id: string, item_id: string, delta: number): void => {
  const key = `${owner_id}\n${item_id}`;
  const row = draft.stock.get(key) ?? { owner_id, item_id, delta: 0 };
  row.delta += delta;
  draft.stock.set(key, row);
};

/** How many of the item someone carries by now. */
export const stockOf = (draft: ResolutionDraft, owner_id: string, item_id: string): number =>
  (draft.start.inventory.find((row) => row.owner_id === owner_id && row.item_id === item_id)?.qty ?? 0) +
  (draft.stock.get(`${owner_id}\n${item_id}`)?.delta ?? 0);

const touch = (draft: ResolutionDraft, id: string): { attrs: JsonObject; known: boolean } => {
  const update = draft.entityUpdates.get(id) ?? { attrs: {}, known: false };
  draft.entityUpdates.set(id, update);
  return update;
};
