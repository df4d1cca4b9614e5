import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { fetchOnce } from '../measure/connection.ts';
import { quantile } from '../measure/statistics.ts';
import type { World } from '../seed/world.types.ts';
import type { Addresses, DurationCase } from './case.types.ts';
import { byLimit, byProduct, maskChanging, type Punch } from './punches.ts';

const query = 'subscription { clockStatusChanged { user { id firstName lastName } state since } }';

/** Many sockets that wait for the same event. */
class Audience {
  private readonly sockets: WebSocket[] = [];
  private expected = '';
  private arrivals: number[] = [];
  private last = '';
  private complete: (() => void) | null = null;
  private isClosed = false;

  static async of(size: number, address: string, cookies: readonly string[]): Promise<Audience> {
    const audience = new Audience();
    for (let number = 0; number < size; number += 50) {
      const batch = Array.from({ length: Math.min(50, size - number) }, (_, index) =>
        audience.join(address, cookies[(number + index) % cookies.length] ?? ''),
      );
      await Promise.all(batch);
    }
    return audience;
  }

  private async join(address: string, cookie: string): Promise<void> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.sockets.push(socket);
    await once(socket, 'open');
    socket.once('close', (code) => {
      if (!this.isClosed) throw new Error(`a subscriber lost its socket: ${code}`);
    });
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    socket.on('message', (message: Buffer) => this.receive(message));
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    // Answered after the subscription, because a socket's messages are handled in order.
    socket.send('{"type":"ping"}');
    await once(socket, 'message');
  }

  private receive(message: Buffer): void {
    const text = message.toString();
    if (text === '{"type":"pong"}') return;
    if (!text.includes(this.expected)) throw new Error(`a subscriber received ${text}`);
    this.last = text;
    this.arrivals.push(performance.now());
    if (this.arrivals.length === this.sockets.length) this.complete?.();
  }

  /** Resolves to the milliseconds until 99 of 100 subscribers have received what `punch` publishes. */
  async hear(state: string, punch: () => Promise<unknown>): Promise<{ readonly p50: number; readonly p99: number }> {
    this.expected = `"state":"${state}"`;
    this.arrivals = [];
    const all = new Promise<void>((resolve) => {
      this.complete = resolve;
    });
    const began = performance.now();
    await Promise.all([punch(), all]);
    const delays = this.arrivals.map((at) => at - began);
    return { p50: quantile(delays, 0.5), p99: quantile(delays, 0.99) };
  }

  /** The newest event. */
  read(): unknown {
    return JSON.parse(this.last);
  }

  close(): void {
    this.isClosed = true;
    for (const socket of this.sockets) socket.terminate();
  }
}

async function send(address: string, cookie: string, punch: ReturnType<Punch>): Promise<void> {
  const request = { method: 'POST', ...punch, cookie, idempotencyKey: randomUUID() } as const;
  const { status, body } = await fetchOnce(address, request);
  if (status >= 300 || body.startsWith('{"errors"')) throw new Error(`the punch returned ${status}: ${body}`);
}

/** Resolves to the mean of the two events of a clock-in and a clock-out. */
async function measureEvents(audience: Audience, address: string, worker: string, punch: Punch): Promise<number> {
  const started = await audience.hear('WORKING', () => send(address, worker, punch(true)));
  const ended = await audience.hear('OUT', () => send(address, worker, punch(false)));
  return (started.p99 + ended.p99) / 2;
}

const audiences = new Map<string, Audience>();

/** What one subscriber receives when a worker clocks in. */
async function readEvent(address: string, manager: string, worker: string, punch: Punch): Promise<unknown> {
  const audience = await Audience.of(1, address, [manager]);
  await measureEvents(audience, address, worker, punch);
  audience.close();
  return maskChanging(audience.read());
}

const size = 1000;

export const subscribers: DurationCase = {
  name: 'subscribers',
  title: `One punch until 99 % of ${size.toLocaleString('en')} subscribers know, and bare graphql-ws`,
  kind: 'duration',
  goal: { limit: 1 },
  seeds: ['clock'],
  rounds: 5,
  check: async ({ clock: { managers, workers } }, addresses) => {
    const [manager = '', one = '', other = ''] = [managers[0], ...workers];
    const expected = await readEvent(addresses.product, manager, one, byProduct);
    assert.deepEqual(await readEvent(addresses.limit, manager, other, byLimit), expected);
  },
  end: () => {
    for (const audience of audiences.values()) audience.close();
    audiences.clear();
  },
  contenders: (world: World, addresses: Addresses) => {
    const { managers, workers } = world.clock;
    const listen = (address: string, punch: Punch, worker: string) => async () => {
      const audience = audiences.get(address) ?? (await Audience.of(size, address, managers));
      audiences.set(address, audience);
      return measureEvents(audience, address, worker, punch);
    };
    return {
      product: listen(addresses.product, byProduct, workers[0] ?? ''),
      limit: listen(addresses.limit, byLimit, workers[1] ?? ''),
    };
  },
};
