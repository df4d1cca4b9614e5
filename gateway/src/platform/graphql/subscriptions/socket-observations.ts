import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Metrics } from '../../observability/metrics.js';
import type { OpenSockets } from './open-sockets.js';

/** The sockets with their subscriptions, by their ids, as the GraphQL server keeps them. */
export type Connections = ReadonlySet<{ readonly subscriptions: Readonly<Record<string, unknown>> }>;

export function watchSockets(metrics: Metrics, sockets: OpenSockets, connections: Connections): void {
  metrics.addGauge({
    name: 'timetrack_sockets',
    help: 'Open sockets of this gateway.',
    read: () => [{ value: sockets.size }],
  });
  metrics.addGauge({
    name: 'timetrack_subscriptions',
    help: 'GraphQL subscriptions on the open sockets of this gateway.',
    read: () => [{ value: countSubscriptions(connections) }],
  });
}

export function logSocket(socket: WebSocket, request: FastifyRequest): void {
  const { accessLog } = request.server;
  const begun = performance.now();
  accessLog.writeSocketOpened(request);
  socket.once('close', (code) => {
    accessLog.writeSocketClosed(request, { code, seconds: Math.round((performance.now() - begun) / 100) / 10 });
  });
}

function countSubscriptions(connections: Connections): number {
  return [...connections].reduce((sum, { subscriptions }) => sum + Object.keys(subscriptions).length, 0);
}
