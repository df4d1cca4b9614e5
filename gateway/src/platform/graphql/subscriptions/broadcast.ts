import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { AsyncQueue } from '../../concurrency/async-queue.js';
import { DomainError, isDatabaseAway, notForSubscriber } from '../../errors/index.js';
import type { Caller, Callers, Executor } from '../../use-case/index.js';
import { createRequestContext, FollowedTopic } from '../context/request-context.js';
import { audienceOf, callerOf, EventResults } from './event-results.js';
import type { EventSource, OpenSource } from './event-sources.js';
import type { Member, Outcome, Subscriber } from './member.js';

export interface BroadcastParts {
  readonly executor: Executor;
  readonly callers: Pick<Callers, 'confirm'>;
  readonly openSource: OpenSource;
}

/** Members that are confirmed and sent to in one turn of the event loop, so that other requests wait only briefly. */
const membersPerTurn = 500;

export class Broadcasts {
  private readonly open = new Map<string, Broadcast>();

  constructor(private readonly parts: BroadcastParts) {}

  /** The end of a subscription, or why its caller may not subscribe. The results go to the subscriber. */
  async join(operation: ExecutionArgs): Promise<AsyncIterableIterator<never> | ExecutionResult> {
    const subscriber = operation.contextValue as Subscriber;
    const { caller } = subscriber;
    const topic = await chooseTopic(operation, caller, this.parts.executor);
    if (!(topic instanceof FollowedTopic)) return topic;
    return this.broadcast(caller.viewer.organizationId, topic.name).join(subscriber, operation, topic.first);
  }

  private broadcast(organizationId: string, topic: string): Broadcast {
    // One confirmation covers the people of one organization.
    const key = `${organizationId} ${topic}`;
    const known = this.open.get(key);
    if (known) return known;
    const closing = new AbortController();
    closing.signal.addEventListener('abort', () => this.open.delete(key), { once: true });
    const broadcast = new Broadcast(this.parts.openSource(topic, organizationId, closing.signal), closing, this.parts);
    this.open.set(key, broadcast);
    return broadcast;
  }
}

/** The field's `subscribe` authorizes, and chooses topic and first message. Returns its failures. */
async function chooseTopic(
  operation: ExecutionArgs,
  caller: Caller,
  executor: Executor,
): Promise<FollowedTopic | ExecutionResult> {
  const source = await createSourceEventStream({
    ...operation,
    contextValue: createRequestContext({ executor, caller }),
  });
  // A source that changes the events would not be iterated.
  if (Symbol.asyncIterator in source && !(source instanceof FollowedTopic)) {
    throw new Error('a subscription must return a FollowedTopic');
  }
  return source as FollowedTopic | ExecutionResult;
}

type EventsOf = (member: Member) => readonly EventResults[];

class Broadcast {
  private readonly members = new Set<Member>();
  /** With the messages that they get before those that follow. */
  private readonly newcomers = new Map<Member, readonly unknown[]>();
  private latest: unknown;
  private sending = Promise.resolve();

  constructor(
    source: EventSource,
    private readonly closing: AbortController,
    private readonly parts: BroadcastParts,
  ) {
    void this.listen(source);
  }

  /** With `first`, the member gets that message before those that follow. */
  join(subscriber: Subscriber, operation: ExecutionArgs, first: unknown): AsyncIterableIterator<never> {
    const results = new AsyncQueue<never>(subscriber.ended, () => this.remove(member));
    const member: Member = { subscriber, operation, viewer: subscriber.caller.viewer, results };
    this.members.add(member);
    if (subscriber.ended.aborted) results.end();
    const earlier = [this.latest, first].filter((payload) => payload !== undefined);
    if (earlier.length > 0) this.welcome(member, earlier);
    return results;
  }

