import type { SessionUser } from '@timetrack/contracts';
import type { PtoStatus, RequestPtoInput } from '../../gql/graphql.js';
import { addDays, today, weekStart } from '../../time/calendar.js';
import { aSchedule, aUser } from '../builders.js';
import { aBalance, aPendingRequest, aPolicy, aRequest, somebodyOff } from '../time-off-builders.js';

type Request = ReturnType<typeof aPendingRequest> & ReturnType<typeof aRequest>;

/** A refusal in the gateway's words. */
export class Refusal extends Error {}

const grace = aUser('Grace', 'Adeyemi-Thornton', { scheduleColor: '#ec4899' });
const chen = aUser('Chen', 'Wei', { scheduleColor: '#10b981' });
const dara = aUser('Dara', 'O’Brien', { scheduleColor: '#f59e0b' });
const emeka = aUser('Emeka', 'Okafor', { scheduleColor: '#8b5cf6' });
const long = aUser('Bartholomäus-Alexander', 'von Hohenstein-Wolfenbüttel', { scheduleColor: '#ef4444' });
const maria = aUser('Maria', 'Mendez', { id: 'user-manager', role: 'MANAGER' });

/**
 * Requests in memory, alive until the page is loaded again. `?policies=0` is an organization without a policy, and
 * `?requests=0` one where nobody has asked for anything.
 */
export class TimeOffWorld {
  readonly policies = [
    aPolicy('Paid time off', { balance: aBalance({ usedHours: 32, pendingHours: 8, remainingHours: 40 }) }),
    aPolicy('Sick leave', {
      id: 'policy-2',
      balance: aBalance({ allowanceHours: null, usedHours: 12.5, pendingHours: 0, remainingHours: null }),
    }),
  ];
  readonly requests: Request[];
  private made = 0;

  constructor(asked: URLSearchParams) {
    if (asked.has('policies')) this.policies.splice(Number(asked.get('policies')));
    this.requests = asked.has('requests') ? [] : [...this.own(), ...this.others()];
  }

  of({ id }: SessionUser): Request[] {
    return this.requests.filter(({ user }) => user.id === id);
  }

  pending({ id, role }: SessionUser): Request[] {
    return this.requests
      .filter(({ status }) => status === 'PENDING')
      .map((request) => ({ ...request, canDecide: role !== 'MANAGER' || request.user.id !== id }));
  }

  request(person: SessionUser, input: RequestPtoInput): Request {
    const user = aUser(person.firstName, person.lastName, { id: person.id, role: person.role });
    const policy = this.policies.find(({ id }) => id === input.policyId) ?? aPolicy();
    const { startDate, endDate, hours } = input;
    const request = this.add({ user, policy, startDate, endDate, hours });
    this.requests.unshift(request);
    return request;
  }

  decide(id: string, status: PtoStatus, managerNotes: string | null | undefined): Request {
    const request = this.requests.find((one) => one.id === id);
    if (request?.status !== 'PENDING') throw new Refusal('The request is already decided');
    Object.assign(request, { status, managerNotes: managerNotes ?? null });
    if (status !== 'CANCELED') Object.assign(request, { decidedAt: new Date().toISOString(), decidedBy: maria });
    return request;
  }

  private own(): Request[] {
    const walker = aUser('Wanda', 'Walker', { id: 'user-worker' });
    const week = weekStart(today('America/Denver'));
    const decided = { user: walker, decidedAt: new Date().toISOString(), decidedBy: maria };
    const days = (from: number, to: number) => ({ startDate: addDays(week, from), endDate: addDays(week, to) });
    return [
      this.add({ user: walker, ...days(29, 29), hours: 8 }),
      this.add({
        ...decided,
        ...days(36, 40),
        hours: 40,
        status: 'DENIED',
        managerNotes: 'Two of us are off in that week already. The week after would be fine, ask again then!',
      }),
      this.add({ ...decided, ...days(-20, -17), hours: 32, status: 'APPROVED', managerNotes: 'Enjoy the mountains.' }),
      this.add({ user: walker, ...days(-40, -40), hours: 4, status: 'CANCELED', policy: this.policies[1] }),
    ];
  }

  private others(): Request[] {
    const week = weekStart(today('America/Denver'));
    const days = (from: number, to: number) => ({ startDate: addDays(week, from), endDate: addDays(week, to) });
    const shift = (id: string, day: number, assignees: ReturnType<typeof aUser>[], title: string) =>
      aSchedule({
        id,
        title,
        assignees,
        startAt: `${addDays(week, day)}T15:00:00.000Z`,
        endAt: `${addDays(week, day)}T23:00:00.000Z`,
      });
    return [
      this.add({
        user: grace,
        ...days(8, 12),
        hours: 40,
        balances: [
          aBalance({ usedHours: 48, pendingHours: 40, remainingHours: -8 }),
          aBalance({ year: 2027, usedHours: 0, pendingHours: 16, remainingHours: 64 }),
        ],
        othersOff: [
          somebodyOff(chen, { id: 'off-1', ...days(9, 10) }),
          somebodyOff(long, { id: 'off-2', ...days(12, 16) }),
        ],
        scheduledThen: [
          shift('then-1', 8, [dara], 'Framing, second floor'),
          shift('then-2', 9, [grace, emeka], 'Roof inspection'),
          shift('then-3', 10, [emeka], 'Drywall'),
          shift('then-4', 11, [dara, emeka], 'Site clean-up'),
        ],
      }),
      this.add({ user: long, ...days(16, 16), hours: 8, policy: this.policies[1] }),
      this.add({
        user: maria,
        ...days(30, 33),
        hours: 32,
        balances: [aBalance({ pendingHours: 32, remainingHours: 32 })],
      }),
    ];
  }

  private add(members: Partial<Request>): Request {
    this.made += 1;
    const both = { id: `request-${this.made}`, ...members };
    return { ...aRequest(both), ...aPendingRequest(both) };
  }
}
