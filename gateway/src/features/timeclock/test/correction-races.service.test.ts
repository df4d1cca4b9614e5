import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startUseCases, type TestUseCases } from '../../../../test/harness/index.js';
import { aTeam } from '../../identity/test/builders.js';
import { payPeriodCalls } from '../../pay-periods/test/calls.js';
import { approveCorrection } from '../corrections/approve-correction.service.js';
import { Correction } from '../corrections/correction.entity.js';
import { requestCorrection, withdrawCorrection } from '../corrections/correction.service.js';
import { deleteTimesheet } from '../review/add-timesheet.service.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { aTimesheet } from './builders.js';

let work: TestUseCases;

beforeAll(async () => {
  work = await startUseCases({ now: '2026-07-20T15:00:00Z' });
});
afterAll(() => work.close());

const at = (text: string) => new Date(`2026-07-${text}:00Z`);
const everyTenant = { filters: { tenant: false } };
const rounds = Array.from({ length: 20 }, (_, round) => round);

test.each(rounds)(
  'exactly one of approving, withdrawing, deleting and closing decides a correction, round %s',
  async (round) => {
    const { worker, manager, admin, organizationId } = await aTeam(work.orm);
    const sheet = await aTimesheet(work.orm, {
      ...{ user: worker, clockInAt: at('15T15:00'), clockOutAt: at('15T23:00'), approvedAt: at('16T00:00') },
    });
    const times = { clockInAt: at('15T15:00'), clockOutAt: at('15T22:00') };
    const wish = { kind: 'CHANGE', timesheetId: sheet.id, reason: 'I left early.', ...times } as const;
    const { id } = await work.run(requestCorrection, worker, wish);
    const competitors = [
      () => work.run(approveCorrection, manager, { id }),
      () => work.run(withdrawCorrection, worker, { id }),
      () => work.run(deleteTimesheet, admin, { id: sheet.id }),
      () => payPeriodCalls(work).close(admin, '2026-07-05'),
    ];
    // Each of them starts first in some rounds.
    const order = competitors.map((_, index) => competitors[(index + round) % competitors.length]);

    const outcomes = await Promise.allSettled(order.map((compete) => compete?.()));

    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.kind] : []));
    expect(failures.every((kind) => kind === 'conflict' || kind === 'not-found')).toBe(true);
    const em = work.orm.em.fork();
    const correction = await em.findOneOrFail(Correction, { id }, everyTenant);
    const after = await em.findOne(Timesheet, { id: sheet.id, organizationId }, everyTenant);
    expect(['APPROVED', 'WITHDRAWN', 'OVERTAKEN']).toContain(correction.status);
    expect(correction.overtakenReason !== null).toBe(correction.status === 'OVERTAKEN');
    // A timesheet that is still there has the times of the decision.
    if (after) expect(after.clockOutAt).toEqual(correction.status === 'APPROVED' ? times.clockOutAt : at('15T23:00'));
    if (after) expect(after.approvedAt).not.toBeNull();
  },
);
