import type { TestUser } from '../../src/features/identity/test/builders.js';
import { aSchedule, aShiftTemplate, aWeekTemplate } from '../../src/features/scheduling/test/builders.js';
import { aPtoRequest } from '../../src/features/time-off/test/builders.js';
import { now, type RandomOrganization } from './random-organization.js';

const firstShift = Date.UTC(2026, 6, 12);
const hourMs = 3_600_000;

/** Shifts of one person or of several, in reach, out of reach and across the border, templates, and time off. */
export async function addPlans(organization: RandomOrganization): Promise<void> {
  const { gateway, random, everyone, organizationId, jobs, reach, owner } = organization;
  const inReach = everyone.filter(({ id }) => reach.has(id));
  const hidden = everyone.filter(({ id }) => !reach.has(id));
  for (let n = 0; n < everyone.length * 3; n += 1) {
    const groups = [inReach, hidden, everyone];
    const from = n < 6 ? [inReach, hidden, everyone][n % 3] : random.pick(groups);
    const people = drawPeople(organization, from as readonly TestUser[], n < 6 ? 3 : random.pick([1, 1, 2, 3]));
    if (n === 2 || n === 5) people.push(random.pick(inReach), random.pick(hidden));
    const startAt = new Date(firstShift + (24 * random.int(0, 24) + random.int(10, 18)) * hourMs);
    await aSchedule(gateway.orm, {
      ...{ organizationId, startAt, endAt: new Date(startAt.getTime() + random.int(4, 10) * hourMs) },
      title: `Shift ${n}`,
      assignedUserIds: [...new Set(people.map(({ id }) => id))],
      status: random.pick(['PUBLISHED', 'PUBLISHED', 'DRAFT', 'CANCELED']),
      job: random.chance(0.7) ? random.pick(jobs) : null,
      notes: random.chance(0.3) ? `Bring key ${n}` : null,
      plannedBreakMinutes: random.pick([0, 30]),
    });
  }
  // It is on, so that those who have not clocked in are missing.
  await aSchedule(gateway.orm, {
    ...{ organizationId, startAt: new Date(Date.parse(now) - 2 * hourMs), endAt: new Date(Date.parse(now) + hourMs) },
    ...{ title: 'All hands', assignedUserIds: everyone.map(({ id }) => id), status: 'PUBLISHED' },
  });
  await aShiftTemplate(gateway.orm, { organizationId, name: 'Early', jobId: jobs[0]?.id ?? null });
  await aWeekTemplate(gateway.orm, { organizationId, name: 'Empty week' });
  await gateway.rest(owner, 'POST', '/api/week-templates', { name: 'Whole crew', weekOf: '2026-07-15' });
  for (const user of everyone) await addTimeOff(organization, user);
}

function drawPeople({ random }: RandomOrganization, people: readonly TestUser[], count: number): TestUser[] {
  return Array.from({ length: count }, () => random.pick(people));
}

async function addTimeOff(
  { gateway, random, policies, owner, self, unrestricted }: RandomOrganization,
  user: TestUser,
) {
  for (const first of [13, 20, 30]) {
    if (random.chance(0.6)) continue;
    const day = first + random.int(0, 1);
    await aPtoRequest(gateway.orm, {
      ...{ user, policy: random.pick(policies) as never, hours: 8 },
      startDate: `2026-07-${day}`,
      endDate: `2026-07-${day}`,
      status: random.pick(['PENDING', 'PENDING', 'APPROVED', 'APPROVED', 'DENIED', 'CANCELED']),
      decidedBy: random.pick([owner, self, unrestricted].filter(({ userId }) => userId !== user.id)).user,
      note: random.chance(0.5) ? `A trip of ${user.firstName}` : null,
    });
  }
}
