import { Button, Field, Input, Select } from '@timetrack/ui';
import { ChartColumn, Download } from 'lucide-react';
import type { FieldErrors } from '../../../parts/use-change.js';
import type { Asked } from '../address/report-address.js';
import { reportTypes, reportWords } from '../report/labels.js';

interface ReportFormProps {
  readonly asked: Asked;
  readonly errors: FieldErrors;
  readonly exporting: boolean;
  readonly onChange: (asked: Asked) => void;
  readonly onGenerate: () => void;
  readonly onExport: () => void;
}

/** Which report, of which days. */
export function ReportForm({ asked, errors, exporting, onChange, onGenerate, onExport }: ReportFormProps) {
  const { type, startDate, endDate } = asked;
  return (
    <form
      noValidate
      aria-label="Report"
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
      className="ad:grid ad:items-start ad:gap-x-4 ad:gap-y-4 ad:min-[22rem]:grid-cols-2 ad:lg:grid-cols-[minmax(0,1fr)_10.5rem_10.5rem_auto]"
    >
      <Field label="Report Type" className="ad:col-span-full ad:lg:col-span-1">
        <Select
          value={type}
          onChange={({ target }) => {
            const chosen = reportTypes.find((one) => one === target.value);
            if (chosen) onChange({ ...asked, type: chosen });
          }}
        >
          {reportTypes.map((one) => (
            <option key={one} value={one}>
              {reportWords[one].name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Start Date" required error={errors.startDate}>
        <Input
          type="date"
          value={startDate}
          onChange={({ target }) => onChange({ ...asked, startDate: target.value })}
        />
      </Field>
      <Field label="End Date" required error={errors.endDate}>
        <Input type="date" value={endDate} onChange={({ target }) => onChange({ ...asked, endDate: target.value })} />
      </Field>
      <div className="ad:col-span-full ad:flex ad:flex-wrap ad:gap-2 ad:lg:col-span-1 ad:lg:pt-[1.625rem]">
        <Button type="submit" className="ad:max-sm:flex-1">
          <ChartColumn aria-hidden="true" />
          Generate Report
        </Button>
        <Button variant="outline" busy={exporting} onClick={onExport} className="ad:max-sm:flex-1">
          {!exporting && <Download aria-hidden="true" />}
          Export to CSV
        </Button>
      </div>
    </form>
  );
}
