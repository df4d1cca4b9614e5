import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { createRequestContext } from '../context/request-context.builder.js';
import { Broadcast, type BroadcastParts } from './broadcast.adapter.js';
import type { Member, Operation, Subscriber } from './member.store.js';

/** The broadcasts of this gateway. A broadcast exists as long as it has members. */
export class Broadcasts {
  private readonly open = new Map<string, Broadcast>();

  constructor(private readonly parts: BroadcastParts) {}

  /**
   * Subscribes. The field's own `subscribe` authorizes the subscriber and chooses the topic; its failures are the result.
   */
  async join(args: ExecutionArgs): Promise<Member | ExecutionResult> {
    const { executor } = this.parts;
    const subscriber = args.contextValue as Subscriber;
    const topics: string[] = [];
    const pubSub = { subscribe: (topic: string) => notIterated(topics.push(topic)) };
    const contextValue = createRequestContext({ ...subscriber, executor, pubSub });
    const source = await createSourceEventStream({ ...args, contextValue });
    const [topic] = topics;
    if (!(Symbol.asyncIterator in source)) return source;
    if (topic === undefined) throw new Error('a subscription chose no topic');
    const { organizationId } = subscriber.caller.viewer;
    return this.broadcast(organizationId, topic).join(subscriber, args as unknown as Operation);
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

/** A placeholder for the events of a topic, which the broadcast reads itself. */
function notIterated(_topic: unknown): AsyncIterableIterator<unknown> {
  const refuse = () => Promise.reject(new Error('the broadcast reads the events'));
  return { next: refuse, [Symbol.asyncIterator]: () => notIterated(undefined) } as AsyncIterableIterator<unknown>;
}
