import { Correction, Timesheet } from '../features/timeclock/index.js';
import { newId } from '../platform/database/ids.js';
import { type Demo, idOf } from './cast.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export async function insertCorrections(demo: Demo): Promise<void> {
  const { em, organizationId, now } = demo;
  const requester = idOf(demo, 'Wes');
  const closed = await em.find(
    Timesheet,
    { user: requester, clockOutAt: { $ne: null }, approvedAt: null },
    { orderBy: { clockInAt: 'desc' }, limit: 2, populate: ['breaks', 'job'] },
  );
  const longer = closed.map(({ id, version, clockInAt, clockOutAt, breaks, job }, index) => ({
    ...{ id: newId(), organizationId, user: requester, timesheet: id, kind: 'CHANGE' as const, clockInAt },
    clockOutAt: new Date((clockOutAt as Date).getTime() + 45 * minuteMs),
    baseVersion: version,
    before: {
      clockInAt: clockInAt.toISOString(),
      clockOutAt: (clockOutAt as Date).toISOString(),
      breaks: breaks.getItems().map(({ type, startAt, endAt }) => ({
        ...{ type, startAt: startAt.toISOString(), endAt: endAt?.toISOString() ?? null },
      })),
      job: job && { id: job.id, name: job.name, retired: job.retired },
    },
    effect: {
      ...{ regularMinutes: 45, overtimeMinutes: 0, doubleTimeMinutes: 0 },
      ...{ mealPremiumMinutes: 0, restPremiumMinutes: 0 },
    },
    createdAt: new Date(now.getTime() - (index === 0 ? 1 : 30) * hourMs),
  }));
  const [pending, denied] = longer;
  const decision = { decidedBy: idOf(demo, 'Maya'), decidedAt: new Date(now.getTime() - 20 * hourMs) };
  await em.insertMany(Correction, [
    ...(pending ? [{ ...pending, reason: 'I stayed to load the trailer for the next day.' }] : []),
    ...(denied
      ? [
          {
            ...{ ...denied, ...decision, status: 'DENIED' as const, reason: 'The truck was late.' },
            managerNotes: 'The truck came back at noon that day. Talk to me if I am wrong.',
          },
        ]
      : []),
  ]);
}
