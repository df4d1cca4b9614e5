import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { type Actor, createActor, openSocket, startGateway, type TestGateway } from '../harness/index.js';

let gateway: TestGateway;
let manager: Actor;

beforeAll(async () => {
  gateway = await startGateway({
    now: '2026-07-15T12:00:20Z',
    env: {
      TRUST_PROXY: '1',
      REQUESTS_PER_SESSION: '5',
      REQUESTS_PER_ADDRESS: '8',
      SOCKET_MESSAGES_PER_SESSION: '30',
      BAD_SOCKET_MESSAGES_PER_SESSION: '4',
      SOCKETS_PER_ADDRESS: '2',
    },
  });
  manager = await createActor(gateway, 'MANAGER');
});
afterAll(() => gateway.close());

let addresses = 0;
const anAddress = () => {
  addresses += 1;
  return `198.51.${addresses}.7`;
};

const get = (url: string, address: string, who?: Actor) =>
  gateway.inject({ url, headers: { ...who?.headers, 'x-forwarded-for': address } });

const query = (address: string, who?: Actor) =>
  gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...who?.headers, 'x-forwarded-for': address },
    payload: { query: '{ __typename }' },
  });

describe('the requests of one session', () => {
  test('are limited per minute, over REST and GraphQL together, from any address', async () => {
    const person = await createActor(gateway, 'WORKER');
    for (let n = 0; n < 5; n += 1) expect((await get('/api/auth/me', anAddress(), person)).statusCode).toBe(200);
    const rest = await get('/api/auth/me', anAddress(), person);
    expect(rest.statusCode).toBe(429);
    expect(rest.json()).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many requests. Please try again in 40 seconds.',
    });
    expect(rest.headers['retry-after']).toBe('40');
    const graphql = await query(anAddress(), person);
    expect(graphql.statusCode).toBe(429);
    expect(graphql.json().errors[0].extensions.code).toBe('RATE_LIMITED');
    expect(graphql.headers['retry-after']).toBe('40');
    const colleague = await createActor(gateway, 'WORKER', person);
    expect((await get('/api/auth/me', anAddress(), colleague)).statusCode).toBe(200);
    gateway.clock.advance({ seconds: 40 });
    expect((await get('/api/auth/me', anAddress(), person)).statusCode).toBe(200);
    gateway.clock.advance({ seconds: -40 });
  });
});

describe('the requests of one address', () => {
  test('are limited per minute, whatever sessions they claim', async () => {
    const address = anAddress();
    for (let n = 0; n < 8; n += 1) {
      const headers = { cookie: `timetrack_session=${n}`, 'x-forwarded-for': address };
      expect((await gateway.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    }
    expect((await get('/api/auth/me', address)).statusCode).toBe(429);
    expect((await query(address)).statusCode).toBe(429);
    expect((await get('/api/auth/me', anAddress())).statusCode).toBe(401);
  });

  test('do not include pages, scripts and health checks', async () => {
    const address = anAddress();
    for (let n = 0; n < 20; n += 1) {
      for (const url of ['/', '/remotes.json', '/healthz']) {
        expect((await get(url, address)).statusCode).not.toBe(429);
      }
    }
    expect((await get('/api/auth/me', address)).statusCode).toBe(401);
  });

  test('are those of its network for IPv6', async () => {
    for (let n = 0; n < 8; n += 1) await get('/api/auth/me', `2001:db8:1:2::${n}`);
    expect((await get('/api/auth/me', '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await get('/api/auth/me', '2001:db8:1:3::1')).statusCode).toBe(401);
  });
});

describe('a socket', () => {
  const open = async (who: Actor, address = anAddress()) =>
    openSocket(await gateway.url(), { ...who.headers, 'x-forwarded-for': address });

  test('is closed after a few rejected messages, with the seconds to wait, and the rest is not checked', async () => {
    const who = await createActor(gateway, 'MANAGER', manager);
    const socket = await open(who);
    await socket.init();
    for (let id = 0; id < 20; id += 1) {
      socket.send({ type: 'subscribe', id: String(id), payload: { query: 'subscription { nothing }' } });
    }
    expect(await socket.closed).toEqual({ code: 1013, reason: 'Too many messages. Retry after 40 seconds.' });
    const again = await open(who);
    await again.init();
    again.send({ type: 'subscribe', id: '1', payload: { query: '{' } });
    expect((await again.closed).code).toBe(1013);
  });

  test('is closed after too many messages', async () => {
    const socket = await open(await createActor(gateway, 'MANAGER', manager));
    await socket.init();
    for (let n = 0; n < 2000; n += 1) socket.send({ type: 'ping' });
    expect((await socket.closed).code).toBe(1013);
  });

  test('is rejected while its address has too many', async () => {
    const address = anAddress();
    const sockets = [await open(manager, address), await open(manager, address)];
    const headers = { ...manager.headers, 'x-forwarded-for': address };
    const third = new WebSocket(`${(await gateway.url()).replace('http', 'ws')}/graphql`, { headers });
    const [, response] = (await once(third, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('30');
    response.resume();
    const elsewhere = await open(await createActor(gateway, 'MANAGER'));
    for (const socket of [...sockets, elsewhere]) await socket.close();
  });
});
