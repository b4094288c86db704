import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** A connection to a port that a test can cut. */
export interface Proxy {
  readonly origin: string;
  /** Ends every connection and accepts none. */
  cut(): void;
  restore(): void;
  close(): void;
}

/** Opens a proxy in front of a local port. */
export const openProxy = async (port: number): Promise<Proxy> => {
  const sockets = new Set<Socket>();
  let up = true;
  const server = createServer((client) => {
    if (!up) return void client.destroy();
    const target = connect(port, "127.0.0.1");
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => [client, target].forEach((one) => sockets.delete(one.destroy())));
    }
    client.pipe(target).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      up = false;
      endAll();
    },
    restore: () => {
      up = true;
    },
    close: () => {
      endAll();
      server.close();
    },
  };
};
