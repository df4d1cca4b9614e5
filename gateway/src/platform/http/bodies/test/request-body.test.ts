import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { readJsonBodies } from '../request-body.js';

test('large bodies that arrive together leave a turn of the event loop to others between them', async () => {
  const http = fastify();
  readJsonBodies(http);
  const order: string[] = [];
  http.post('/', async () => {
    order.push('body');
    return null;
  });
  const payload = { notes: Array.from({ length: 4_000 }, () => 'a note') };
  let isDone = false;
  const responses = Promise.all(Array.from({ length: 20 }, () => http.inject({ method: 'POST', url: '/', payload })));
  void responses.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise(setImmediate);
    order.push('other');
  }
  expect((await responses).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(order.join(' ')).not.toContain('body body');
  await http.close();
});
