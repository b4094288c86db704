/**
 * A `fetch` that reports every sign of life on the wire: the response's headers and each piece of its body, keep-alive events included, which
 * clients drop before anybody sees them.
 */
export const listenToFetch =
  (onBytes: () => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    onBytes();
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        onBytes();
        controller.enqueue(piece);
      },
    });
    return new Response(response.body.pipeThrough(heard), { status, statusText, headers });
  };
