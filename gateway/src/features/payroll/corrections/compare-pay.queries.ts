import { batchSize } from '../entries/batches.queries.js';
import type { SettledEntry } from '../entries/payroll-entries.types.js';
import { belongsTo, isTimeOff } from '../run/assemble-entry.rules.js';
import { loadCarriedPay } from '../run/carried-pay.queries.js';
import { computeEntries, loadPayrollFacts, startPayRun } from '../run/pay-run.queries.js';
import type { PayRun, PayrollEntry, PayrollLine, PayrollPerson } from '../run/payroll-entry.types.js';
import { streamPeopleOnPayroll } from '../run/people-on-payroll.queries.js';
import { listQualifiedWeeks, type QualifiedWeek, subtractWeeks } from '../run/qualified-weeks.rules.js';
import { hasOtherOvertimeWeights, subtractLines } from './line-differences.rules.js';
import { type Correction, loadSettledEntries, type Settling } from './settled-entries.service.js';

/** One person for whom the engine now computes other minutes than were paid for the period, or other overtime weights. */
export interface ChangedPay {
  readonly userId: string;
  /** What the engine computes from the punches as they are now. */
  readonly computed: PayrollEntry;
  readonly paid: SettledEntry | undefined;
  /** Lines that take back what later periods paid for this one. */
  readonly carriedOut: readonly PayrollLine[];
  /** Signed minutes of qualified overtime that other periods pay for this one, or this one for others. */
  readonly carriedQualified: number;
  readonly qualifiedDifference: readonly QualifiedWeek[];
  /** The unpaid difference, in signed minutes. Empty if only the rate of the overtime changes. */
  readonly difference: readonly PayrollLine[];
}

/**
 * Compares the pay that the engine computes for a closed period with everything that was paid for it: by the version in
 * force, and by corrections in later periods. Yields the people for whom they differ, in batches.
 *
 * For a neighbor, only work is compared. Its time off can't have changed, because its days are closed.
 */
export async function* findChangedPay(settling: Settling, correction: Correction): AsyncGenerator<ChangedPay[]> {
  const { em, organizationId, timelines, now } = settling;
  const { startDate, endDate } = correction.paid;
  const run = startPayRun({ organizationId, period: { startDate, endDate }, timelines, now, hasCarriedLines: false });
  const search = { ...run, versionIds: [correction.paid.id] };
  for await (const people of streamPeopleOnPayroll(em, search, batchSize)) {
    yield await comparePeople(settling, correction, run, people);
  }
}

async function comparePeople(
  settling: Settling,
  { paid, reason }: Correction,
  run: PayRun,
  people: readonly PayrollPerson[],
): Promise<ChangedPay[]> {
  const userIds = people.map(({ id }) => id);
  const entries = computeEntries(run, await loadPayrollFacts(settling.em, run, people));
  const paidEntries = await loadSettledEntries(settling, paid.id, userIds);
  const carried = await loadCarriedPay(settling.em, run, userIds);
  const isCompared = (line: PayrollLine) => reason !== 'NEIGHBOR' || !isTimeOff(line);
  return entries.flatMap((computed) => {
    const userId = computed.user.id;
    const paidEntry = paidEntries.get(userId);
    const paidLines = (paidEntry?.lines ?? []).filter((line) => belongsTo(line, paid));
    const {
      lines: carriedLines = [],
      qualifiedOvertimeMinutes: carriedQualified = 0,
      correctedWeeks = [],
    } = carried.get(userId) ?? {};
    const carriedOut = carriedLines.filter((line) => line.adjusts && belongsTo(line, paid));
    const difference = subtractLines(
      computed.lines.filter(isCompared),
      [...paidLines, ...carriedOut.map((line) => ({ ...line, minutes: -line.minutes }))]
        .filter(isCompared)
        .map((line) => ({ ...line, adjusts: null })),
    );
    const paidWeeks = listQualifiedWeeks(paidEntry, paid);
    const qualifiedDifference = paidWeeks
      ? subtractWeeks(listQualifiedWeeks(computed, paid) ?? [], [...paidWeeks, ...correctedWeeks])
      : [];
    const isChanged =
      difference.length > 0 || qualifiedDifference.length > 0 || hasOtherOvertimeWeights(computed, paidEntry);
    if (!isChanged) return [];
    return [{ userId, computed, paid: paidEntry, carriedOut, carriedQualified, difference, qualifiedDifference }];
  });
}
