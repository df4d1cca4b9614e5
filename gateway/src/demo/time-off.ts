import { PtoPolicy, PtoRequest } from '../features/time-off/index.js';
import { newId } from '../platform/database/ids.js';
import { type Demo, type DemoPerson, demoPeople } from './cast.js';
import { hourOf } from './shifts.js';

const demoPolicies = [
  { name: 'Paid time off', yearlyAllowanceHours: 120 },
  { name: 'Sick leave', yearlyAllowanceHours: 40, category: 'SICK' },
] as const;

export async function insertTimeOff({ em, organizationId, today, userIds }: Demo): Promise<void> {
  // Policies are listed by id, and the order of ids within one millisecond is random.
  const policyIds = demoPolicies.map(() => newId()).toSorted();
  await em.insertMany(
    PtoPolicy,
    demoPolicies.map((policy, index) => ({ ...policy, id: policyIds[index] as string, organizationId })),
  );
  const requests = buildPtoRequests(today).map(({ person, policy, decision, ...request }) => ({
    ...request,
    organizationId,
    user: userIds.get(person) as string,
    policy: policyIds[policy] as string,
    decidedAt: decision?.at ?? null,
    decidedBy: decision ? (userIds.get(decision.by) as string) : null,
  }));
  await em.insertMany(PtoRequest, requests);
}

/** Who has approved time off on which day. */
export function findTimeOff(today: Temporal.PlainDate): (person: DemoPerson, day: Temporal.PlainDate) => boolean {
  const approved = buildPtoRequests(today).filter(({ status }) => status === 'APPROVED');
  return (person, day) =>
    approved.some(
      (request) => request.person === person && request.startDate <= `${day}` && `${day}` <= request.endDate,
    );
}

/** Two requests are pending for next week, when another person is off; one exceeds the allowance. */
function buildPtoRequests(today: Temporal.PlainDate) {
  const monday = today.add({ days: 8 - today.dayOfWeek });
  const [wes, priya, jonas, lucia, deshawn, hana] = workers;
  const needed = 'We need everyone for Maple Street that week.';
  return [
    {
      ...buildRequest(wes, 0, monday.add({ days: 2 }), 3, 'PENDING', today.subtract({ days: 1 })),
      note: 'My sister gets married in Moab. Hana said that she could swap shifts.',
    },
    buildRequest(hana, 1, monday, 1, 'PENDING', today.subtract({ days: 2 })),
    buildRequest(deshawn, 1, monday.add({ days: 14 }), 10, 'PENDING', today.subtract({ days: 3 })),
    buildRequest(priya, 0, monday.add({ days: 3 }), 2, 'APPROVED', today.subtract({ days: 12 }), 'Have a good trip!'),
    buildRequest(jonas, 0, monday.subtract({ days: 21 }), 5, 'APPROVED', today.subtract({ days: 40 })),
    buildRequest(wes, 1, monday.subtract({ days: 27 }), 1, 'APPROVED', today.subtract({ days: 19 }), 'Get well soon.'),
    buildRequest(wes, 0, monday.add({ days: 21 }), 5, 'DENIED', today.subtract({ days: 9 }), needed),
    buildRequest(lucia, 0, monday.add({ days: 7 }), 2, 'CANCELED', today.subtract({ days: 6 })),
  ];
}

const workers = demoPeople.filter(({ role }) => role === 'WORKER') as [...Sextet, ...DemoPerson[]];
type Sextet = [DemoPerson, DemoPerson, DemoPerson, DemoPerson, DemoPerson, DemoPerson];

function buildRequest(
  person: DemoPerson,
  policy: number,
  first: Temporal.PlainDate,
  weekdays: number,
  status: 'PENDING' | 'APPROVED' | 'DENIED' | 'CANCELED',
  requestedOn: Temporal.PlainDate,
  managerNotes: string | null = null,
) {
  const manager = demoPeople.find(({ role, crew }) => role === 'MANAGER' && crew === person.crew) as DemoPerson;
  const isDecided = status === 'APPROVED' || status === 'DENIED';
  return {
    id: newId(),
    person,
    policy,
    startDate: first.toString(),
    endDate: lastOf(first, weekdays).toString(),
    hours: weekdays * 8,
    status,
    note: null as string | null,
    managerNotes,
    createdAt: hourOf(requestedOn, 12.5),
    decision: isDecided ? { by: manager, at: hourOf(requestedOn.add({ days: 1 }), 9) } : null,
  };
}

function lastOf(first: Temporal.PlainDate, weekdays: number): Temporal.PlainDate {
  let last = first;
  for (let counted = 1; counted < weekdays; ) {
    last = last.add({ days: 1 });
    if (last.dayOfWeek <= 5) counted += 1;
  }
  return last;
}
