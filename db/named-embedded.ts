import { protocol } from "@electric-sql/pglite";
import type { PGlite } from "@electric-sql/pglite";
import { openStatementNames } from "./statement-names.ts";

/** A statement that the embedded database has parsed, and what it answers when asked for its parameters. */
interface Prepared {
  readonly name: string;
  isParsed: boolean;
  parameters: Awaited<ReturnType<PGlite["execProtocolStream"]>> | null;
}

const [parse, describe, bind, sync, simple] = [..."PDBSQ"].map((letter) => letter.charCodeAt(0));

/** Where the body of a message begins: after its letter and its length. */
const body = 5;

/**
 * Lets an embedded database parse and plan a statement once instead of each time: what it sends itself for one is changed to name it, from its
 * second use on. A statement that changes the schema ends all names.
 */
export const nameEmbedded = (native: PGlite): void => {
  const send = native.execProtocolStream.bind(native);
  const names = openStatementNames();
  const prepared = new Map<string, Prepared>();
  let current: Prepared | null = null;

  const find = (text: string): Prepared | null => {
    forgetAfter(text);
    const name = names.nameOf(text);
    if (name === undefined) return null;
    const found = prepared.get(name) ?? { name, isParsed: false, parameters: null };
    prepared.set(name, found);
    return found;
  };
  const forgetAfter = (text: string): void => {
    if (keepsPlans.test(text)) return;
    names.forget();
    prepared.clear();
  };
  const parseNamed = async (statement: Prepared, text: string, options: Options) => {
    if (statement.isParsed) return [];
    const answer = await send(protocol.serialize.parse({ name: statement.name, text }), options);
    statement.isParsed = true;
    return answer;
  };

  const execProtocolStream: PGlite["execProtocolStream"] = async (message, options) => {
    if (message[0] === simple) forgetAfter(readText(message, body));
    if (message[0] === sync) current = null;
    if (message[0] === parse) {
      // An unnamed statement: its name is empty, its text follows.
      const text = message[body] === 0 ? readText(message, body + 1) : "";
      current = text === "" ? null : find(text);
      return current === null ? send(message, options) : parseNamed(current, text, options);
    }
    if (current === null) return send(message, options);
    if (message[0] === bind) return send(bindNamed(message, current.name), options);
    const asksForParameters = message[0] === describe && message[body] === "S".charCodeAt(0);
    if (!asksForParameters) return send(message, options);
    return (current.parameters ??= await send(protocol.serialize.describe({ type: "S", name: current.name }), options));
  };
  Object.assign(native, { execProtocolStream });
};

type Options = Parameters<PGlite["execProtocolStream"]>[1];

/** Statements after which every plan still fits. */
const keepsPlans =
  /^\s*(?:\(|(?:select|with|insert|update|delete|begin|start|commit|end|rollback|savepoint|release|set|reset|show|listen|unlisten|notify|analyze|vacuum|truncate|lock|explain)\b)/i;

const readText = (message: Uint8Array, from: number): string => {
  const end = message.indexOf(0, from);
  return new TextDecoder().decode(message.subarray(from, end < 0 ? message.length : end));
};

/** The message that binds parameters, of the statement `name` instead of the unnamed one. */
const bindNamed = (message: Uint8Array, name: string): Uint8Array => {
  const portalEnd = message.indexOf(0, body) + 1;
  const named = Buffer.concat([message.subarray(0, portalEnd), Buffer.from(name), message.subarray(portalEnd)]);
  named.writeInt32BE(named.length - 1, 1);
  return named;
};
