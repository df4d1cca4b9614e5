import { afterEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { startWaitingServer, type WaitingServer } from '../port.js';

let waiting: WaitingServer;
let app: FastifyInstance;
afterEach(async () => {
  await app?.close();
  await waiting.close();
});

describe.each(['127.0.0.1', 'localhost'])('a server that waits at %s', (host) => {
  test('hands its port over without refusing a connection', async () => {
    waiting = await startWaitingServer({ host, port: 0 });
    const address = { host, port: waiting.port };
    app = Fastify();
    app.get('/healthz', async () => ({ status: 'started' }));
    const outcomes: unknown[] = [];
    const probe = async () => {
      while (outcomes.at(-1) !== 'started' && outcomes.length < 10_000) {
        const response = await fetch(`http://${host}:${waiting.port}/healthz`).catch(() => null);
        outcomes.push(response?.ok ? ((await response.json()) as { status: string }).status : 'refused');
      }
    };

    const probes = Array.from({ length: 8 }, probe);
    await fetch(`http://${host}:${waiting.port}/healthz`);
    await app.listen(waiting.handOver(address));
    await Promise.all(probes);

    expect(new Set(outcomes)).toEqual(new Set(['alive', 'started']));
    await app.close();
    await expect(fetch(`http://${host}:${waiting.port}/healthz`)).rejects.toThrow();
  });
});
