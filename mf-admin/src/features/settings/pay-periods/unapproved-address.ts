import type { PeriodDays } from './pay-period-plan.js';

/** Where the timesheets of these days wait for approval. */
export function unapprovedAddress({ startDate, endDate }: PeriodDays): string {
  return `/timesheets?${new URLSearchParams({ period: 'custom', from: startDate, to: endDate, status: 'pending' })}`;
}
