import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** The address of requests that come over no network, such as those of the command line. */
const inProcess = "in-process";

/**
 * The address that a client is limited by. `proxies` says how many trusted proxies are in front of the server: each adds the address that it
 * saw to the end of `X-Forwarded-For`. Without any the header is ignored, for clients may write what they like into it.
 * An IPv6 client counts by its network of 64 bits, which is what one client is given.
 */
export const findClientAddress = (request: IncomingMessage | undefined, proxies: number): string => {
  if (request === undefined) return inProcess;
  const direct = request.socket.remoteAddress ?? "unknown";
  const header = request.headers["x-forwarded-for"];
  const seen = [...(header === undefined ? [] : String(header).split(",")), direct].map((address) => address.trim());
  return toNetwork(seen.at(-1 - proxies) ?? seen[0] ?? direct);
};

const toNetwork = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? networkOf(address) : address.slice(0, 50);
};

/** The first four groups of an IPv6 address, with `::` expanded. */
const networkOf = (address: string): string => {
  const [head = "", tail] = address.split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return `${[...(before ?? []), ...Array.from({ length: zeros }, () => "0"), ...(after ?? [])].slice(0, 4).join(":")}::/64`;
};
