import { useApolloClient, useQuery } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { type DialogGuard, useGuardedDialog } from '@timetrack/contracts/routing';
import { formatDateRange, useAddressState, useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input, OpenFormDialog, Select } from '@timetrack/ui';
import { Save } from '@timetrack/ui/icons';
import { useRef } from 'react';
import * as z from 'zod/mini';
import type { SavedReportCreateInput } from '../../../gql/graphql.js';
import { formatSorting, type ReportAddress, reportAddress, savedViews } from '../address/report-address.js';
import { reportTexts, viewsOf } from '../report/labels.js';
import { CreateSavedReport, LoadDateRanges, LoadSavedReports, RenameSavedReport } from '../reports.graphql.js';
import { type QuickRange, rangesWith, type SavedReport } from './SavedReportRow.js';

interface SaveReportProps {
  /** The displayed report. Null before a report is generated. */
  readonly report: ReportAddress | null;
}

/** The button that saves the displayed report, and its dialog: `?open=save`. */
export function SaveReport({ report }: SaveReportProps) {
  const { state, open, close, queryWith } = useAddressState(reportAddress);
  const { dialog, guard } = useGuardedDialog({
    dialog: state.open,
    below: queryWith({ open: null }),
    close: () => close({ open: null }),
  });
  const button = useRef<HTMLButtonElement>(null);
  if (!report) return null;
  return (
    <>
      <Button ref={button} variant="outline" size="sm" onClick={() => open({ open: 'save' })}>
        <Save aria-hidden="true" />
        <span>Save This Report</span>
      </Button>
      {dialog && (
        <OpenFormDialog
          title="Save This Report"
          description="It appears in your saved reports, which only you see."
          guard={guard}
          focusFallback={() => button.current}
        >
          <SaveReportForm report={report} guard={guard} onSaved={guard.close} />
        </OpenFormDialog>
      )}
    </>
  );
}

interface SaveReportFormProps {
  readonly report: ReportAddress;
  readonly guard: Pick<DialogGuard, 'setUnsaved'>;
  readonly onSaved: () => void;
}

/** The dates of the displayed report, instead of dates that move with today. */
const theseDates = 'THESE';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  dates: z.string(),
});

/** The name of a report, and whether its dates move with today. */
function SaveReportForm({ report, guard, onSaved }: SaveReportFormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const { data } = useQuery(LoadDateRanges);
  const ranges = rangesWith(report, data?.viewer?.dateRanges ?? []);
  const form = useZodForm({
    schema,
    defaultValues: { name: '', dates: theseDates },
    failureTitle: 'Failed to save report',
    guard,
    onSubmit: async ({ name, dates }, context) => {
      const range = ranges.find(({ key }) => key === dates);
      await client.mutate({
        mutation: CreateSavedReport,
        variables: { input: inputOf(report, name, range) },
        context,
        refetchQueries: [LoadSavedReports],
      });
      showToast({ title: 'Report saved' });
      onSaved();
    },
  });
  const { type, startDate, endDate } = report;
  const days = formatDateRange(startDate, endDate);
  return (
    <Form busy={form.isSubmitting} submitLabel="Save Report" onSubmit={form.submit}>
      <Field label="Name" required error={form.errorOf('name')}>
        <Input
          maxLength={60}
          autoComplete="off"
          placeholder={type ? reportTexts[type].name : undefined}
          {...form.register('name')}
        />
      </Field>
      {ranges.length === 0 ? (
        <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
          {`The report keeps its dates: ${days}. To save dates that move with today, choose a quick range first.`}
        </p>
      ) : (
        <Field label="Dates" hint="Dates that move with today show the newest hours each time you open the report.">
          <Select
            {...form.register('dates')}
            options={[
              [theseDates, `These dates: ${days}`],
              ...ranges.map(({ key, label }) => [key, `Always ${label.toLowerCase()}`] as const),
            ]}
          />
        </Field>
      )}
    </Form>
  );
}

function inputOf(report: ReportAddress, name: string, range: QuickRange | undefined): SavedReportCreateInput {
  const { startDate, endDate, teamId, view, sorting, find } = report;
  const type = report.type ?? 'TIMES_BY_EMPLOYEE';
  return {
    name,
    type,
    ...(range ? { range: range.key } : { startDate, endDate }),
    teamId,
    view: viewsOf(type).includes(view) ? savedViews[view] : 'TABLE',
    sort: sorting && formatSorting(sorting),
    find: find || null,
  };
}

interface RenameSavedReportDialogProps {
  readonly saved: SavedReport;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const nameSchema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Name is required')) });

export function RenameSavedReportDialog({ saved: { id, name }, onClose, opener }: RenameSavedReportDialogProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema: nameSchema,
    defaultValues: { name },
    failureTitle: 'Failed to rename saved report',
    onSubmit: async (values, context) => {
      const input = { id, ...values };
      await client.mutate({
        mutation: RenameSavedReport,
        variables: { input },
        context,
        refetchQueries: [LoadSavedReports],
      });
      showToast({ title: 'Saved report renamed' });
      onClose();
    },
  });
  return (
    <OpenFormDialog
      title="Rename Saved Report"
      description="Only you see the reports that you save."
      // Closing changes the address, so the form guards unsaved input.
      guard={{ isUnsaved: false, isConfirming: false, setConfirming: () => undefined, close: onClose }}
      focusFallback={opener}
    >
      <Form busy={form.isSubmitting} submitLabel="Rename" onSubmit={form.submit}>
        <Field label="Name" required error={form.errorOf('name')}>
          <Input maxLength={60} autoComplete="off" {...form.register('name')} />
        </Field>
      </Form>
    </OpenFormDialog>
  );
}
