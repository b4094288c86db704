import { provideValue } from "freeform-rpg/kernel";
import type { Provider, Service } from "freeform-rpg/kernel";

/**
 * Provides a service with only the members a test needs. Calling or reading any other member throws an error that names it,
 * so a test learns at once what it forgot.
 */
export const fakeService = <T extends object>(token: Service<T>, members: Partial<T>): Provider =>
  provideValue(token, new Proxy(members, { get: (held, name) => readMember(token.id, held, name) }) as T);

const readMember = (id: string, held: object, name: string | symbol): unknown => {
  // A promise that resolves to the fake asks for "then"; a symbol is asked for by the language itself.
  if (name in held || typeof name === "symbol" || name === "then") return Reflect.get(held, name);
  throw new Error(`The fake of the service "${id}" has no "${name}". Give it to fakeService, or use another member.`);
};
