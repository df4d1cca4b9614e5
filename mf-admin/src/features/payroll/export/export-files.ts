import type { ReadOf } from '@timetrack/client';
import type { DateRange } from '@timetrack/screens';
import type { Admin_Payroll_LoadExportProfilesQuery } from '../../../gql/graphql.js';

type Profile = ReadOf<Admin_Payroll_LoadExportProfilesQuery, 'exportProfiles'>['nodes'][number];

export interface ExportFile {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** Whether the layout is known to match what the vendor publishes. */
  readonly isVerified: boolean;
}

/** The file of a profile. The pay of an open period is a draft, which the file says itself. */
export function toFile(
  { id, name, description, isVerified }: Profile,
  period: DateRange,
  isDraft: boolean,
): ExportFile {
  const { startDate, endDate } = period;
  const query = new URLSearchParams({ startDate, endDate, ...(isDraft && { draft: '1' }) });
  return { name, description, isVerified, url: `/api/payroll/exports/${encodeURIComponent(id)}?${query}` };
}

/** The totals of each person, which no profile has. */
export function totalsFile({ startDate, endDate }: DateRange): ExportFile {
  const query = new URLSearchParams({ startDate, endDate, format: 'csv', rows: 'people' });
  return {
    name: 'Totals per person (CSV)',
    description: 'One row per person with the minutes of each kind.',
    isVerified: true,
    url: `/api/payroll?${query}`,
  };
}

/** Every pay line of one version, in force or not. */
export function urlOfVersion({ startDate, endDate }: DateRange, version: number): string {
  const query = new URLSearchParams({ startDate, endDate, format: 'csv', rows: 'lines', version: String(version) });
  return `/api/payroll?${query}`;
}
