import { EngineError } from "freeform-rpg/errors";

/** A document of a plugin that cannot be read or stored. */
export class StateError extends EngineError {
  constructor(
    code: "plugin_state_invalid" | "plugin_state_newer",
    { plugin, name }: { readonly plugin: string; readonly name: string },
    why: string,
  ) {
    super(code, `The state "${name}" of the plugin "${plugin}" cannot be used. ${why}`);
  }
}
