import type { CsvColumn, PayrollEntry } from '../payroll/index.js';

type PayLine = PayrollEntry['lines'][number];

export const ownLineColumns: readonly CsvColumn<PayLine>[] = [
  { header: 'date', value: ({ date }) => date },
  { header: 'kind', value: ({ kind }) => kind },
  { header: 'minutes', value: ({ minutes }) => minutes },
  { header: 'hours', value: ({ hours }) => hours ?? null },
  { header: 'job', value: ({ job }) => job?.name ?? null },
  { header: 'policy', value: ({ policy }) => policy?.name ?? null },
  { header: 'rule', value: ({ rule }) => rule },
  { header: 'explanation', value: ({ explanation }) => explanation },
  { header: 'timesheetId', value: ({ timesheetId }) => timesheetId },
  { header: 'requestId', value: ({ requestId }) => requestId ?? null },
  { header: 'adjustsStartDate', value: ({ adjusts }) => adjusts?.startDate ?? null },
  { header: 'adjustsEndDate', value: ({ adjusts }) => adjusts?.endDate ?? null },
];
