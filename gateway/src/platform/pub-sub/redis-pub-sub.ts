import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Messages, PubSub } from '../ports/platform.js';
import { closeRedis, type RedisConnections } from '../redis/redis.js';
import { LocalPubSub } from './local-pub-sub.js';

/** The most messages that wait while Redis is unreachable. Further ones are dropped. */
const maxUnsent = 10_000;
const channelOf = (topic: string) => `timetrack:${topic}`;

interface Envelope {
  readonly from: string;
  readonly payload: unknown;
}

/**
 * Delivers messages between gateways. Local listeners get them directly, without Redis: while it is unreachable, each
 * gateway still serves its own users live, and sends its messages to the other gateways when Redis is back.
 */
export class RedisPubSub implements PubSub {
  private readonly id = randomUUID();
  private readonly local = new LocalPubSub();
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private unsent = 0;

  constructor(
    redis: RedisConnections,
    private readonly logger: Logger,
  ) {
    // Waits for Redis instead of giving up on a message, and resubscribes by itself after a reconnect.
    this.publisher = redis.open('publisher', { maxRetriesPerRequest: null });
    // No ready check: it sends a command that a subscribed connection may not use.
    this.subscriber = redis.open('subscriber', { maxRetriesPerRequest: null, enableReadyCheck: false });
    this.subscriber.on('message', (channel: string, text: string) => this.receive(channel, text));
  }

  publish(topic: string, payload: unknown): void {
    const envelope: Envelope = { from: this.id, payload };
    const text = JSON.stringify(envelope);
    // Every listener gets the same plain JSON, whichever way it came.
    this.local.publish(topic, (JSON.parse(text) as Envelope).payload);
    if (this.unsent >= maxUnsent) return;
    this.unsent += 1;
    this.publisher
      .publish(channelOf(topic), text)
      .catch((error) => this.logger.warn({ err: error, topic }, 'a message did not reach the other gateways'))
      .finally(() => {
        this.unsent -= 1;
      });
  }

  subscribe(topic: string, signal?: AbortSignal): Messages {
    const isFirst = !this.local.has(topic);
    const listener = this.local.subscribe(topic, signal, () =>
      this.logFailure(this.subscriber.unsubscribe(channelOf(topic))),
    );
    if (isFirst && this.local.has(topic)) this.logFailure(this.subscriber.subscribe(channelOf(topic)));
    return listener;
  }

  async close(): Promise<void> {
    await this.local.close();
    await Promise.all([closeRedis(this.publisher), closeRedis(this.subscriber)]);
  }

  private receive(channel: string, text: string): void {
    const { from, payload } = JSON.parse(text) as Envelope;
    if (from !== this.id) this.local.publish(channel.slice(channelOf('').length), payload);
  }

  /** Fails only when the connection is closed permanently, and then there are no listeners left. */
  private logFailure(work: Promise<unknown>): void {
    work.catch((error) => this.logger.debug({ err: error }, 'a subscription was interrupted'));
  }
}
