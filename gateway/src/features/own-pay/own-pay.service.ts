import { query, type SignedInContext } from '../../access/index.js';
import { failures } from '../../platform/errors/index.js';
import { openCsvFile, type PayrollEntry, readPay } from '../payroll/index.js';
import { ownPayInput } from './own-pay.inputs.js';
import { sumDays } from './own-days.rules.js';
import type { OwnPay } from './own-pay.types.js';
import { ownLineColumns } from './own-pay-columns.presenter.js';

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

/** The caller's own pay. It is read as payroll reads it: settled for closed pay periods, and computed for other days. */
export const myPay = query('myPay', ownPayInput, readOwnPay);

/** The same as a file with a row per pay line. */
export const myHoursFile = query('myHoursFile', ownPayInput, async (context, dates) => {
  const { lines } = await readOwnPay(context, dates);
  return openCsvFile(`my-hours-${dates.startDate}-to-${dates.endDate}`, ownLineColumns, inOneBatch(lines));
});

async function readOwnPay(context: SignedInContext, dates: Dates): Promise<OwnPay> {
  const { entry, isClosed } = await readPay(context, dates, async (entries) => ({
    entry: await entries.of(context.viewer.userId),
    isClosed: entries.isClosed,
  }));
  if (!entry) throw failures.notFound('Person');
  const { regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes } = entry;
  return {
    ...entry,
    totalMinutes: regularMinutes + overtimeMinutes + doubleTimeMinutes + ptoMinutes,
    days: sumDays(entry.lines),
    periodStatus: isClosed ? 'CLOSED' : 'OPEN',
  };
}

async function* inOneBatch(lines: PayrollEntry['lines']): AsyncGenerator<PayrollEntry['lines']> {
  yield lines;
}
