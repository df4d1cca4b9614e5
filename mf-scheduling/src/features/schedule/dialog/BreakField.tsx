import { useWatch } from '@timetrack/screens';
import { Field, Input, readWallTime } from '@timetrack/ui/basics';
import { proposeBreak } from '../board/schedule-values.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { ScheduleForm } from './use-schedule-form.js';

interface BreakFieldProps {
  readonly form: ScheduleForm;
  /** Null shows the proposal, which follows the times. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

export function BreakField({ form, value, onChange }: BreakFieldProps) {
  const proposal = useProposal(form);
  return (
    <Field label="Unpaid break" hint="Minutes that do not count as work" error={form.errorOf('breakMinutes')}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={value ?? proposal}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

function useProposal({ control }: ScheduleForm): number {
  const { timeZone } = useScheduleScreen();
  const [start, end] = useWatch({ control, name: ['start', 'end'] }).map((time) => readWallTime(time, timeZone));
  return start?.kind === 'instant' && end?.kind === 'instant' ? proposeBreak(start.at, end.at) : 0;
}
