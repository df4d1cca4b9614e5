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
  VisuallyHidden,
} from '@timetrack/ui/basics';
import type { ReactNode } from 'react';
import { ClockControls } from './ClockControls.js';
import { ClockFace } from './ClockFace.js';
import { JobPicker } from './JobPicker.js';
import { UnconfirmedPunch } from './UnconfirmedPunch.js';
import type { Clock } from './use-clock.js';

interface ClockCardProps {
  readonly clock: Clock;
  /** Content below the clock: notes and photos. */
  readonly children?: ReactNode;
  readonly className?: string;
}

export function ClockCard({ clock, children, className }: ClockCardProps) {
  return (
    <Card className={className} aria-busy={clock.isLoading}>
      <CardHeader className="tc:flex-row tc:items-center tc:justify-between tc:gap-3">
        <CardTitle>Time Clock</CardTitle>
        <StateBadge clock={clock} />
      </CardHeader>
      <CardContent className="tc:flex tc:flex-col tc:gap-6">
        <ClockBody clock={clock} />
        {children}
      </CardContent>
    </Card>
  );
}

function ClockBody({ clock }: { readonly clock: Clock }) {
  if (clock.isLoading) return <ClockSkeleton />;
  if (clock.isUnavailable) return <ClockFailure onRetry={clock.refresh} />;
  return (
    <div className="tc:flex tc:flex-col tc:gap-5">
      <ClockFace timesheet={clock.timesheet} />
      {clock.unconfirmed && (
        <UnconfirmedPunch attempt={clock.unconfirmed} disabled={clock.isLocked} onRetry={clock.punch} />
      )}
      {clock.state === 'OUT' && <JobPicker choice={clock.jobChoice} disabled={clock.sending !== null} />}
      <ClockControls clock={clock} />
    </div>
  );
}

function StateBadge({ clock }: { readonly clock: Clock }) {
  if (clock.state === 'ON_BREAK') return <Badge variant="warning">On Break</Badge>;
  if (clock.state === 'WORKING') return <Badge variant="success">Working</Badge>;
  return null;
}

function ClockFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>The clock could not be loaded</AlertTitle>
      <AlertDescription>
        <p>Check your connection. Nothing that you recorded is lost.</p>
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
