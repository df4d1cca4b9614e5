import { useNow, useTimeZone } from '@timetrack/screens/basics';
import { Button, Card, CardContent, cn, type Elements, Skeleton } from '@timetrack/ui/basics';
import { ChevronDown, LogIn, LogOut, Play } from '@timetrack/ui/icons';
import { useId, useState } from 'react';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { ClockBody, useForgotten } from './ClockCard.js';
import { PunchButton } from './ClockControls.js';
import { formatElapsed, formatRecentTime } from './ClockFace.js';
import { isLocationMissing, openBreakOf } from './clock-state.js';
import type { Clock } from './use-clock.js';

interface ClockLineProps {
  readonly clock: Clock;
  readonly className?: string;
  readonly children?: Elements;
}

/**
 * The clock in a line, for a phone on which other things come first: the state, the time and the likely punch. The rest of the
 * clock is below it on demand, or because it has something to say.
 */
export function ClockLine({ clock, className, children }: ClockLineProps) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(clock.asked);
  if (asked !== clock.asked) {
    setAsked(clock.asked);
    if (clock.asked) setOpen(true);
  }
  const body = useId();
  const { forgotten, onStillWorking } = useForgotten(clock);
  const hasNews = clock.unconfirmed ?? clock.notice ?? forgotten;
  const isExpanded = isOpen || clock.isUnavailable || Boolean(hasNews);
  return (
    <Card aria-busy={clock.isLoading} className={cn(!isExpanded && className)}>
      <div className="tc:flex tc:items-center tc:gap-2 tc:py-2 tc:pr-2 tc:pl-4">
        <div className="tc:min-w-0 tc:grow">
          <h2 className="tc:sr-only">Time Clock</h2>
          {clock.isLoading ? <Skeleton className="tc:h-5 tc:w-32" /> : <State clock={clock} />}
        </div>
        {!isExpanded && !clock.isLoading && <LikelyPunch clock={clock} />}
        <Button
          variant="ghost"
          size="icon"
          aria-label="All of the time clock"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? body : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" className={cn('tc:transition-transform', isExpanded && 'tc:rotate-180')} />
        </Button>
      </div>
      {isExpanded && (
        <CardContent id={body} className="tc:flex tc:flex-col tc:gap-6">
          <ClockBody {...{ clock, forgotten, onStillWorking }} />
          {children}
        </CardContent>
      )}
    </Card>
  );
}

function State({ clock: { timesheet, jobChoice, isUnavailable } }: Pick<ClockLineProps, 'clock'>) {
  if (isUnavailable) return <p className="tc:font-medium">Time Clock</p>;
  if (timesheet) return <RunningState timesheet={timesheet} />;
  return (
    <>
      <p className="tc:font-medium">Not clocked in</p>
      {jobChoice.job && <p className="tc:truncate tc:text-sm tc:text-muted-foreground">{jobChoice.job.name}</p>}
    </>
  );
}

function RunningState({ timesheet }: { readonly timesheet: ClockCard_TimesheetFragment }) {
  const now = useNow();
  const timeZone = useTimeZone();
  const since = openBreakOf(timesheet)?.startAt ?? timesheet.clockInAt;
  return (
    <>
      <p className="tc:font-medium tc:whitespace-nowrap tc:tabular-nums">
        <span>{openBreakOf(timesheet) ? 'On break ' : 'Working '}</span>
        <span role="timer" aria-label="Elapsed time">
          {formatElapsed(since, now)}
        </span>
      </p>
      <p className="tc:truncate tc:text-sm tc:text-muted-foreground">
        {`Since ${formatRecentTime(since, now, timeZone)}${isLocationMissing(timesheet) ? ', without a location' : ''}`}
      </p>
    </>
  );
}

const punches = {
  OUT: { punch: 'clockIn', label: 'Clock In', busyLabel: 'Clocking in…', variant: 'success', Icon: LogIn },
  WORKING: { punch: 'clockOut', label: 'Clock Out', busyLabel: 'Clocking out…', variant: 'destructive', Icon: LogOut },
  ON_BREAK: { punch: 'endBreak', label: 'End Break', busyLabel: 'Ending break…', variant: 'default', Icon: Play },
} as const;

/** One button whose punch changes with the state, so that it keeps the focus. */
function LikelyPunch({ clock }: Pick<ClockLineProps, 'clock'>) {
  const { label, Icon, ...punch } = punches[clock.state];
  return (
    <PunchButton clock={clock} size="default" className="tc:min-w-32 tc:shrink-0" {...punch}>
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </PunchButton>
  );
}
