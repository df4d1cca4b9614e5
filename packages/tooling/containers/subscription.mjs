import { once } from 'node:events';

/**
 * Subscribes through a WebSocket, as the product's client does (graphql-transport-ws).
 *
 * @param {string} url
 * @param {string} cookie
 * @param {string} query
 * @returns {Promise<{ events: unknown[], close: () => void, closed: Promise<number> }>} `events` grows as they arrive
 */
export async function openSubscription(url, cookie, query) {
  const options = { protocols: ['graphql-transport-ws'], headers: { cookie } };
  // Node's WebSocket takes headers, which those of browsers do not.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, /** @type {any} */ (options));
  /** @type {unknown[]} */
  const events = [];
  const acknowledged = Promise.withResolvers();
  /** @type {PromiseWithResolvers<number>} */
  const closed = Promise.withResolvers();
  socket.addEventListener('close', ({ code, reason }) => {
    closed.resolve(code);
    acknowledged.reject(new Error(`The socket was closed: ${code} ${reason}`));
  });
  socket.addEventListener('message', ({ data }) => {
    const { type, payload } = JSON.parse(String(data));
    if (type === 'connection_ack') acknowledged.resolve(undefined);
    if (type === 'next') events.push(payload);
    if (type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
  });
  await Promise.race([once(socket, 'open'), acknowledged.promise]);
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await acknowledged.promise;
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }));
  return { events, closed: closed.promise, close: () => socket.close() };
}
