import { TimeField } from '@timetrack/ui';
import { BreaksField } from './BreaksField.js';
import type { TimesForm } from './use-times.js';

interface TimesFieldsProps {
  readonly form: TimesForm;
  readonly clockOutRequired: boolean;
  /** What an empty clock-out means. */
  readonly reopens?: string | undefined;
}

export function TimesFields({ form, clockOutRequired, reopens }: TimesFieldsProps) {
  const { values, change, errors, timeZone } = form;
  const isOutEmpty = values.clockOut.wall.text === '' && !values.clockOut.wall.isInvalid;
  return (
    <>
      <div className="tc:grid tc:grid-cols-1 tc:gap-5 tc:sm:grid-cols-2">
        <TimeField
          label="Clock In"
          required
          timeZone={timeZone}
          value={values.clockIn.wall}
          error={errors.clockInAt}
          onChange={(wall) => change({ clockIn: { ...values.clockIn, wall } })}
        />
        <TimeField
          label="Clock Out"
          required={clockOutRequired}
          optional={!clockOutRequired}
          timeZone={timeZone}
          value={values.clockOut.wall}
          error={errors.clockOutAt}
          hint={isOutEmpty ? reopens : undefined}
          onChange={(wall) => change({ clockOut: { ...values.clockOut, wall } })}
        />
      </div>
      <BreaksField form={form} />
    </>
  );
}
