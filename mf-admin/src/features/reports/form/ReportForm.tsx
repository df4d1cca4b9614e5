import { Button, Field, Form, Input, Select } from '@timetrack/ui';
import { ChartColumn, Download } from '@timetrack/ui/icons';
import { reportTexts, reportTypes } from '../report/labels.js';
import type { ReportForm as Values } from './use-report-form.js';

interface ReportFormProps {
  readonly form: Values;
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
          Generate Report
        </Button>
        <Button variant="outline" busy={isExporting} onClick={onExport} className="ad:max-sm:flex-1">
          {!isExporting && <Download aria-hidden="true" />}
          Export to CSV
        </Button>
      </div>
    </Form>
  );
}
