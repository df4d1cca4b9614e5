import type { IncomingMessage, Server } from 'node:http';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { useServer as serve } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { identify, reviewers } from './callers.ts';
import type { Database } from './database.ts';
import { type ClockStatus, onPunch } from './punches.ts';

const field = { type: GraphQLString };
const user = new GraphQLObjectType({ name: 'User', fields: { id: field, firstName: field, lastName: field } });
const clockStatus = new GraphQLObjectType({
  name: 'ClockStatus',
  fields: { user: { type: user }, state: field, since: field },
});

type Send = (status: ClockStatus) => void;

/** Bare graphql-ws: each subscriber is identified once, and each event runs the subscriber's document. */
export function serveSubscriptions(server: Server, database: Database): void {
  const subscribers = new Map<string, Set<Send>>();
  onPunch((organizationId, status) => {
    for (const send of subscribers.get(organizationId) ?? []) send(status);
  });
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { nothing: field } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: {
        clockStatusChanged: {
          type: clockStatus,
          subscribe: (_root, _input, { organizationId }: { organizationId: string }) => {
            const sends = subscribers.get(organizationId) ?? new Set();
            subscribers.set(organizationId, sends);
            return queueOf(sends);
          },
          resolve: (status: unknown) => status,
        },
      },
    }),
  });
  const sockets = new WebSocketServer({ server, path: '/graphql' });
  serve(
    {
      schema,
      context: async ({ extra }) => {
        const { request } = extra as { request: IncomingMessage };
        return { organizationId: (await identify(database, request, reviewers)).organization_id };
      },
    },
    sockets,
  );
}

/** The events of one subscriber, from now on. */
async function* queueOf(sends: Set<Send>): AsyncGenerator<ClockStatus> {
  const waiting: ClockStatus[] = [];
  let wake: () => void = () => undefined;
  const send: Send = (status) => {
    waiting.push(status);
    wake();
  };
  sends.add(send);
  try {
    for (;;) {
      const next = waiting.shift();
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    sends.delete(send);
  }
}
