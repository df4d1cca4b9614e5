import { failureOf } from '@timetrack/client';
import {
  Alert,
  AlertDescription,
  AlertTitle,
  Badge,
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  LargeContentSkeleton,
  loadTemporal,
  VisuallyHidden,
} from '@timetrack/ui/basics';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { ClockControls } from './ClockControls.js';
import { ClockFace } from './ClockFace.js';
import { JobPicker } from './JobPicker.js';
import { SwitchJob } from './SwitchJob.js';
import { UnconfirmedPunch } from './UnconfirmedPunch.js';
import type { Clock } from './use-clock.js';
import { useStillWorking } from './use-forgotten.js';

/** Rarely needed, and its time field computes with time zones. */
const ForgottenClockOut = lazy(async () => {
  const [component] = await Promise.all([import('./ForgottenClockOut.js'), loadTemporal()]);
  return { default: component.ForgottenClockOut };
});

interface ClockCardProps {
  readonly clock: Clock;
  /** Content below the clock. */
  readonly children?: ReactNode;
}

export function ClockCard({ clock, children }: ClockCardProps) {
  const { isStillWorking, confirm } = useStillWorking(clock.timesheet?.id);
  const forgotten = isStillWorking || clock.state === 'OUT' ? null : (clock.timesheet?.forgotten ?? null);
  return (
    <Card aria-busy={clock.isLoading}>
      <CardHeader className="tc:flex-row tc:items-center tc:justify-between tc:gap-3">
        <CardTitle>Time Clock</CardTitle>
        {!forgotten && <StateBadge clock={clock} />}
      </CardHeader>
      <CardContent className="tc:flex tc:flex-col tc:gap-6">
        <ClockBody clock={clock} forgotten={forgotten} onStillWorking={confirm} />
        {children}
      </CardContent>
    </Card>
  );
}

interface ClockBodyProps {
  readonly clock: Clock;
  /** A clock-out that the user seems to have forgotten, until they answer. Whether they work is not known. */
  readonly forgotten: ClockCard_TimesheetFragment['forgotten'];
  readonly onStillWorking: () => void;
}

function ClockBody({ clock, forgotten, onStillWorking }: ClockBodyProps) {
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
      <ClockFace timesheet={clock.timesheet} isAboveJob={clock.jobChoice.jobs.length > 0} />
      {clock.unconfirmed && (
        <UnconfirmedPunch attempt={clock.unconfirmed} disabled={clock.isLocked} onRetry={clock.retry} />
      )}
      {clock.state === 'OUT' && <JobPicker choice={clock.jobChoice} disabled={clock.sending !== null} />}
      {clock.notice && (
        <Alert variant="warning">
          <AlertTitle>Your clock has changed</AlertTitle>
          <AlertDescription>{clock.notice}</AlertDescription>
        </Alert>
      )}
      <ClockControls clock={clock} />
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
    <Alert variant="destructive">
      <AlertTitle>The clock could not be loaded</AlertTitle>
      <AlertDescription>
        <p>{failureOf(error).message}</p>
        <p>Nothing that you recorded is lost.</p>
        <Button variant="outline" size="touch" className="tc:mt-3 tc:w-full" onClick={onRetry}>
          Try again
        </Button>
      </AlertDescription>
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
