import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { within } from '../../concurrency/within.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import type { FeedEvent, FollowedFeed } from '../../feed.js';
import type { Messages, PubSub } from '../../ports/platform.js';

/** Events that are read, confirmed and sent together. */
const maxBurst = 100;
/** How long changes without an event can stay unnoticed: those of jobs, and of gateways that share no Redis. */
const unannouncedMs = 10_000;

export interface EventSource {
  readonly bursts: AsyncIterable<readonly unknown[]>;
  /** Whether the events are a feed: nothing is skipped, and subscribers first get the latest event. */
  readonly isFeed: boolean;
}

export interface EventSourceParts {
  readonly pubSub: PubSub;
  readonly feeds: readonly FollowedFeed[];
  readonly unitOfWork: Pick<UnitOfWork, 'read'>;
}

/** Opens the events of a topic until the signal aborts. */
export type OpenSource = (topic: string, organizationId: string, closing: AbortSignal) => EventSource;

/**
 * The events of a topic are its messages. The messages of a feed's topic only say that the feed has grown: the events are read
 * from the database, each once and in the order of the feed, whatever happens to the messages.
 */
export function createEventSources({ pubSub, feeds, unitOfWork }: EventSourceParts): OpenSource {
  return (topic, organizationId, closing) => {
    const feed = feeds.find(({ topicOf }) => topicOf(organizationId) === topic);
    const messages = pubSub.subscribe(topic, closing);
    if (!feed) return { bursts: burstsOf(messages), isFeed: false };
    const read: ReadFeed = (work) => unitOfWork.read(organizationId, work);
    return { bursts: followFeed(feed, read, { messages, closing }), isFeed: true };
  };
}

/** Waits for another turn of the event loop: the command that published a message is answered before the message is sent. */
async function* burstsOf(messages: Messages): AsyncGenerator<readonly unknown[]> {
  for await (const message of messages) {
    await nextTurn();
    yield [message, ...messages.take(maxBurst - 1)];
  }
}

type ReadFeed = <Result>(work: (em: EntityManager) => Promise<Result>) => Promise<Result>;

interface Announcements {
  readonly messages: Messages;
  readonly closing: AbortSignal;
}

/** The last event so far, and each one that follows. */
async function* followFeed(
  feed: FollowedFeed,
  read: ReadFeed,
  { messages, closing }: Announcements,
): AsyncGenerator<readonly FeedEvent[]> {
  let growth = Promise.withResolvers<void>();
  void callForEach(messages, () => growth.resolve());
  let position = Math.max(0, (await read((em) => feed.readLastPosition(em))) - 1);
  while (!closing.aborted) {
    const events = await read((em) => feed.readAfter(em, position, maxBurst));
    if (events.length > 0) yield events;
    position = events.at(-1)?.position ?? position;
    if (events.length === maxBurst) continue;
    await within(unannouncedMs, growth.promise);
    growth = Promise.withResolvers();
  }
}

/** Also calls at the end of the messages, which is when the source closes. */
async function callForEach(messages: Messages, call: () => void): Promise<void> {
  for await (const _ of messages) call();
  call();
}
