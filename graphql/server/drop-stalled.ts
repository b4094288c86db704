import type { Server } from "node:http";
import type { Socket } from "node:net";

interface Watched {
  /** Bytes that the client had taken when it last took some. */
  readonly taken: number;
  readonly at: number;
}

/**
 * Closes connections whose clients read nothing: those for which bytes wait that did not become fewer for `limit` milliseconds. It holds for
 * plain answers, streams of events and WebSockets alike.
 */
export const dropStalled = (server: Server, limit: number): void => {
  const sockets = new Map<Socket, Watched>();
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, { taken: 0, at: performance.now() });
    socket.once("close", () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, watched] of sockets) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken > watched.taken) sockets.set(socket, { taken, at: performance.now() });
      else if (performance.now() - watched.at > limit) socket.destroy();
    }
  }, limit / 4).unref();
  server.once("close", () => clearInterval(timer));
};
