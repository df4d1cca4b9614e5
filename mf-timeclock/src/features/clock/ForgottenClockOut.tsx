import { useConfirmLeaving } from '@timetrack/contracts/routing';
import {
  dateOf,
  formatTime,
  formatWeekday,
  formatWeekdayDate,
  localTimeOf,
  readLocalTime,
  type TimeZone,
  useNow,
  useTimeZone,
} from '@timetrack/screens/basics';
import { Alert, Button, type WallTime } from '@timetrack/ui';
import { type FormEvent, useState } from 'react';
import { TimeOfDayField } from '../../components/times/TimeOfDayField.js';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import type { Clock } from './use-clock.js';
import { useCloseForgotten } from './use-forgotten.js';

interface ForgottenClockOutProps {
  readonly clock: Clock;
  readonly forgotten: NonNullable<ClockCard_TimesheetFragment['forgotten']>;
  readonly onStillWorking: () => void;
}

/** A form for the end of work without a clock-out. Only the user knows it, so nothing is closed without them. */
export function ForgottenClockOut({ clock, forgotten, onStillWorking }: ForgottenClockOutProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const { save, isSaving, error, setError } = useCloseForgotten(clock);
  const suggested = forgotten.suggestedClockOutAt;
  const [initial] = useState<WallTime>(() => (suggested ? localTimeOf(suggested, timeZone) : { text: '' }));
  const [wall, setWall] = useState(initial);
  const isBusy = isSaving || clock.sending !== null;
  useConfirmLeaving(wall !== initial && !isBusy);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const reading = readLocalTime(wall, timeZone);
    if (reading.kind === 'instant') void save(new Date(reading.at).toISOString());
    else if (reading.kind === 'empty') setError('Enter when you stopped');
    else if (reading.kind === 'twice') setError('Choose the first or the second');
    else setError(reading.explanation);
  }

  return (
    <Alert
      variant="warning"
      title={`You have been clocked in since ${formatSince(forgotten.since, now, timeZone)}. When did you stop?`}
    >
      <form className="tc:mt-3 tc:flex tc:flex-col tc:gap-3" noValidate onSubmit={submit}>
        <TimeOfDayField
          label="I stopped at"
          side="after"
          other={forgotten.since}
          value={wall}
          error={error}
          onChange={(value) => {
            setWall(value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="success" size="touch" className="tc:w-full" busy={isBusy}>
          Save and Clock In
        </Button>
        <Button variant="outline" size="touch" className="tc:w-full" disabled={isBusy} onClick={onStillWorking}>
          I am still working
        </Button>
      </form>
    </Alert>
  );
}

const weekMs = 6 * 24 * 3_600_000;

/** `Friday, 7:02 AM`, or `Fri, Nov 13, 7:02 AM` when the weekday alone could mean another week. */
function formatSince(since: string, now: Date, timeZone: TimeZone): string {
  const day = dateOf(since, timeZone);
  const isRecent = now.getTime() - Date.parse(since) < weekMs;
  return `${isRecent ? formatWeekday(day) : formatWeekdayDate(day)}, ${formatTime(since, timeZone)}`;
}
