import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { isDatabaseAway } from '../../errors/index.js';
import type { Callers } from '../../use-case/index.js';
import { createRequestContext, FollowedTopic } from '../context/request-context.js';
import { audienceOf, type EventParts, EventResults, type Outcome, refusalOf } from './event-results.js';
import type { EventSource, OpenSource } from './event-sources.js';
import { Member, type Operation, type Subscriber } from './member.js';

export interface BroadcastParts extends EventParts {
  readonly callers: Pick<Callers, 'confirm'>;
  readonly openSource: OpenSource;
}

/** Events that wait while earlier ones are sent. When there are more, the subscriptions end. */
const maxWaiting = 1000;
const maxBurst = 100;
/** Members that are confirmed and sent to in one turn of the event loop, so that other requests wait only briefly. */
const membersPerTurn = 500;

interface Event {
  readonly number: number;
  readonly payload: unknown;
  /** Set for an event that only this member gets: the others had it before, or it is the member's first. */
  readonly only?: Member;
}

export class Broadcasts {
  private readonly open = new Map<string, Broadcast>();

  constructor(private readonly parts: BroadcastParts) {}

  /** The field's `subscribe` authorizes, and chooses topic and first message. Returns its failures. */
  async join(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
    const subscriber = args.contextValue as Subscriber;
    const { caller } = subscriber;
    const contextValue = createRequestContext({ executor: this.parts.executor, caller });
    const source = await createSourceEventStream({ ...args, contextValue });
    if (!(Symbol.asyncIterator in source)) return source;
    // A source that changes the events would not be iterated.
    if (!(source instanceof FollowedTopic)) throw new Error('a subscription must return a FollowedTopic');
    const broadcast = this.broadcast(caller.viewer.organizationId, source.name);
    return broadcast.join(subscriber, args as unknown as Operation, source.first).results;
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

class Broadcast {
  private readonly members = new Set<Member>();
  private readonly waiting: Event[] = [];
  private readonly closing = new AbortController();
  private count = 0;
  private sending: Promise<void> | null = null;
  private latest: Event | undefined;

  constructor(
    topic: string,
    organizationId: string,
    private readonly parts: BroadcastParts,
    private readonly emptied: () => void,
  ) {
    void this.listen(parts.openSource(topic, organizationId, this.closing.signal));
  }

  /** Subscribes. With `first`, the member gets that message before those that follow. */
  join(subscriber: Subscriber, operation: Operation, first?: unknown): Member {
    const member: Member = new Member(subscriber, operation, this.count, (left) => this.remove(left));
    if (!member.isActive) this.remove(member);
    else {
      this.members.add(member);
      if (this.latest) this.enqueue({ ...this.latest, number: this.count, only: member });
      if (first !== undefined) this.enqueue({ payload: first, number: this.count, only: member });
    }
    return member;
  }

  private remove(member: Member): void {
    this.members.delete(member);
    if (this.members.size > 0 || this.closing.signal.aborted) return;
    this.closing.abort();
    this.emptied();
  }

  private async listen({ events, isFeed }: EventSource): Promise<void> {
    try {
      for await (const payload of events) {
        // A feed can wait. Messages cannot.
        if (isFeed && this.waiting.length >= maxBurst) await this.sending;
        if (this.waiting.length >= maxWaiting) break;
        const event = { number: this.count++, payload };
        if (isFeed) this.latest = event;
        this.enqueue(event);
      }
      for (const member of this.members) member.results.end();
    } catch (error) {
      for (const member of this.members) member.fail(error);
    }
  }

  private enqueue(event: Event): void {
    this.waiting.push(event);
    this.sending ??= this.sendWaiting().finally(() => {
      this.sending = null;
    });
  }

  /** Starts in another turn of the event loop: the command that published the event is answered first. */
  private async sendWaiting(): Promise<void> {
    await nextTurn();
    while (this.waiting.length > 0) await this.sendBurst(this.waiting.splice(0, maxBurst));
  }

  private async sendBurst(burst: readonly Event[]): Promise<void> {
    const events = burst.map(({ payload, ...event }) => ({ ...event, results: new EventResults(payload, this.parts) }));
    const members = [...this.members];
    for (let start = 0; start < members.length; start += membersPerTurn) {
      const turn = members.slice(start, start + membersPerTurn).filter(({ isActive }) => isActive);
      try {
        await this.sendTo(turn, events);
      } catch (error) {
        for (const member of turn) member.fail(error);
      }
    }
  }

  /** Executes first and confirms last: nothing comes between a confirmation and the messages that follow from it. */
  private async sendTo(members: readonly Member[], events: readonly NumberedResults[]): Promise<void> {
    const prepared = await Promise.all(members.map((member) => outcomesOf(member, events)));
    throwIfAway(prepared.flat());
    const viewers = await this.parts.callers.confirm(members.map(({ viewer }) => viewer));
    const changed: Member[] = [];
    members.forEach((member, index) => {
      const viewer = viewers[index];
      if (!viewer) {
        member.subscriber.endSocket();
        member.results.end();
      } else if (audienceOf(viewer) === audienceOf(member.viewer)) {
        send(member, prepared[index] ?? []);
      } else {
        member.viewer = viewer;
        changed.push(member);
      }
    });
    await Promise.all(changed.map((member) => this.sendToChanged(member, events)));
  }

  private async sendToChanged(member: Member, events: readonly NumberedResults[]): Promise<void> {
    const refusal = refusalOf(member, member.viewer, this.parts);
    if (!refusal) return send(member, await outcomesOf(member, events));
    member.results.push(refusal);
    member.results.end();
  }
}

/** An event that could not be read is not one that has failed. */
function throwIfAway(outcomes: readonly Outcome[]): void {
  const errors = outcomes.flatMap(({ result }) => result.errors ?? []);
  const away = errors.find(({ originalError }) => isDatabaseAway(originalError));
  if (away) throw away.originalError;
}

interface NumberedResults extends Pick<Event, 'number' | 'only'> {
  readonly results: EventResults;
}

function outcomesOf(member: Member, events: readonly NumberedResults[]): Promise<Outcome[]> {
  const own = events.filter(({ number, only = member }) => number >= member.firstEvent && only === member);
  return Promise.all(own.map(({ results }) => results.of(member, member.viewer)));
}

function send(member: Member, outcomes: readonly Outcome[]): void {
  for (const { json, result } of outcomes) {
    if (json === null) member.results.push(result);
    else member.send(json);
  }
}
