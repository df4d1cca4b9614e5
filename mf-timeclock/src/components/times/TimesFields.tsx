import { useTimeZone } from '@timetrack/screens';
import { TimeField } from '@timetrack/ui';
import { BreaksField } from './BreaksField.js';
import { MoveBreaksNotice } from './MoveBreaksNotice.js';
import type { TimesheetForm } from './use-timesheet-form.js';

interface TimesFieldsProps {
  readonly form: TimesheetForm;
  readonly clockOutRequired: boolean;
  /** The hint below an empty clock-out. */
  readonly emptyClockOutHint?: string | undefined;
}

export function TimesFields({ form, clockOutRequired, emptyClockOutHint }: TimesFieldsProps) {
  const { values, change, errorOf } = form;
  const { clockInAt, clockOutAt } = values;
  const timeZone = useTimeZone();
  const isClockOutEmpty = clockOutAt.wall.text === '' && !clockOutAt.wall.isInvalid;
  return (
    <>
      <div className="tc:grid tc:grid-cols-1 tc:gap-5 tc:sm:grid-cols-2">
        <TimeField
          label="Clock In"
          required
          timeZone={timeZone}
          value={clockInAt.wall}
          error={errorOf('clockInAt')}
          onChange={(wall) => change({ clockInAt: { ...clockInAt, wall } })}
        />
        <TimeField
          label="Clock Out"
          required={clockOutRequired}
          optional={!clockOutRequired}
          timeZone={timeZone}
          value={clockOutAt.wall}
          error={errorOf('clockOutAt')}
          hint={isClockOutEmpty ? emptyClockOutHint : undefined}
          onChange={(wall) => change({ clockOutAt: { ...clockOutAt, wall } })}
        />
      </div>
      <MoveBreaksNotice form={form} />
      <BreaksField form={form} />
    </>
  );
}
