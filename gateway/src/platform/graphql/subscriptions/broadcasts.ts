import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { createRequestContext, type Topics } from '../context/request-context.js';
import { Broadcast, type BroadcastParts } from './broadcast.js';
import type { Member, Operation, Subscriber } from './member.js';

export class Broadcasts {
  private readonly open = new Map<string, Broadcast>();

  constructor(private readonly parts: BroadcastParts) {}

  /** The field's `subscribe` authorizes, and chooses topic and first message. Returns its failures. */
  async join(args: ExecutionArgs): Promise<Member | ExecutionResult> {
    const { executor } = this.parts;
    const subscriber = args.contextValue as Subscriber;
    const choice = new TopicChoice();
    const contextValue = createRequestContext({ ...subscriber, executor, pubSub: choice });
    const source = await createSourceEventStream({ ...args, contextValue });
    if (!(Symbol.asyncIterator in source)) return source;
    const { topic, first } = choice.of(source);
    const { organizationId } = subscriber.caller.viewer;
    return this.broadcast(organizationId, topic).join(subscriber, args as unknown as Operation, first);
  }

  private broadcast(organizationId: string, topic: string): Broadcast {
    // One confirmation covers the people of one organization.
    const key = `${organizationId} ${topic}`;
    const known = this.open.get(key);
    if (known) return known;
    const broadcast: Broadcast = new Broadcast(topic, organizationId, this.parts, () => {
      if (this.open.get(key) === broadcast) this.open.delete(key);
    });
    this.open.set(key, broadcast);
    return broadcast;
  }
}

/** What a subscription chose. The broadcast reads the events itself, so they come from here only as a placeholder. */
class TopicChoice implements Topics {
  private readonly choices = new Map<unknown, { readonly topic: string; readonly first: unknown }>();

  subscribe(topic: string, _ended: AbortSignal, first?: unknown): AsyncIterableIterator<unknown> {
    const placeholder = notIterated();
    this.choices.set(placeholder, { topic, first });
    return placeholder;
  }

  /** Fails for a source that changes the events, because nothing iterates it. */
  of(source: unknown) {
    const choice = this.choices.get(source);
    if (!choice) throw new Error('a subscription must return what its context’s `subscribe` returns');
    return choice;
  }
}

function notIterated(): AsyncIterableIterator<unknown> {
  const refuse = () => Promise.reject(new Error('the broadcast reads the events'));
  return { next: refuse, [Symbol.asyncIterator]: notIterated } as AsyncIterableIterator<unknown>;
}
