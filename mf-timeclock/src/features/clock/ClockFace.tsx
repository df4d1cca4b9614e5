import {
  dateOf,
  formatDuration,
  formatTime,
  formatWeekdayDateTime,
  type TimeZone,
  useNow,
  useTimeZone,
} from '@timetrack/screens/basics';
import { Clock } from '@timetrack/ui/icons';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { openBreakOf } from './clock-state.js';

interface ClockFaceProps {
  readonly timesheet: ClockCard_TimesheetFragment | null;
  /** What the user has worked today, earlier timesheets included. Unknown until it is loaded. */
  readonly workedMinutes?: number | undefined;
  readonly isAboveJob?: boolean;
}

export function ClockFace({ timesheet, workedMinutes = 0, isAboveJob = false }: ClockFaceProps) {
  if (timesheet) return <RunningFace timesheet={timesheet} workedMinutes={workedMinutes} />;
  return isAboveJob ? <LowStoppedFace workedMinutes={workedMinutes} /> : <StoppedFace workedMinutes={workedMinutes} />;
}

type WorkedProps = Required<Pick<ClockFaceProps, 'workedMinutes'>>;

function WorkedToday({ workedMinutes }: WorkedProps) {
  if (!workedMinutes) return null;
  return <p className="tc:text-muted-foreground tc:tabular-nums">{`Today ${formatDuration(workedMinutes)}`}</p>;
}

/** Has the height of the running clock, so that the button below it does not move while the user taps it. */
function StoppedFace(worked: WorkedProps) {
  return (
    <div className={face}>
      <Clock aria-hidden="true" className="tc:mb-2 tc:size-12 tc:stroke-[1.5] tc:text-muted-foreground" />
      <p className="tc:text-xl tc:font-medium">Not clocked in</p>
      <WorkedToday {...worked} />
    </div>
  );
}

/** As much lower as the job picker is high, so that today's shift is in view on a phone and the button stays in place. */
function LowStoppedFace(worked: WorkedProps) {
  return (
    <div className="tc:flex tc:flex-wrap tc:items-center tc:justify-center tc:gap-x-3">
      <Clock aria-hidden="true" className="tc:size-8 tc:stroke-[1.5] tc:text-muted-foreground" />
      <p className="tc:text-xl tc:font-medium">Not clocked in</p>
      <WorkedToday {...worked} />
    </div>
  );
}

interface RunningFaceProps extends WorkedProps {
  readonly timesheet: ClockCard_TimesheetFragment;
}

function RunningFace({ timesheet, workedMinutes }: RunningFaceProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { clockInAt } = timesheet;
  const currentBreak = openBreakOf(timesheet);
  return (
    <div className={face}>
      <p
        role="timer"
        aria-label="Elapsed time"
        className="tc:text-5xl tc:font-semibold tc:tracking-tight tc:tabular-nums tc:sm:text-6xl"
      >
        {formatElapsed(clockInAt, now)}
      </p>
      <p className="tc:text-lg tc:text-muted-foreground">
        {`Clocked in at ${formatRecentTime(clockInAt, now, timeZone)}`}
      </p>
      <WorkedToday workedMinutes={workedMinutes} />
      {currentBreak && (
        <div className="tc:flex tc:flex-wrap tc:items-baseline tc:justify-center tc:gap-x-3">
          <p role="timer" aria-label="Break time" className="tc:text-2xl tc:font-semibold tc:tabular-nums">
            {formatElapsed(currentBreak.startAt, now)}
          </p>
          <p className="tc:text-sm tc:text-muted-foreground">
            {`On break since ${formatTime(currentBreak.startAt, timeZone)}`}
          </p>
        </div>
      )}
    </div>
  );
}

const face = 'tc:flex tc:min-h-32 tc:flex-col tc:items-center tc:justify-center tc:gap-1 tc:text-center';

/** `3:05 PM`, or `Mon, Jan 1, 3:05 PM` on another date than `now`. */
export function formatRecentTime(instant: string, now: Date, timeZone: TimeZone): string {
  const isToday = dateOf(instant, timeZone) === dateOf(now, timeZone);
  return isToday ? formatTime(instant, timeZone) : formatWeekdayDateTime(instant, timeZone);
}

/** The elapsed time as `08:05:09`. Never negative, even before a response has told the server's time. */
export function formatElapsed(from: string, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(from)) / 1_000));
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
