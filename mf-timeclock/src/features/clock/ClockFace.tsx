import { formatTime } from '@timetrack/ui';
import { Clock } from 'lucide-react';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { elapsed, timeOnDay } from '../../time/formats.js';
import { useNow } from '../../time/use-now.js';
import { useTimeZone } from '../../time/use-time-zone.js';
import { openBreak } from './clock-state.js';

interface ClockFaceProps {
  readonly timesheet: ClockCard_TimesheetFragment | null;
}

export function ClockFace({ timesheet }: ClockFaceProps) {
  if (!timesheet) return <RestingFace />;
  return <RunningFace timesheet={timesheet} />;
}

/** The same height as the running clock, so that the button below does not jump under the thumb. */
function RestingFace() {
  return (
    <div className={face}>
      <Clock aria-hidden="true" className="tc:mb-2 tc:size-12 tc:stroke-[1.5] tc:text-muted-foreground" />
      <p className="tc:text-xl tc:font-medium">Not clocked in</p>
    </div>
  );
}

function RunningFace({ timesheet }: { readonly timesheet: ClockCard_TimesheetFragment }) {
  const now = useNow();
  const timeZone = useTimeZone();
  const clockInAt = new Date(timesheet.clockInAt);
  const pause = openBreak(timesheet);
  return (
    <div className={face}>
      <p
        role="timer"
        aria-label="Elapsed time"
        className="tc:text-5xl tc:font-semibold tc:tracking-tight tc:tabular-nums tc:sm:text-6xl"
      >
        {elapsed(clockInAt, now)}
      </p>
      <p className="tc:text-lg tc:text-muted-foreground">Clocked in at {timeOnDay(clockInAt, now, timeZone)}</p>
      {pause && (
        <p className="tc:text-sm tc:text-muted-foreground">
          Resting since {formatTime(new Date(pause.startAt), timeZone)}
        </p>
      )}
    </div>
  );
}

const face = 'tc:flex tc:min-h-32 tc:flex-col tc:items-center tc:justify-center tc:gap-1 tc:text-center';
