import { sumTimeOffMinutesWithin } from '../../../pay-engine/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { where } from '../../../platform/read-model/index.js';
import type { PayrollEntries } from '../entries/payroll-entries.types.js';
import type { PayrollLines } from '../run/payroll-entry.types.js';
import { count, id, minutes, text } from './report-columns.rules.js';
import type { ReportDefinition, ReportSource } from './report-definition.types.js';

interface RequestRow {
  readonly userId: string;
  readonly employee: string;
  readonly employeeNumber: string | null;
  readonly policyId: string;
  readonly policy: string;
  readonly paid: boolean;
  readonly requestId: string;
  readonly status: 'PENDING' | 'APPROVED';
  readonly startDate: string;
  readonly endDate: string;
  readonly hours: number;
}

interface PtoTimes extends PaidTimeOff {
  readonly requests: number;
  readonly approvedMinutes: number;
  readonly pendingMinutes: number;
}

const beforeEveryone = '00000000-0000-0000-0000-000000000000';
const batchSize = 500;

/** Selects the next people by id who have requests in the range, and those requests. */
const selectNextRequests = (condition: string) => `
  with requested as (
    select request.* from pto_requests request
    where request.organization_id = :organization and request.status in ('PENDING', 'APPROVED')
      and request.start_date <= ?::date and request.end_date >= ?::date and request.user_id > ?::uuid
      and ${condition}
  ), next_people as (select distinct user_id from requested order by user_id limit ?)
  select requested.user_id as "userId", person.first_name || ' ' || person.last_name as employee,
         person.employee_number as "employeeNumber",
         policy.id as "policyId", policy.name as policy, policy.paid, requested.id as "requestId",
         requested.status, requested.hours,
         requested.start_date::text as "startDate", requested.end_date::text as "endDate"
  from requested
  join next_people using (user_id)
  join users person on person.organization_id = requested.organization_id and person.id = requested.user_id
  join pto_policies policy on policy.organization_id = requested.organization_id and policy.id = requested.policy_id
  order by requested.user_id, policy.name, policy.id`;

/**
 * Approved and pending time off by person and policy, paid and unpaid, with the minutes of it that payroll contains. These
 * add up to the `ptoMinutes` of payroll. They differ from the approved minutes where time off was approved or revoked after
 * a reopened pay period had been paid.
 */
export const ptoSummary: ReportDefinition<PtoTimes> = {
  columns: [
    id('userId', (row) => row.userId),
    text('employee', 'Employee', (row) => row.employee),
    id('policyId', (row) => row.policyId),
    text('policy', 'Policy', (row) => row.policy),
    text('paid', 'Paid', (row) => (row.paid ? 'Yes' : 'No')),
    count('requests', 'Requests', (row) => row.requests),
    minutes('approvedMinutes', 'Approved', (row) => row.approvedMinutes),
    minutes('pendingMinutes', 'Pending', (row) => row.pendingMinutes),
    minutes('paidMinutes', 'In payroll', (row) => row.paidMinutes),
  ],
  fileColumns: [{ header: 'Employee number', value: (row) => row.employeeNumber }],
  rows: async function* (source) {
    const paid = await collectPaidTimeOff(source.entries);
    let after = beforeEveryone;
    for (;;) {
      const rows = await loadNextRequests(source, after);
      yield sumByPolicy(rows, source, paid);
      const last = rows.at(-1);
      if (!last) break;
      after = last.userId;
    }
    yield [...paid.values()].map((row) => ({ ...row, requests: 0, approvedMinutes: 0, pendingMinutes: 0 }));
  },
};

function loadNextRequests(
  { em, organizationId, entries, userIds }: ReportSource,
  after: string,
): Promise<RequestRow[]> {
  const { startDate, endDate } = entries.period;
  const among = userIds ? where`request.user_id = any(${arrayLiteral(userIds)}::uuid[])` : where`true`;
  const values = [endDate, startDate, after, ...among.values, batchSize];
  return tenantSql(em, organizationId).query<RequestRow>(selectNextRequests(among.sql), values);
}

/** Moves the paid hours from the map to the rows, so that each is listed once. */
function sumByPolicy(
  rows: readonly RequestRow[],
  { entries }: ReportSource,
  paid: Map<string, PaidTimeOff>,
): PtoTimes[] {
  const groups = Map.groupBy(rows, keyOfPaidTimeOff);
  return [...groups].map(([key, requests]) => {
    const sumMinutes = (status: RequestRow['status']) =>
      requests
        .filter((request) => request.status === status)
        .reduce((sum, request) => sum + sumTimeOffMinutesWithin(request, entries.period), 0);
    const { userId, employee, employeeNumber, policyId, policy, paid: isPaid } = requests[0] as RequestRow;
    const paidMinutes = paid.get(key)?.paidMinutes ?? 0;
    paid.delete(key);
    return {
      ...{ userId, employee, employeeNumber, policyId, policy, paid: isPaid, paidMinutes },
      requests: requests.length,
      approvedMinutes: sumMinutes('APPROVED'),
      pendingMinutes: sumMinutes('PENDING'),
    };
  });
}

interface PaidTimeOff
  extends Pick<RequestRow, 'userId' | 'employee' | 'employeeNumber' | 'policyId' | 'policy' | 'paid'> {
  readonly paidMinutes: number;
}

function keyOfPaidTimeOff({ userId, policyId }: Pick<PaidTimeOff, 'userId' | 'policyId'>): string {
  return `${userId} ${policyId}`;
}

export async function collectPaidTimeOff(entries: PayrollEntries): Promise<Map<string, PaidTimeOff>> {
  const found = new Map<string, PaidTimeOff>();
  const add = (row: PaidTimeOff) => {
    const key = keyOfPaidTimeOff(row);
    found.set(key, { ...row, paidMinutes: row.paidMinutes + (found.get(key)?.paidMinutes ?? 0) });
  };
  for await (const batch of entries.lines()) {
    for (const entry of batch) listPaidTimeOff(entry).forEach(add);
  }
  return found;
}

function listPaidTimeOff({ user, lines }: PayrollLines): PaidTimeOff[] {
  const employee = `${user.firstName} ${user.lastName}`;
  return lines.flatMap(({ kind, policy, minutes }) =>
    kind === 'PTO' && policy
      ? {
          ...{ userId: user.id, employee, employeeNumber: user.employeeNumber ?? null },
          ...{ policyId: policy.id, policy: policy.name, paid: true, paidMinutes: minutes },
        }
      : [],
  );
}
