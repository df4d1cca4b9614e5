import { failureOf, useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { addDays, LoadFailure, startOfDate, useTimeZone } from '@timetrack/screens';
import { Dialog, DialogContent, DialogHeader, Skeleton } from '@timetrack/ui';
import { readTimes } from '../../components/times/times.graphql.js';
import { readFragment } from '../../gql/index.js';
import { CorrectionForm } from './CorrectionForm.js';
import { CorrectionFormTimesheet, LoadShifts, LoadTimesheetToCorrect } from './correction.graphql.js';
import { findMissedShift, findShiftOf, type Work } from './shifts.js';

interface CorrectionDialogProps {
  /** The viewer’s own timesheet. Null to ask for one that is missing. */
  readonly timesheetId: string | null;
  /** The day on which the work began, `2026-11-02`. */
  readonly day: string;
  /** The viewer’s own timesheets around the day: a missing one is not proposed for a shift that has one. */
  readonly recorded?: readonly Work[];
  readonly guard: DialogGuard;
}

export function CorrectionDialog({ timesheetId, day, recorded = [], guard }: CorrectionDialogProps) {
  const { data, error, refetch } = useQuery(LoadTimesheetToCorrect, {
    variables: { id: timesheetId ?? '' },
    skip: timesheetId === null,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { shifts, isLoading } = useShifts(day);
  const found = readFragment(CorrectionFormTimesheet, data?.viewer?.timesheet);
  const timesheet = found ? readTimes(found) : null;
  const refresh = () => void refetch().catch(() => undefined);
  const isReady = !isLoading && (timesheetId === null || timesheet !== null);
  if (isReady) {
    const now = new Date();
    const shift = timesheet ? findShiftOf(shifts, timesheet, now) : findMissedShift(shifts, recorded, now);
    return <CorrectionForm timesheet={timesheet} day={day} shift={shift} onOutdated={refresh} guard={guard} />;
  }
  return (
    <Dialog open onOpenChange={guard.close}>
      <DialogContent>
        <DialogHeader title="Ask for a Correction" description={!error && 'Loading…'} />
        {error ? (
          <LoadFailure title={failureTitle(error)} error={error} onRetry={refresh} />
        ) : (
          <>
            <Skeleton className="tc:h-16" />
            <Skeleton className="tc:h-32" />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

const failureTitle = (error: unknown) =>
  failureOf(error).code === 'NOT_FOUND' ? 'This timesheet was deleted' : 'The timesheet could not be loaded';

/** The viewer’s shifts of the day. Without one, or if they can’t be read, the form starts empty. */
function useShifts(day: string) {
  const timeZone = useTimeZone();
  const { user } = useSession();
  const { data, loading } = useQuery(LoadShifts, {
    variables: {
      from: new Date(startOfDate(day, timeZone)).toISOString(),
      to: new Date(startOfDate(addDays(day, 1), timeZone)).toISOString(),
    },
  });
  const planned = data?.viewer?.schedules?.nodes ?? [];
  const shifts = planned.filter(
    ({ assignedUserIds, status }) => status !== 'CANCELED' && assignedUserIds.includes(user.id),
  );
  return { shifts, isLoading: loading };
}
