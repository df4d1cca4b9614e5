import { useCan } from '@timetrack/contracts';
import { lazy, Suspense } from 'react';
import { Greeting } from '../../components/Greeting.js';
import { ClockCard, locationTimeout, useClock } from '../clock/index.js';
import { NotesAndPhotos, useNotes } from '../notes/index.js';
import { NeedsAttention } from './attention/NeedsAttention.js';
import { QuickActions } from './QuickActions.js';
import { RecentTimesheets } from './RecentTimesheets.js';
import { StatCards } from './StatCards.js';
import { useDashboard } from './use-dashboard.js';
import type { LiveQuery } from './use-live-query.js';
import { WorkingNow } from './WorkingNow.js';

const FirstSteps = lazy(async () => ({ default: (await import('../first-steps/index.js')).FirstSteps }));

/** On a phone the viewer's own clock comes first. On a wide screen the team's figures are above everything else. */
export function Dashboard() {
  const { stats, pending, open, attention } = useDashboard();
  const canSeeAttention = useCan('ATTENTION');
  const canSetUp = useCan('FIRST_STEPS');
  return (
    <div className="tc:mx-auto tc:flex tc:w-full tc:max-w-7xl tc:flex-col tc:gap-6">
      <Greeting />
      {canSetUp && (
        <Suspense>
          <FirstSteps />
        </Suspense>
      )}
      <div className="tc:grid tc:grid-cols-1 tc:items-start tc:gap-6 tc:lg:grid-cols-[20rem_minmax(0,1fr)] tc:lg:grid-rows-[auto_auto_1fr]">
        <OwnClock />
        <div className="tc:lg:col-span-2 tc:lg:row-start-1">
          <StatCards stats={stats.data?.viewer?.dashboardStats} {...statusOf(stats)} />
        </div>
        <div className="tc:grid tc:grid-cols-1 tc:items-start tc:gap-6 tc:lg:col-start-2 tc:lg:row-span-2 tc:lg:row-start-2 tc:xl:grid-cols-2">
          {canSeeAttention && (
            <div className="tc:min-w-0 tc:xl:col-span-2">
              <NeedsAttention attention={attention.data?.viewer?.attention} {...statusOf(attention)} />
            </div>
          )}
          <RecentTimesheets timesheets={pending.data?.viewer?.timesheets?.nodes ?? []} {...statusOf(pending)} />
          <WorkingNow
            timesheets={open.data?.viewer?.timesheets?.nodes ?? []}
            total={open.data?.viewer?.timesheets?.totalCount ?? 0}
            {...statusOf(open)}
          />
        </div>
        <QuickActions />
      </div>
    </div>
  );
}

/** The viewer's own clock, with notes only while they are clocked in or have unsaved notes. */
function OwnClock() {
  const clock = useClock({
    locationTimeout: locationTimeout.manager,
    onClockedOut: (timesheet) => void notes.saveOnClockOut(timesheet.id),
  });
  const notes = useNotes(clock.active, clock.sending !== null);
  const hasNotes = clock.isKnown && (clock.active !== null || notes.isUnsaved || notes.unsavedTimesheets.length > 0);
  return <ClockCard clock={clock}>{hasNotes && <NotesAndPhotos notes={notes} />}</ClockCard>;
}

function statusOf({ isLoading, error, refresh }: Pick<LiveQuery, 'isLoading' | 'error' | 'refresh'>) {
  return { isLoading, error, onRetry: refresh };
}
