import { describe, expect, test } from '@jest/globals';
import { LocalPubSub } from '../local-pub-sub.js';

describe('a subscription', () => {
  test('receives messages from its start on, including those before the first read', async () => {
    const pubSub = new LocalPubSub();
    pubSub.publish('clock', 'too early');
    const messages = pubSub.subscribe('clock');
    pubSub.publish('clock', 1);
    pubSub.publish('other', 'not ours');
    pubSub.publish('clock', 2);
    expect(await messages.next()).toEqual({ value: 1, done: false });
    expect(await messages.next()).toEqual({ value: 2, done: false });
  });

  test('delivers each message to one waiting reader', async () => {
    const pubSub = new LocalPubSub();
    const messages = pubSub.subscribe('clock');
    const both = Promise.all([messages.next(), messages.next()]);
    pubSub.publish('clock', 'a');
    pubSub.publish('clock', 'b');
    expect((await both).map(({ value }) => value)).toEqual(['a', 'b']);
  });

  test('ends when its signal aborts, also while a reader waits', async () => {
    const pubSub = new LocalPubSub();
    const ending = new AbortController();
    const waiting = pubSub.subscribe('clock', ending.signal).next();
    ending.abort();
    expect(await waiting).toEqual({ value: undefined, done: true });
  });

  test('receives nothing with an aborted signal', async () => {
    const pubSub = new LocalPubSub();
    const messages = pubSub.subscribe('clock', AbortSignal.abort());
    pubSub.publish('clock', 1);
    expect(await messages.next()).toEqual({ value: undefined, done: true });
  });

  test('still delivers what arrived before the signal aborted', async () => {
    const pubSub = new LocalPubSub();
    const ending = new AbortController();
    const messages = pubSub.subscribe('clock', ending.signal);
    pubSub.publish('clock', 'last words');
    ending.abort();
    expect(await messages.next()).toEqual({ value: 'last words', done: false });
    expect(await messages.next()).toEqual({ value: undefined, done: true });
  });

  test('ends when it falls a thousand messages behind', async () => {
    const pubSub = new LocalPubSub();
    const messages = pubSub.subscribe('clock');
    for (let count = 0; count <= 1000; count += 1) pubSub.publish('clock', count);
    const read: unknown[] = [];
    for await (const message of messages) read.push(message);
    expect(read).toHaveLength(1000);
  });

  test('ends when the gateway closes', async () => {
    const pubSub = new LocalPubSub();
    const waiting = pubSub.subscribe('clock').next();
    await pubSub.close();
    expect(await waiting).toEqual({ value: undefined, done: true });
  });
});
