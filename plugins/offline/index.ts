import interpreter from "./interpreter/plugin.ts";
import model from "./model/plugin.ts";
import narrator from "./narrator/plugin.ts";

/** Play without a model. List this group after the providers: it answers where none of them can. */
export const offline = [model, interpreter, narrator] as const;
