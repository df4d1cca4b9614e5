import { timeOffMinutesWithin } from '../../../pay-engine/index.js';
import { count, id, minutes, text } from './report-columns.js';
import type { ReportDefinition, ReportSource } from './report-definition.js';

interface RequestRow {
  readonly userId: string;
  readonly employee: string;
  readonly policyId: string;
  readonly policy: string;
  readonly requestId: string;
  readonly status: 'PENDING' | 'APPROVED';
  readonly startDate: string;
  readonly endDate: string;
  readonly hours: number;
}

interface PtoTimes extends Pick<RequestRow, 'userId' | 'employee' | 'policyId' | 'policy'> {
  readonly requests: number;
  readonly approvedMinutes: number;
  readonly pendingMinutes: number;
}

const nobody = '00000000-0000-0000-0000-000000000000';
const peopleAtOnce = 500;

/** The next people, by id, who have asked for days in the range; then what they have asked for. */
const requestsAfter = `
  with asked as (
    select request.* from pto_requests request
    where request.organization_id = ? and request.status in ('PENDING', 'APPROVED')
      and request.start_date <= ?::date and request.end_date >= ?::date and request.user_id > ?::uuid
  ), next_people as (select distinct user_id from asked order by user_id limit ?)
  select asked.user_id as "userId", person.first_name || ' ' || person.last_name as employee,
         policy.id as "policyId", policy.name as policy, asked.id as "requestId", asked.status, asked.hours,
         asked.start_date::text as "startDate", asked.end_date::text as "endDate"
  from asked
  join next_people using (user_id)
  join users person on person.organization_id = asked.organization_id and person.id = asked.user_id
  join pto_policies policy on policy.organization_id = asked.organization_id and policy.id = asked.policy_id
  order by asked.user_id, policy.name, policy.id`;

/**
 * Paid time off in these days, approved and still pending, by person and policy. It tells the requests as they stand
 * now, also for a closed pay period: what was paid then the payroll summary says.
 */
export const ptoSummary: ReportDefinition<PtoTimes> = {
  columns: [
    id('userId', (row) => row.userId),
    text('employee', 'Employee', (row) => row.employee),
    id('policyId', (row) => row.policyId),
    text('policy', 'Policy', (row) => row.policy),
    count('requests', 'Requests', (row) => row.requests),
    minutes('approvedMinutes', 'Approved', (row) => row.approvedMinutes),
    minutes('pendingMinutes', 'Pending', (row) => row.pendingMinutes),
  ],
  rows: async function* (source) {
    let after = nobody;
    for (;;) {
      const rows = await requestsOf(source, after);
      yield timesOf(rows, source);
      const last = rows.at(-1);
      if (!last) return;
      after = last.userId;
    }
  },
};

function requestsOf({ em, organizationId, entries }: ReportSource, after: string): Promise<RequestRow[]> {
  const { startDate, endDate } = entries.period;
  return em.execute<RequestRow[]>(requestsAfter, [organizationId, endDate, startDate, after, peopleAtOnce]);
}

function timesOf(rows: readonly RequestRow[], { entries }: ReportSource): PtoTimes[] {
  const groups = Map.groupBy(rows, ({ userId, policyId }) => `${userId} ${policyId}`);
  return [...groups.values()].map((requests) => {
    const minutesOf = (status: RequestRow['status']) =>
      requests
        .filter((request) => request.status === status)
        .reduce((sum, request) => sum + timeOffMinutesWithin(request, entries.period), 0);
    const { userId, employee, policyId, policy } = requests[0] as RequestRow;
    return {
      ...{ userId, employee, policyId, policy },
      requests: requests.length,
      approvedMinutes: minutesOf('APPROVED'),
      pendingMinutes: minutesOf('PENDING'),
    };
  });
}
