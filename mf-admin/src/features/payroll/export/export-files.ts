import type { DateRange } from '@timetrack/screens';

export interface ExportFile {
  readonly name: string;
  readonly description: string;
  readonly url: string;
}

/** The files that every organization can download. */
export function listFiles({ startDate, endDate }: DateRange): readonly ExportFile[] {
  const urlOf = (rows: string) => `/api/payroll?${new URLSearchParams({ startDate, endDate, format: 'csv', rows })}`;
  return [
    {
      name: 'Totals per person (CSV)',
      description: 'One row per person with the minutes of each kind.',
      url: urlOf('people'),
    },
    {
      name: 'Pay lines (CSV)',
      description: 'One row per line with its date, kind, minutes and the rule that produced it.',
      url: urlOf('lines'),
    },
  ];
}
