import { Controller } from '@timetrack/screens';
import { TimeField } from '@timetrack/ui';
import { useScheduleScreen } from '../state/screen-context.js';
import { explainImpossibleTime, impossibleTimeError } from './schedule-schema.js';
import type { ScheduleForm } from './use-schedule-form.js';

interface ScheduleTimeFieldProps {
  readonly form: ScheduleForm;
  readonly name: 'start' | 'end';
  readonly label: string;
}

/** The start or the end. An impossible time shows its error immediately, before the form is sent. */
export function ScheduleTimeField({ form, name, label }: ScheduleTimeFieldProps) {
  const { timeZone } = useScheduleScreen();
  return (
    <Controller
      control={form.control}
      name={name}
      // A new start can make the end valid or invalid.
      rules={name === 'start' ? { deps: ['end'] } : undefined}
      render={({ field: { value, onChange } }) => {
        const explanation = explainImpossibleTime(value, timeZone);
        return (
          <TimeField
            label={label}
            required
            timeZone={timeZone}
            value={value}
            error={form.errorOf(name) ?? (explanation && impossibleTimeError(name))}
            hint={explanation}
            onChange={onChange}
          />
        );
      }}
    />
  );
}
