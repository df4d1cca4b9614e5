import { query, type SignedInContext } from '../../access/index.js';
import { failures } from '../../platform/errors/index.js';
import type { Selection } from '../../platform/use-case/index.js';
import { instantsOf, readRuleTimeline } from '../organization/index.js';
import { openCsvFile, type PayrollEntry, readPay } from '../payroll/index.js';
import { readOwnCorrections } from '../timeclock/index.js';
import { sumDays } from './own-days.rules.js';
import { ownPayInput } from './own-pay.inputs.js';
import type { OwnPay } from './own-pay.types.js';
import { ownLineColumns } from './own-pay-columns.presenter.js';

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

/** The caller's own pay. It is read as payroll reads it: settled for closed pay periods, and computed for other days. */
export const myPay = query('myPay', ownPayInput, async (context, dates): Promise<OwnPay> => {
  const pay = await readOwnPay(context, dates);
  const selection = context.selection.at('corrections');
  return {
    ...pay,
    corrections: context.selection.wants('corrections') ? await readCorrections(context, dates, selection) : [],
  };
});

/** The same as a file with a row per pay line. */
export const myHoursFile = query('myHoursFile', ownPayInput, async (context, dates) => {
  const { lines } = await readOwnPay(context, dates);
  return openCsvFile(`my-hours-${dates.startDate}-to-${dates.endDate}`, ownLineColumns, inOneBatch(lines));
});

async function readOwnPay(context: SignedInContext, dates: Dates): Promise<Omit<OwnPay, 'corrections'>> {
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

async function readCorrections(context: SignedInContext, dates: Dates, selection: Selection) {
  const timeline = await readRuleTimeline(context.em, context.viewer.organizationId);
  return readOwnCorrections(context, instantsOf(timeline, dates), selection);
}

async function* inOneBatch(lines: PayrollEntry['lines']): AsyncGenerator<PayrollEntry['lines']> {
  yield lines;
}
