import { useZodForm } from '@timetrack/screens';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { ReportAddress, ReportRequest } from '../address/report-address.js';
import { reportTypes } from '../report/labels.js';

const schema = z
  .object({
    type: z.enum(reportTypes),
    startDate: z.string().check(z.minLength(1, 'Start date is required')),
    endDate: z.string().check(z.minLength(1, 'End date is required')),
  })
  .check(
    z.refine(({ startDate, endDate }) => startDate === '' || endDate === '' || startDate <= endDate, {
      path: ['endDate'],
      error: 'End date must not be before the start date',
    }),
  );

/** The report form. Whenever the address requests another report, the form shows that request. */
export function useReportForm(
  { type, startDate, endDate }: ReportAddress,
  onGenerate: (request: ReportRequest) => void,
) {
  const form = useZodForm({
    schema,
    defaultValues: { type: type ?? 'TIMES_BY_EMPLOYEE', startDate, endDate },
    // The choice of a report is a search, not input to keep.
    guard: { setUnsaved: () => undefined },
    failureTitle: 'The report could not be generated',
    onSubmit: async (request) => onGenerate(request),
  });
  const { reset } = form;
  useEffect(() => reset({ type: type ?? 'TIMES_BY_EMPLOYEE', startDate, endDate }), [type, startDate, endDate, reset]);
  return form;
}

export type ReportForm = ReturnType<typeof useReportForm>;
