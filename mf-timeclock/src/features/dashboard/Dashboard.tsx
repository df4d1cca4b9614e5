import { type TypedDocumentNode, useQuery } from '@timetrack/client';
import { useCan, useSession } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { useIsPhone } from '@timetrack/screens/basics';
import { ReachNote } from '@timetrack/screens/reach-note';
import { Button, Card, CardContent, CardHeader, cn } from '@timetrack/ui/basics';
import { CalendarPlus, UsersRound } from '@timetrack/ui/icons';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Greeting } from '../../components/Greeting.js';
import { areStepsHidden } from '../../components/hidden-steps.js';
import { ClockCard, ClockLine, locationTimeout, useClock, useClockUpdates, useEveryMinute } from '../clock/index.js';
import { NotesAndPhotos, useNotes } from '../notes/index.js';
import { NeedsAttention } from './attention/NeedsAttention.js';
import { LoadAttention, LoadOpenTimesheets, LoadPendingTimesheets, LoadStats } from './dashboard.graphql.js';
import { StatCards } from './StatCards.js';
import { RecentTimesheets, WorkingNow } from './TimesheetLists.js';

const FirstSteps = lazy(async () => ({ default: (await import('../first-steps/index.js')).FirstSteps }));

/** On a phone, what needs attention and who is in come first. On a wide screen, the figures are above everything else. */
export function Dashboard() {
  const { stats, pending, open, attention } = useDashboard();
  const canSeeAttention = useCan('ATTENTION');
  const { organization } = useSession().user;
  const [areHidden] = useState(() => areStepsHidden(organization.id));
  const mayHaveSteps = useCan('FIRST_STEPS') && !areHidden;
  // The cards wait for the first steps above them: otherwise they would move.
  const [areStepsKnown, setStepsKnown] = useState(false);
  const showSteps = useCallback(() => setStepsKnown(true), []);
  // The cards below the list would move when it is loaded, so they appear with it.
  const isGrowing = canSeeAttention && attention.isLoading && 'tc:hidden';
  return (
    <div className="tc:mx-auto tc:flex tc:w-full tc:max-w-7xl tc:flex-col tc:gap-6">
      <div className="tc:flex tc:flex-col tc:gap-1">
        <Greeting />
        <ReachNote />
      </div>
      {mayHaveSteps && (
        <Suspense>
          <FirstSteps onKnown={showSteps} />
        </Suspense>
      )}
      <div className={cn(layout, mayHaveSteps && !areStepsKnown && 'tc:hidden')}>
        <div className="tc:contents tc:lg:col-start-2 tc:lg:row-span-2 tc:lg:row-start-2 tc:lg:grid tc:lg:grid-cols-1 tc:lg:items-start tc:lg:gap-6 tc:xl:grid-cols-2">
          {canSeeAttention && (
            <div className="tc:min-w-0 tc:xl:col-span-2">
              <NeedsAttention attention={attention.data?.viewer?.attention} {...statusOf(attention)} />
            </div>
          )}
          <div className={cn(isGrowing)}>
            <WorkingNow
              timesheets={open.data?.viewer?.timesheets?.nodes ?? []}
              total={open.data?.viewer?.timesheets?.totalCount ?? 0}
              {...statusOf(open)}
            />
          </div>
          <div className={cn('tc:max-lg:order-1', isGrowing)}>
            <RecentTimesheets timesheets={pending.data?.viewer?.timesheets?.nodes ?? []} {...statusOf(pending)} />
          </div>
        </div>
        <OwnClock />
        <div className={cn('tc:lg:col-span-2 tc:lg:row-start-1', isGrowing && 'tc:max-lg:hidden')}>
          <StatCards stats={stats.data?.viewer?.dashboardStats} {...statusOf(stats)} />
        </div>
        <QuickActions className={cn('tc:max-lg:order-1', isGrowing && 'tc:max-lg:hidden')} />
      </div>
    </div>
  );
}

const layout =
  'tc:grid tc:grid-cols-1 tc:items-start tc:gap-6 tc:lg:grid-cols-[20rem_minmax(0,1fr)] tc:lg:grid-rows-[auto_auto_1fr]';

/** The viewer's own clock, with notes only while they are clocked in or have unsaved notes. */
function OwnClock() {
  const clock = useClock({
    locationTimeout: locationTimeout.manager,
    onClockedOut: (timesheet) => void notes.saveOnClockOut(timesheet.id),
  });
  const notes = useNotes(clock.active, clock.sending !== null);
  const hasNotes = clock.isKnown && (clock.active !== null || notes.isUnsaved || notes.unsavedTimesheets.length > 0);
  const isPhone = useIsPhone();
  const content = hasNotes && <NotesAndPhotos notes={notes} />;
  if (!isPhone) return <ClockCard clock={clock}>{content}</ClockCard>;
  return (
    <ClockLine clock={clock} className={aboveNavigation}>
      {content}
    </ClockLine>
  );
}

/** In reach while the lists before it are long. */
const aboveNavigation = 'tc:sticky tc:bottom-2 tc:z-10 tc:shadow-lg';

function statusOf({ isLoading, error, refresh }: Pick<LiveQuery, 'isLoading' | 'error' | 'refresh'>) {
  return { isLoading, error, onRetry: refresh };
}

/** The team's figures and lists, kept up to date while the dashboard is open. */
function useDashboard() {
  const stats = useLiveQuery(LoadStats);
  const pending = useLiveQuery(LoadPendingTimesheets);
  const open = useLiveQuery(LoadOpenTimesheets);
  const attention = useLiveQuery(LoadAttention, { skip: !useCan('ATTENTION') });

  useClockUpdates(() => {
    stats.refresh();
    pending.refresh();
    open.refresh();
    attention.refresh();
  });
  // While someone works, hours increase without any event.
  useEveryMinute((stats.data?.viewer?.dashboardStats?.activeWorkers ?? 0) > 0, stats.refresh);

  // People become late without any event.
  useEveryMinute(true, attention.refresh);

  return { stats, pending, open, attention };
}

type LiveQuery = ReturnType<typeof useLiveQuery>;

/**
 * A query without variables whose data changes while the screen is open. Cached data is shown immediately, every visit
 * loads it again, and a failed refresh keeps the previous data.
 */
function useLiveQuery<Data>(query: TypedDocumentNode<Data, Record<string, never>>, { skip = false } = {}) {
  const { data, error, refetch } = useQuery(query, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip,
  });
  return {
    data,
    isLoading: !data && !error,
    /** Why there is no data. */
    error: data ? undefined : error,
    refresh: () => {
      if (!skip) void refetch().catch(() => undefined);
    },
  };
}

const scheduleAction = { to: '/schedules', label: 'Create Schedule', Icon: CalendarPlus };
const teamAction = { to: '/team', label: 'Manage Team', Icon: UsersRound };

function QuickActions({ className }: { readonly className: string }) {
  const actions = [
    ...(useCan('SCREEN_SCHEDULES') ? [scheduleAction] : []),
    ...(useCan('SCREEN_TEAM') ? [teamAction] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <Card className={className}>
      <CardHeader title="Quick Actions" />
      <CardContent className="tc:grid tc:grid-cols-1 tc:gap-3 tc:sm:grid-cols-2 tc:lg:grid-cols-1">
        {actions.map(({ to, label, Icon }) => (
          <Button key={to} variant="outline" size="lg" asChild className="tc:justify-start">
            <Link to={to}>
              <Icon aria-hidden="true" />
              <span>{label}</span>
            </Link>
          </Button>
        ))}
      </CardContent>
    </Card>
  );
}
