import { useQuery } from '@timetrack/client';
import { serverNow } from '@timetrack/contracts';
import { LoadFailure, type TimeZone, useTimeZone, useToday } from '@timetrack/screens/basics';
import { Badge, Card, CardContent, CardHeader, cn, EmptyState, Skeleton, TallSkeleton } from '@timetrack/ui/basics';
import { CalendarDays } from '@timetrack/ui/icons';
import { lazy, Suspense, useMemo } from 'react';
import { Greeting } from '../../components/Greeting.js';
import { type FragmentType, readFragment } from '../../gql/index.js';
import {
  ClockCard,
  CurrentJob,
  formatRecentTime,
  locationTimeout,
  useClock,
  useEveryMinute,
  useOnReturn,
} from '../clock/index.js';
import { NotesAndPhotos, useNotes } from '../notes/index.js';
import { dayBounds } from './day-bounds.js';
import { NextShift } from './NextShift.js';
import { LoadSchedules, ScheduledShiftSchedule } from './todays-schedule.graphql.js';

export function WorkerHome() {
  const clock = useClock({
    locationTimeout: locationTimeout.worker,
    onClockedOut: (timesheet) => void notes.saveOnClockOut(timesheet.id),
  });
  const notes = useNotes(clock.active, clock.sending !== null);
  const day = useDay({ isWorking: clock.state !== 'OUT' });
  return (
    <div className="tc:mx-auto tc:flex tc:w-full tc:max-w-5xl tc:flex-col tc:gap-4 tc:md:gap-6">
      <Greeting />
      <div className="tc:grid tc:grid-cols-1 tc:items-start tc:gap-4 tc:low:gap-3 tc:md:gap-6 tc:lg:grid-cols-[minmax(0,1fr)_20rem] tc:lg:grid-rows-[auto_1fr]">
        <ClockCard clock={clock} workedMinutes={day.data?.viewer?.myDay?.workedMinutes} />
        <div className="tc:flex tc:flex-col tc:gap-4 tc:low:contents tc:md:gap-6 tc:lg:row-span-2">
          <TodaysSchedule day={day} className="tc:low:order-first" />
          <SignReminderLater />
          <CurrentJob active={clock.active} loading={clock.isLoading} />
        </div>
        {(clock.isLoading || clock.isKnown) && (
          <Card>
            <CardContent className="tc:pt-6">
              {clock.isLoading ? <TallSkeleton /> : <NotesAndPhotos notes={notes} />}
            </CardContent>
          </Card>
        )}
      </div>
    </div>
  );
}

/** Loaded when the page is idle. Without a network, there is nothing to remind of. */
const SignReminder = lazy(async () => {
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
  const reminder = await import('../sign-reminder/index.js').catch(() => null);
  return { default: reminder?.SignReminder ?? (() => null) };
});

function SignReminderLater() {
  return (
    <Suspense fallback={null}>
      <SignReminder />
    </Suspense>
  );
}

/** The viewer's shifts of today, what they have worked, and their next shift. */
function useDay({ isWorking }: { readonly isWorking: boolean }) {
  const query = useQuery(LoadSchedules, {
    variables: useTodaysBounds(),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const refresh = () => void query.refetch().catch(() => undefined);
  useOnReturn(refresh);
  // While the viewer works, the total increases without any event.
  useEveryMinute(isWorking, refresh);
  return query;
}

interface TodaysScheduleProps {
  readonly day: ReturnType<typeof useDay>;
  readonly className?: string;
}

/** On a low screen, it takes a few lines above the clock. */
function TodaysSchedule({ day: { data, loading, error, refetch }, className }: TodaysScheduleProps) {
  const schedules = data?.viewer?.schedules?.nodes ?? [];
  return (
    <Card className={className} aria-busy={loading && !data}>
      <CardHeader className="tc:low:px-4 tc:low:pt-3" title="Today's Schedule" />
      <CardContent className="tc:low:px-4 tc:low:pt-1 tc:low:pb-3">
        {loading && !data && <Skeleton className="tc:h-14" />}
        {error && !data && <LoadFailure title="Your schedule could not be loaded" error={error} onRetry={refetch} />}
        {data && schedules.length === 0 && (
          <EmptyState icon={CalendarDays} title="No scheduled shifts for today" className={empty} />
        )}
        <ul className="tc:flex tc:flex-col tc:gap-4 tc:low:gap-2">
          {schedules.map((schedule) => (
            <ScheduledShift key={schedule.id} schedule={schedule} />
          ))}
        </ul>
        {data?.viewer?.myDay && (
          <NextShift day={data.viewer.myDay} className={schedules.length > 0 ? 'tc:low:hidden' : undefined} />
        )}
      </CardContent>
    </Card>
  );
}

/** On a low screen, it has no icon. */
const empty = 'tc:py-2 tc:low:items-start tc:low:px-0 tc:low:py-0 tc:low:[&>[aria-hidden]]:hidden';

/** Today from midnight to midnight in the organization's zone, as instants. Changes at midnight. */
function useTodaysBounds(): { readonly from: string; readonly to: string } {
  const timeZone = useTimeZone();
  const today = useToday();
  return useMemo(() => boundsOf(today, timeZone), [today, timeZone]);
}

/** `_today` only makes the bounds change with the date: they are computed from the current time. */
function boundsOf(_today: string, timeZone: TimeZone) {
  const { from, to } = dayBounds(serverNow(), timeZone);
  return { from: from.toISOString(), to: to.toISOString() };
}

interface ScheduledShiftProps {
  readonly schedule: FragmentType<typeof ScheduledShiftSchedule>;
}

function ScheduledShift({ schedule }: ScheduledShiftProps) {
  const { title, notes, startAt, endAt, status, job, team, place } = readFragment(ScheduledShiftSchedule, schedule);
  const timeZone = useTimeZone();
  const now = serverNow();
  const canceled = status === 'CANCELED';
  const where = [job?.name, team?.name, place?.name, place?.address].filter(Boolean).join(' · ');
  return (
    <li className="tc:flex tc:flex-col tc:gap-1 tc:low:flex-row tc:low:flex-wrap tc:low:gap-x-3 tc:low:gap-y-0 tc:border-l-4 tc:border-primary tc:pl-4 tc:low:pl-3">
      <div className="tc:flex tc:flex-wrap tc:items-center tc:gap-2">
        <p className={cn('tc:font-medium tc:wrap-anywhere', canceled && 'tc:line-through')}>{title}</p>
        {canceled && <Badge variant="destructive">Canceled</Badge>}
      </div>
      <p className="tc:text-muted-foreground tc:tabular-nums">
        {`${formatRecentTime(startAt, now, timeZone)} – ${formatRecentTime(endAt, now, timeZone)}`}
      </p>
      {where && <p className="tc:text-sm tc:text-muted-foreground tc:low:w-full tc:wrap-anywhere">{where}</p>}
      {notes && (
        <p dir="auto" className="tc:text-sm tc:whitespace-pre-line tc:low:line-clamp-1 tc:low:w-full tc:wrap-anywhere">
          {notes}
        </p>
      )}
    </li>
  );
}