  /** Those who join while others are sent to wait for their turn together: after a restart, a thousand join at once. */
  private welcome(member: Member, earlier: readonly unknown[]): void {
    this.newcomers.set(member, earlier);
    if (this.newcomers.size > 1) return;
    void this.inTurn(() => {
      const newcomers = new Map(this.newcomers);
      this.newcomers.clear();
      const events = new Map<unknown, EventResults>();
      const eventOf = (payload: unknown) => events.getOrInsertComputed(payload, () => this.eventOf(payload));
      return this.sendNow([...newcomers.keys()], (newcomer) => newcomers.get(newcomer)?.map(eventOf) ?? []);
    });
  }

  private remove(member: Member): void {
    this.members.delete(member);
    if (this.members.size === 0) this.closing.abort();
  }

  private async listen({ bursts, isFeed }: EventSource): Promise<void> {
    try {
      for await (const burst of bursts) {
        if (isFeed) this.latest = burst.at(-1);
        await this.send(burst, [...this.members]);
      }
      for (const { results } of this.members) results.end();
    } catch (error) {
      for (const { results } of this.members) results.fail(error);
    }
  }

  /** Sends one burst after the other. */
  private send(burst: readonly unknown[], members: readonly Member[]): Promise<void> {
    return this.inTurn(() => {
      const events = burst.map((payload) => this.eventOf(payload));
      return this.sendNow(members, () => events);
    });
  }

  private inTurn(send: () => Promise<void>): Promise<void> {
    this.sending = this.sending.then(send);
    return this.sending;
  }

  private eventOf(payload: unknown): EventResults {
    return new EventResults(payload, this.parts.executor);
  }

  private async sendNow(members: readonly Member[], eventsOf: EventsOf): Promise<void> {
    for (let start = 0; start < members.length; start += membersPerTurn) {
      const turn = members.slice(start, start + membersPerTurn);
      try {
        await this.sendTo(turn, eventsOf);
      } catch (error) {
        for (const { results } of turn) results.fail(error);
      }
    }
  }

  /** Executes first and confirms last: nothing comes between a confirmation and the messages that follow from it. */
  private async sendTo(all: readonly Member[], eventsOf: EventsOf): Promise<void> {
    const members = all.filter((member) => this.members.has(member));
    if (members.length === 0) return;
    const outcomes = await Promise.all(
      members.map((member) => Promise.all(eventsOf(member).map((results) => results.of(member)))),
    );
    throwIfAway(outcomes.flat());
    const viewers = await this.parts.callers.confirm(members.map(({ viewer }) => viewer));
    const changed: Member[] = [];
    members.forEach((member, index) => {
      const viewer = viewers[index];
      if (!viewer) {
        member.subscriber.endSocket();
        member.results.end();
      } else if (audienceOf(viewer) !== audienceOf(member.viewer)) {
        member.viewer = viewer;
        changed.push(member);
      } else if (this.members.has(member)) {
        for (const outcome of (outcomes[index] ?? []).filter(isForSubscriber)) member.subscriber.send(outcome);
      }
    });
    await Promise.all(changed.map((member) => this.endUnlessAllowed(member)));
    await this.sendTo(changed, eventsOf);
  }

  /** Another role may not be allowed to subscribe. */
  private async endUnlessAllowed(member: Member): Promise<void> {
    const topic = await chooseTopic(member.operation, callerOf(member), this.parts.executor);
    if (topic instanceof FollowedTopic) return;
    member.subscriber.send({ result: topic });
    member.results.end();
  }
}

function isForSubscriber({ result: { errors = [] } }: Outcome): boolean {
  return !errors.some(
    ({ originalError }) => originalError instanceof DomainError && originalError.code === notForSubscriber,
  );
}

/** An event that could not be read is not one that has failed. */
function throwIfAway(outcomes: readonly Outcome[]): void {
  const errors = outcomes.flatMap(({ result }) => result.errors ?? []);
  const away = errors.find(({ originalError }) => isDatabaseAway(originalError));
  if (away) throw away.originalError;
}
