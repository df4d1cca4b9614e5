import { ClockCard } from '../clock/ClockCard.js';
import { patienceOf } from '../clock/locate.js';
import { useClock } from '../clock/use-clock.js';
import { Greeting } from '../home/Greeting.js';
import { NotesAndPhotos } from '../notes/NotesAndPhotos.js';
import { useNotes } from '../notes/use-notes.js';
import { QuickActions } from './QuickActions.js';
import { RecentTimesheets } from './RecentTimesheets.js';
import { StatCards } from './StatCards.js';
import { useDashboard } from './use-dashboard.js';
import { WorkingNow } from './WorkingNow.js';

/** On a phone one's own clock comes first, on a wide screen the team's figures stand above everything. */
export function Dashboard() {
  const { stats, pending, open } = useDashboard();
  return (
    <div className="tc:mx-auto tc:flex tc:w-full tc:max-w-7xl tc:flex-col tc:gap-6">
      <Greeting />
      <div className="tc:grid tc:grid-cols-1 tc:items-start tc:gap-6 tc:lg:grid-cols-[20rem_minmax(0,1fr)] tc:lg:grid-rows-[auto_auto_1fr]">
        <OwnClock />
        <div className="tc:lg:col-span-2 tc:lg:row-start-1">
          <StatCards stats={stats.data?.dashboardStats} {...standing(stats)} />
        </div>
        <div className="tc:grid tc:grid-cols-1 tc:items-start tc:gap-6 tc:lg:col-start-2 tc:lg:row-span-2 tc:lg:row-start-2 tc:xl:grid-cols-2">
          <RecentTimesheets timesheets={nodesOf(pending.data)} {...standing(pending)} />
          <WorkingNow
            timesheets={nodesOf(open.data)}
            total={open.data?.timesheets.totalCount ?? 0}
            {...standing(open)}
          />
        </div>
        <QuickActions />
      </div>
    </div>
  );
}

/** The clock of the person who looks at the dashboard, with notes only while there is something to note. */
function OwnClock() {
  const clock = useClock({
    patience: patienceOf.manager,
    onClockedOut: (timesheet) => void notes.saveOnClockOut(timesheet.id),
  });
  const notes = useNotes(clock.active);
  const noting = clock.known && (clock.active !== null || notes.unsaved || notes.leftBehind.length > 0);
  return <ClockCard clock={clock}>{noting && <NotesAndPhotos notes={notes} />}</ClockCard>;
}

function standing(reading: { readonly loading: boolean; readonly failed: boolean; readonly refresh: () => void }) {
  return { loading: reading.loading, failed: reading.failed, onRetry: reading.refresh };
}

function nodesOf<Node>(data: { timesheets: { edges: { node: Node }[] } } | undefined): Node[] {
  return data?.timesheets.edges.map(({ node }) => node) ?? [];
}
