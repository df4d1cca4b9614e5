import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { z } from 'zod';
import { query, type SignedInContext } from '../../access/index.js';
import { failures } from '../../platform/errors/index.js';
import type { Selection } from '../../platform/use-case/index.js';
import { instantsOf, readRuleTimeline } from '../organization/index.js';
import {
  type CsvColumn,
  describePending,
  openCsvFile,
  type PayrollEntries,
  type PayrollEntry,
  payRangeShape,
  readPay,
  requireDatesInOrder,
  sumPaidMinutes,
} from '../payroll/index.js';
import { type OwnSignOff, ownSignOffShape, readOwnSignOff } from '../sign-offs/index.js';
import { readOwnCorrections } from '../timeclock/index.js';
import { sumDays } from './own-days.rules.js';
import type { OwnPay } from './own-pay.types.js';

type PayLine = PayrollEntry['lines'][number];

const ownLineColumns: readonly CsvColumn<PayLine>[] = [
  { header: 'date', value: ({ date }) => date },
  { header: 'kind', value: ({ kind }) => kind },
  { header: 'minutes', value: ({ minutes }) => minutes },
  { header: 'hours', value: ({ hours }) => hours },
  { header: 'job', value: ({ job }) => job?.name ?? null },
  { header: 'policy', value: ({ policy }) => policy?.name ?? null },
  { header: 'rule', value: ({ rule }) => rule },
  { header: 'explanation', value: ({ explanation }) => explanation },
  { header: 'timesheetId', value: ({ timesheetId }) => timesheetId },
  { header: 'requestId', value: ({ requestId }) => requestId ?? null },
  { header: 'adjustsStartDate', value: ({ adjusts }) => adjusts?.startDate ?? null },
  { header: 'adjustsEndDate', value: ({ adjusts }) => adjusts?.endDate ?? null },
];

/** Two months: more than the longest pay period, and few enough lines for a phone. */
const longestRange = 62;

const ownPayInput = requireDatesInOrder(z.object(payRangeShape), longestRange);

export const myPay = query('myPay', ownPayInput, async (context, dates): Promise<OwnPay> => {
  const { viewer, selection } = context;
  const pay = await readPay(context, dates, async (entries, em) => {
    const entry = await requireEntry(entries, viewer.userId);
    // GraphQL reads no field that is not selected.
    const wantsSignOff = Object.keys(ownSignOffShape).some((field) => selection.wants(field));
    const seen = { entry, rules: entries.rules };
    const signOff = wantsSignOff ? await readSignOff(em, context, dates, seen) : ({} as OwnSignOff);
    return { ...present(entry, entries), ...signOff };
  });
  const corrections = selection.wants('corrections')
    ? await readCorrections(context, dates, selection.at('corrections'))
    : [];
  return { ...pay, corrections };
});

export const myHoursFile = query('myHoursFile', ownPayInput, async (context, dates) => {
  return readPay(context, dates, async (entries) => {
    const { user, lines } = await requireEntry(entries, context.viewer.userId);
    const value = (line: PayLine) => describePending({ user, line }, entries.pendingOvertime);
    const columns = [...ownLineColumns, { header: 'overtimePending', value }];
    return openCsvFile(`my-hours-${dates.startDate}-to-${dates.endDate}`, columns, inOneBatch(lines));
  });
});

async function requireEntry(entries: PayrollEntries, userId: string): Promise<PayrollEntry> {
  const entry = await entries.of(userId);
  if (!entry) throw failures.notFound('Person');
  return entry;
}

function present(entry: PayrollEntry, { isClosed }: PayrollEntries): Omit<OwnPay, keyof OwnSignOff | 'corrections'> {
  return {
    ...entry,
    totalMinutes: sumPaidMinutes(entry),
    days: sumDays(entry.lines),
    periodStatus: isClosed ? 'CLOSED' : 'OPEN',
  };
}

function readSignOff(
  em: EntityManager,
  { viewer, platform }: SignedInContext,
  dates: DateRange,
  seen: Parameters<typeof readOwnSignOff>[2],
): Promise<OwnSignOff> {
  const { organizationId, userId } = viewer;
  return readOwnSignOff({ em, viewer }, { ...dates, organizationId, userId, now: platform.clock.now() }, seen);
}

async function readCorrections(context: SignedInContext, dates: DateRange, selection: Selection) {
  const timeline = await readRuleTimeline(context.em, context.viewer.organizationId);
  return readOwnCorrections(context, instantsOf(timeline, dates), selection);
}

async function* inOneBatch(lines: PayrollEntry['lines']): AsyncGenerator<PayrollEntry['lines']> {
  yield lines;
}
