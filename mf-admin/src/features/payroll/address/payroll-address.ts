import { type AddressFormat, type CalendarDate, type DateRange, isCalendarDate, oneOf } from '@timetrack/screens';

export const steps = ['review', 'approve', 'close', 'export'] as const;
export type Step = (typeof steps)[number];

export interface PayrollAddress {
  /** The first day of the chosen period. Null for the period that ended last. */
  readonly period: CalendarDate | null;
  /** The chosen step. Null for the first one with something left to do. */
  readonly step: Step | null;
}

/** `?period=2026-11-01&step=approve` */
export const payrollAddress: AddressFormat<PayrollAddress> = {
  parameters: ['period', 'step'],
  read: (params) => {
    const period = params.get('period');
    return { period: period && isCalendarDate(period) ? period : null, step: oneOf(steps, params.get('step')) };
  },
  write: ({ period, step }) => ({ period, step }),
};

interface TimesheetsOf extends DateRange {
  readonly userId?: string;
}

export function unapprovedAddress(timesheets: TimesheetsOf): string {
  return timesheetsAddress(timesheets, 'pending');
}

export function timesheetsAddress({ startDate, endDate, userId }: TimesheetsOf, status?: 'pending' | 'open'): string {
  const query = new URLSearchParams({
    ...(userId && { user: userId }),
    ...{ period: 'custom', from: startDate, to: endDate },
    ...(status && { status }),
  });
  return `/timesheets?${query}`;
}

export function reportAddress({ startDate, endDate }: DateRange): string {
  return `/reports?${new URLSearchParams({ type: 'PAYROLL_SUMMARY', startDate, endDate })}`;
}
