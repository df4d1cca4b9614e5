import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { type ExecutionArgs, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import type { Viewer } from '../../../auth/viewer.js';
import { FollowedTopic } from '../../context/request-context.js';
import { Broadcasts } from '../broadcast.js';
import type { Outcome } from '../member.js';

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { none: { type: GraphQLString } } }),
  subscription: new GraphQLObjectType({
    name: 'Subscription',
    fields: {
      changed: {
        type: new GraphQLNonNull(GraphQLString),
        subscribe: () => new FollowedTopic('changes', 'first'),
        resolve: (payload) => payload,
      },
    },
  }),
});
const document = parse('subscription { changed }');
const viewer = { userId: 'user', organizationId: 'organization', role: 'WORKER' } as Viewer;

async function* silence(): AsyncGenerator<readonly unknown[]> {
  await new Promise(() => undefined);
  yield [];
}

test('those who join while others are confirmed are confirmed together', async () => {
  const confirmed: number[] = [];
  const turn = Promise.withResolvers<void>();
  const broadcasts = new Broadcasts({
    executor: {} as never,
    callers: {
      confirm: async (viewers: readonly Viewer[]) => {
        confirmed.push(viewers.length);
        await turn.promise;
        return [...viewers];
      },
    },
    openSource: () => ({ bursts: silence(), isFeed: false }),
  } as never);
  const received: unknown[] = [];
  const join = () =>
    broadcasts.join({
      schema,
      document,
      contextValue: {
        caller: { viewer, request: { id: 'request' }, session: {} },
        ended: new AbortController().signal,
        endSocket: () => undefined,
        send: ({ json }: Outcome) => received.push(json),
        question: 'changed',
      },
    } as ExecutionArgs);

  await join();
  await nextTurn();
  for (let more = 0; more < 30; more += 1) await join();
  turn.resolve();
  await nextTurn();
  await nextTurn();

  expect(confirmed).toEqual([1, 30]);
  expect(received).toEqual(Array.from({ length: 31 }, () => '{"data":{"changed":"first"}}'));
});
