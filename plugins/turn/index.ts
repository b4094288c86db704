import chatCommands from "./chat-commands/plugin.ts";
import commit from "./commit/plugin.ts";
import context from "./context/plugin.ts";
import effects from "./effects/plugin.ts";
import interpreter from "./interpreter/plugin.ts";
import narrator from "./narrator/plugin.ts";
import planner from "./planner/plugin.ts";
import presence from "./presence/plugin.ts";
import queue from "./queue/plugin.ts";
import reconciler from "./reconciler/plugin.ts";
import resolver from "./resolver/plugin.ts";
import tableTalk from "./table-talk/plugin.ts";
import validator from "./validator/plugin.ts";

/** The turn: its queue and its ten stages. Their order is derived from what each needs and makes. */
export const turn = [
  queue,
  context,
  effects,
  interpreter,
  validator,
  planner,
  resolver,
  narrator,
  reconciler,
  commit,
  tableTalk,
  chatCommands,
  presence,
] as const;
