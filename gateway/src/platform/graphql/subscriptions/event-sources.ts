import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import type { FeedEvent, FollowedFeed } from '../../feed.js';
import type { PubSub } from '../../ports/platform.js';

/** Events that are read at once. */
const maxRead = 100;
/** How long changes without an event can stay unnoticed: those of jobs, and of gateways that share no Redis. */
const unannouncedMs = 10_000;

export interface EventSource {
  readonly events: AsyncIterable<unknown>;
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
    if (!feed) return { events: messages, isFeed: false };
    const read: ReadFeed = (work) => unitOfWork.read(organizationId, work);
    return { events: followFeed(feed, read, { messages, closing }), isFeed: true };
  };
}

type ReadFeed = <Result>(work: (em: EntityManager) => Promise<Result>) => Promise<Result>;

interface Waking {
  readonly messages: AsyncIterable<unknown>;
  readonly closing: AbortSignal;
}

/** The last event so far, and each one that follows. */
async function* followFeed(feed: FollowedFeed, read: ReadFeed, waking: Waking): AsyncGenerator<FeedEvent> {
  const bell = new Bell(waking);
  let position = Math.max(0, (await read((em) => feed.readLastPosition(em))) - 1);
  while (!waking.closing.aborted) {
    const events = await read((em) => feed.readAfter(em, position, maxRead));
    yield* events;
    position = events.at(-1)?.position ?? position;
    if (events.length < maxRead) await bell.next();
  }
}

/** Rings for messages, and from time to time. Several messages ring once. */
class Bell {
  private hasRung = false;
  private wake: () => void = () => undefined;

  constructor({ messages, closing }: Waking) {
    closing.addEventListener('abort', () => this.ring(), { once: true });
    void this.listen(messages);
  }

  async next(): Promise<void> {
    if (!this.hasRung) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, unannouncedMs).unref();
      });
    }
    this.hasRung = false;
  }

  private async listen(messages: AsyncIterable<unknown>): Promise<void> {
    for await (const _ of messages) this.ring();
  }

  private ring(): void {
    this.hasRung = true;
    this.wake();
  }
}
