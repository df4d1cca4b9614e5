import type { ReadOf } from '@timetrack/client';
import type { Admin_Reports_LoadDateRangesQuery, SavedReport_SavedReportFragment } from '../../../gql/graphql.js';
import { addressOf, parseSorting, type ReportAddress } from '../address/report-address.js';

export type QuickRange = ReadOf<Admin_Reports_LoadDateRangesQuery, 'dateRanges'>[number];
export type SavedReport = SavedReport_SavedReportFragment;

/** The address of a saved report today; null until the dates of its range are loaded, or if they are unknown. */
export function savedAddress(saved: SavedReport, ranges: readonly QuickRange[]): ReportAddress | null {
  const { type, range, view, sort, find } = saved;
  const { startDate, endDate } = range === null ? saved : (ranges.find(({ key }) => key === range) ?? noDates);
  if (!startDate || !endDate) return null;
  return {
    ...addressOf({ type, startDate, endDate }, view === 'MATRIX' ? 'matrix' : 'table'),
    sorting: parseSorting(sort ?? ''),
    find: find ?? '',
  };
}

const noDates = { startDate: null, endDate: null };

export function rangesWith(
  { startDate, endDate }: Pick<ReportAddress, 'startDate' | 'endDate'>,
  ranges: readonly QuickRange[],
): readonly QuickRange[] {
  return ranges.filter((range) => range.startDate === startDate && range.endDate === endDate);
}
