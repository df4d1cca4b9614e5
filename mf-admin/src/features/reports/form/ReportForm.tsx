import { useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { type DateRange, formatDateRange, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input, Select, Skeleton } from '@timetrack/ui';
import { ChartColumn, Download } from '@timetrack/ui/icons';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import type { ReportAddress, ReportRequest } from '../address/report-address.js';
import { reportTexts, reportTypes } from '../report/labels.js';
import { LoadDateRanges } from '../reports.graphql.js';

interface ReportFormProps {
  readonly form: ReportFormState;
  /** What the server found wrong with the last request. */
  readonly serverErrors: Readonly<Record<string, string>>;
  readonly isExporting: boolean;
  readonly onExport: () => void;
}

export function ReportForm({ form, serverErrors, isExporting, onExport }: ReportFormProps) {
  return (
    <Form
      aria-label="Report"
      busy={form.isSubmitting}
      onSubmit={form.submit}
      className="ad:grid ad:items-start ad:gap-x-4 ad:gap-y-4 ad:min-[22rem]:grid-cols-2 ad:lg:grid-cols-[minmax(0,1fr)_10.5rem_10.5rem_auto]"
    >
      <Field label="Report Type" className="ad:col-span-full ad:lg:col-span-1">
        <Select {...form.register('type')} options={reportTypes.map((type) => [type, reportTexts[type].name])} />
      </Field>
      <Field label="Start Date" required error={form.errorOf('startDate') ?? serverErrors.startDate}>
        <Input type="date" {...form.register('startDate', { deps: 'endDate' })} />
      </Field>
      <Field label="End Date" required error={form.errorOf('endDate') ?? serverErrors.endDate}>
        <Input type="date" {...form.register('endDate')} />
      </Field>
      <div className="ad:col-span-full ad:flex ad:flex-wrap ad:gap-2 ad:lg:col-span-1 ad:lg:pt-[1.625rem]">
        <Button type="submit" className="ad:max-sm:flex-1">
          <ChartColumn aria-hidden="true" />
          <span>Generate Report</span>
        </Button>
        <Button variant="outline" busy={isExporting} onClick={onExport} className="ad:max-sm:flex-1">
          {!isExporting && <Download aria-hidden="true" />}
          <span>Export to CSV</span>
        </Button>
      </div>
    </Form>
  );
}

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
  onGenerate: (request: Omit<ReportRequest, 'teamId'>) => void,
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
  const hasDates = startDate !== '' || endDate !== '';
  const hadDates = useRef(hasDates);
  useEffect(() => {
    // The first report opens by itself, when another type may have been chosen already.
    reset({ type: type ?? 'TIMES_BY_EMPLOYEE', startDate, endDate }, { keepDirtyValues: !hadDates.current });
    hadDates.current = hasDates;
  }, [type, startDate, endDate, hasDates, reset]);
  return form;
}

type ReportFormState = ReturnType<typeof useReportForm>;

interface QuickRangesProps {
  readonly selected: DateRange;
  readonly queryFor: (range: DateRange) => string;
}

/** Links to reports of common date ranges. A shortcut only, so a failure to load them is not shown. */
export function QuickRanges({ selected, queryFor }: QuickRangesProps) {
  const { data, error } = useQuery(LoadDateRanges, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data?.viewer?.dateRanges) return error ? null : <Skeleton className="ad:h-11 ad:max-w-2xl ad:md:h-8" />;
  return (
    <nav aria-label="Quick ranges">
      <ul className="ad:flex ad:flex-wrap ad:gap-2">
        {data.viewer.dateRanges.map(({ key, label, startDate, endDate }) => {
          const isSelected = selected.startDate === startDate && selected.endDate === endDate;
          return (
            <li key={key}>
              <Button asChild variant={isSelected ? 'secondary' : 'outline'} size="sm">
                <Link
                  to={`?${queryFor({ startDate, endDate })}`}
                  aria-current={isSelected ? 'true' : undefined}
                  title={formatDateRange(startDate, endDate)}
                >
                  {label}
                </Link>
              </Button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
