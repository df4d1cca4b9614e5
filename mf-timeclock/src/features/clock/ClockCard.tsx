import { failureOf } from '@timetrack/client';
import {
  Alert,
  Badge,
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  type Elements,
  LargeContentSkeleton,
  loadTemporal,
  VisuallyHidden,
} from '@timetrack/ui/basics';
import { lazy, Suspense } from 'react';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { ClockControls, SwitchJob } from './ClockControls.js';
import { ClockFace } from './ClockFace.js';
import { ClockJobField } from './ClockJobField.js';
import { isLocationMissing } from './clock-state.js';
import { MissingLocation } from './MissingLocation.js';
import type { Attempt } from './punches.js';
import type { Clock } from './use-clock.js';
import { useStillWorking } from './use-forgotten.js';
import type { JobChoice } from './use-job-choice.js';
import { punchMessages } from './use-punching.js';

/** Rarely needed, and its time field computes with time zones. */
const ForgottenClockOut = lazy(async () => {
  const [component] = await Promise.all([import('./ForgottenClockOut.js'), loadTemporal()]);
  return { default: component.ForgottenClockOut };
});

/** Only under California’s law. */
const BreakQuestion = lazy(async () => {
  const { BreakQuestionAtClockOut } = await import('./BreakQuestionAtClockOut.js');
  return { default: BreakQuestionAtClockOut };
});

interface ClockCardProps {
  readonly clock: Clock;
  /** What the user has worked today, earlier timesheets included. */
  readonly workedMinutes?: number | undefined;
  readonly children?: Elements;
}

export function ClockCard({ clock, workedMinutes, children }: ClockCardProps) {
  const { forgotten, onStillWorking } = useForgotten(clock);
  return (
    <Card aria-busy={clock.isLoading}>
      <CardHeader className="tc:flex-row tc:items-center tc:justify-between tc:gap-3">
        <CardTitle>Time Clock</CardTitle>
        {!forgotten && <StateBadge clock={clock} />}
      </CardHeader>
      <CardContent className="tc:flex tc:flex-col tc:gap-6">
        <ClockBody {...{ clock, workedMinutes, forgotten, onStillWorking }} />
        {children}
      </CardContent>
    </Card>
  );
}

/** What `ClockBody` shows in place of the clock: a question that only the user can answer. */
export function useForgotten(clock: Clock) {
  const { isStillWorking, confirm } = useStillWorking(clock.timesheet?.id);
  const forgotten = isStillWorking || clock.state === 'OUT' ? null : (clock.timesheet?.forgotten ?? null);
  return { forgotten, onStillWorking: confirm };
}

interface ClockBodyProps extends Pick<ClockCardProps, 'clock' | 'workedMinutes'> {
  /** A clock-out that the user seems to have forgotten, until they answer. Whether they work is not known. */
  readonly forgotten: ClockCard_TimesheetFragment['forgotten'];
  readonly onStillWorking: () => void;
}

export function ClockBody({ clock, workedMinutes, forgotten, onStillWorking }: ClockBodyProps) {
  if (clock.isLoading) return <ClockSkeleton />;
  if (clock.isUnavailable) return <ClockFailure error={clock.error} onRetry={clock.refresh} />;
  if (forgotten) {
    return (
      <Suspense fallback={<ClockSkeleton />}>
        <ForgottenClockOut key={forgotten.since} clock={clock} forgotten={forgotten} onStillWorking={onStillWorking} />
      </Suspense>
    );
  }
  return (
    <div className="tc:flex tc:flex-col tc:gap-5">
      <ClockFace
        timesheet={clock.timesheet}
        workedMinutes={workedMinutes}
        isAboveJob={clock.jobChoice.jobs.length > 0}
      />
      {clock.unconfirmed && (
        <UnconfirmedPunch attempt={clock.unconfirmed} disabled={clock.isLocked} onRetry={clock.retry} />
      )}
      {clock.state === 'OUT' && <JobPicker choice={clock.jobChoice} disabled={clock.sending !== null} />}
      {clock.notice && (
        <Alert variant="warning" title="Your clock has changed">
          {clock.notice}
        </Alert>
      )}
      <ClockControls clock={clock} />
      {clock.state === 'OUT' && (
        <p className="tc:text-sm tc:text-muted-foreground">
          Your location is recorded when you clock in and out, never in between.
        </p>
      )}
      {clock.asked && clock.state === 'OUT' && (
        <Suspense fallback={null}>
          <BreakQuestion key={clock.asked.id} timesheet={clock.asked} />
        </Suspense>
      )}
      {isLocationMissing(clock.timesheet) && <MissingLocation />}
      {clock.state === 'WORKING' && <SwitchJob clock={clock} />}
    </div>
  );
}

function StateBadge({ clock }: { readonly clock: Clock }) {
  if (clock.state === 'ON_BREAK') return <Badge variant="warning">On Break</Badge>;
  if (clock.state === 'WORKING') return <Badge variant="success">Working</Badge>;
  return null;
}

function ClockFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Alert variant="destructive" title="The clock could not be loaded">
      <p>{failureOf(error).message}</p>
      <p>Nothing that you recorded is lost.</p>
      <Button variant="outline" size="touch" className="tc:mt-3 tc:w-full" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}

function ClockSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <LargeContentSkeleton />
    </div>
  );
}

interface JobPickerProps {
  readonly choice: JobChoice;
  /** True while a clock-in is being sent, so that its job can't change. */
  readonly disabled: boolean;
}

/** The job of the next clock-in. Renders nothing if the organization has no jobs. */
function JobPicker({ choice: { jobs, job, choose }, disabled }: JobPickerProps) {
  if (jobs.length === 0) return null;
  return <ClockJobField label="Job" jobs={jobs} value={job?.id ?? null} onChange={choose} disabled={disabled} />;
}

interface UnconfirmedPunchProps {
  readonly attempt: Attempt;
  readonly disabled: boolean;
  readonly onRetry: () => Promise<void>;
}

/** Shown after the network or a proxy failed during a punch, until its result is known. */
function UnconfirmedPunch({ attempt, disabled, onRetry }: UnconfirmedPunchProps) {
  return (
    <Alert variant="destructive" title={punchMessages[attempt.punch].unconfirmed}>
      <p>The server did not confirm it. Retrying is safe: it counts only once, even if the first attempt arrived.</p>
      <Button
        variant="outline"
        size="touch"
        className="tc:mt-3 tc:w-full"
        aria-disabled={disabled}
        onClick={() => void onRetry()}
      >
        Try again
      </Button>
    </Alert>
  );
}
