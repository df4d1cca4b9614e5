import { expect, test } from '@jest/globals';
import fastify, { type InjectOptions } from 'fastify';
import { beginInTurn, Turns } from '../turns.js';

test('documents that arrive together leave a turn of the event loop to others between them', async () => {
  const turns = new Turns();
  const order = await orderOf((noteBegin) =>
    Promise.all(Array.from({ length: 20 }, () => turns.take().then(noteBegin))),
  );
  expect(order.filter((each) => each === 'begin')).toHaveLength(20);
  expect(order.join(' ')).not.toContain('begin begin');
});

const long = 'x'.repeat(2000);

test.each<[string, InjectOptions]>([
  ['bodies', { method: 'POST', url: '/', payload: { query: long } }],
  ['addresses', { method: 'GET', url: `/?query=${long}` }],
  ['bodies of unknown length', { method: 'POST', url: '/', headers: { 'transfer-encoding': 'chunked' } }],
])('requests with long %s that arrive together begin in turns of their own', async (_what, request) => {
  const order = await orderOfRequests(request);
  expect(order.filter((each) => each === 'begin')).toHaveLength(20);
  expect(order.join(' ')).not.toContain('begin begin');
});

test('short requests do not wait for a turn', async () => {
  const order = await orderOfRequests({ method: 'POST', url: '/', payload: { query: '{ viewer { id } }' } });
  expect(order.join(' ')).toContain('begin begin');
});

function orderOfRequests(request: InjectOptions): Promise<readonly string[]> {
  return orderOf(async (noteBegin) => {
    const http = fastify();
    beginInTurn(http);
    http.addHook('onRequest', (_request, _reply, done) => {
      noteBegin();
      done();
    });
    http.route({ method: ['GET', 'POST'], url: '/', handler: async () => 'ok' });
    await http.ready();
    await Promise.all(Array.from({ length: 20 }, () => http.inject(request)));
  });
}

/** When work began, and when another turn of the event loop came. */
async function orderOf(work: (noteBegin: () => void) => Promise<unknown>): Promise<readonly string[]> {
  const order: string[] = [];
  let hasEnded = false;
  const ended = work(() => order.push('begin')).then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    await new Promise(setImmediate);
    order.push('turn');
  }
  await ended;
  return order;
}
