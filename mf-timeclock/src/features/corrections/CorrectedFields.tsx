import { Button } from '@timetrack/ui';
import { ChevronDown } from '@timetrack/ui/icons';
import { useState } from 'react';
import { JobField } from '../../components/JobField.js';
import { BreaksField } from '../../components/times/BreaksField.js';
import { TimeOfDayField } from '../../components/times/TimeOfDayField.js';
import { ClockTimesFields, MoveBreaksNotice } from '../../components/times/TimesFields.js';
import type { TimesheetForm } from '../../components/times/use-timesheet-form.js';
import { useJobs } from '../clock/index.js';
import type { CorrectedTimesheet } from './correction.graphql.js';
import type { Choice } from './correction-values.js';

interface CorrectedFieldsProps {
  readonly form: TimesheetForm;
  readonly choice: Choice;
  /** Null if it is missing. */
  readonly timesheet: CorrectedTimesheet | null;
}

/** What has to be entered for what happened: often one time. The other fields are there on demand, or if one has an error. */
export function CorrectedFields({ form, choice, timesheet }: CorrectedFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const jobs = useJobs({ at: timesheet?.clockInAt, recorded: timesheet?.job });
  const asked = fieldsOf(choice, timesheet);
  const isComplete = isOpen || hasErrorBesides(asked, form);
  const shows = (field: Field) => isComplete || asked.includes(field);
  return (
    <>
      {shows('times') && (
        <ClockTimesFields
          form={form}
          clockOutRequired={timesheet === null}
          emptyClockOutHint={timesheet && !timesheet.clockOutAt ? 'Leave empty if you are still working' : undefined}
        />
      )}
      {!isComplete && <OneTime form={form} field={asked[0]} timesheet={timesheet} />}
      <MoveBreaksNotice form={form} />
      {shows('breaks') && (
        <BreaksField form={form} clockInAt={timesheet?.clockInAt}>
          {!isComplete && <MoreFields onOpen={() => setOpen(true)}>Change times or job</MoreFields>}
        </BreaksField>
      )}
      {shows('job') && <JobField jobs={jobs} value={form.values.jobId} onChange={(jobId) => form.change({ jobId })} />}
      {!isComplete && !shows('breaks') && (
        <MoreFields onOpen={() => setOpen(true)}>{timesheet ? 'Change times, breaks or job' : 'Add breaks'}</MoreFields>
      )}
    </>
  );
}

function MoreFields({ children, onOpen }: { readonly children: string; readonly onOpen: () => void }) {
  return (
    <Button variant="ghost" size="sm" className="tc:self-start" onClick={onOpen}>
      <ChevronDown aria-hidden="true" />
      <span>{children}</span>
    </Button>
  );
}

type Field = 'clockInAt' | 'clockOutAt' | 'times' | 'breaks' | 'job';

function fieldsOf(choice: Choice, timesheet: CorrectedTimesheet | null): readonly Field[] {
  if (!timesheet) return ['times', 'job'];
  if (choice === 'forgot-out') return ['clockOutAt'];
  if (choice === 'forgot-in') return ['clockInAt'];
  return choice === 'break' ? ['breaks'] : ['times'];
}

/** Whether a field that is not asked for has an error, which the person has to see. */
function hasErrorBesides(asked: readonly Field[], { values, errorOf }: TimesheetForm): boolean {
  const times = (['clockInAt', 'clockOutAt'] as const).filter(
    (name) => !asked.includes('times') && !asked.includes(name),
  );
  const breaks = values.breaks.flatMap((_, index) => [`breaks.${index}.startAt`, `breaks.${index}.endAt`] as const);
  return [
    ...times,
    ...(asked.includes('breaks') ? [] : (['breaks', ...breaks] as const)),
    ...(asked.includes('job') ? [] : (['jobId'] as const)),
  ].some((name) => errorOf(name) !== undefined);
}

interface OneTimeProps {
  readonly form: TimesheetForm;
  readonly field: Field | undefined;
  readonly timesheet: CorrectedTimesheet | null;
}

/** The one time of a forgotten punch. Its date follows from the recorded punch. */
function OneTime({ form: { values, change, errorOf }, field, timesheet }: OneTimeProps) {
  if (!timesheet) return null;
  const { clockInAt, clockOutAt } = values;
  if (field === 'clockOutAt') {
    return (
      <TimeOfDayField
        label="I stopped at"
        side="after"
        other={timesheet.clockInAt}
        value={clockOutAt.wall}
        error={errorOf('clockOutAt')}
        onChange={(wall) => change({ clockOutAt: { ...clockOutAt, wall } })}
      />
    );
  }
  if (field !== 'clockInAt') return null;
  return (
    <TimeOfDayField
      label="I started at"
      side="before"
      other={timesheet.clockOutAt ?? timesheet.clockInAt}
      value={clockInAt.wall}
      error={errorOf('clockInAt')}
      onChange={(wall) => change({ clockInAt: { ...clockInAt, wall } })}
    />
  );
}
