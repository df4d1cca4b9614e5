import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { sumTimeOffMinutesWithin, type TimeOffSpan } from '../../../pay-engine/index.js';
import { type Condition, type RowOf, readRows, where } from '../../../platform/read-model/index.js';
import type { PayPeriodPorts } from '../../pay-periods/index.js';
import { ptoRequestReads } from './pto-request.reads.js';

/** Counts the undecided requests that are paid on dates of each period, in one statement. */
export const countUndecidedTimeOff: PayPeriodPorts['countUndecidedTimeOff'] = async (em, _organizationId, periods) => {
  const [firstDate] = periods.map(({ startDate }) => startDate).toSorted();
  const lastDate = periods
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  if (!firstDate || !lastDate) return [];
  const pending = await readRows(em, ptoRequestReads, undecidedOn({ startDate: firstDate, endDate: lastDate }));
  return periods.map((dates) => pending.filter((request) => isPaidOn(request, dates)).length);
};

export type UndecidedRow = RowOf<typeof ptoRequestReads>;

export async function findUndecidedTimeOff(em: EntityManager, dates: DateRange): Promise<UndecidedRow[]> {
  const pending = await readRows(em, ptoRequestReads, undecidedOn(dates), {
    orderBy: ['startDate', 'id'],
    parts: ['requester', 'policy'],
  });
  return pending.filter((request) => isPaidOn(request, dates));
}

function undecidedOn({ startDate, endDate }: DateRange): Condition {
  return where`status = 'PENDING' and start_date <= ${endDate}::date and end_date >= ${startDate}::date`;
}

/**
 * Whether the request has minutes on one of the dates. A request from Saturday to Monday has no minutes on the weekend, so a
 * period that ends on the Sunday does not wait for it.
 */
const isPaidOn = (request: TimeOffSpan, dates: DateRange): boolean => sumTimeOffMinutesWithin(request, dates) > 0;
