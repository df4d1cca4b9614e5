import { failureOf, useQuery } from '@timetrack/client';
import { useSession } from '@timetrack/contracts';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { addDays, LoadFailure, startOfDate, useTimeZone } from '@timetrack/screens';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle, Skeleton } from '@timetrack/ui';
import { readFragment } from '../../gql/index.js';
import { CorrectionForm } from './CorrectionForm.js';
import { CorrectionFormTimesheet, LoadShifts, LoadTimesheetToCorrect } from './correction.graphql.js';

interface CorrectionDialogProps {
  /** The viewer’s own timesheet. Null to ask for one that is missing. */
  readonly timesheetId: string | null;
  /** The day on which the work began, `2026-11-02`. */
  readonly day: string;
  readonly guard: DialogGuard;
}

/** Asks the manager for a correction of the viewer’s own time. */
export function CorrectionDialog({ timesheetId, day, guard }: CorrectionDialogProps) {
  const { data, error, refetch } = useQuery(LoadTimesheetToCorrect, {
    variables: { id: timesheetId ?? '' },
    skip: timesheetId === null,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { shift, isLoading } = useShift(day);
  const timesheet = readFragment(CorrectionFormTimesheet, data?.timesheet) ?? null;
  const refresh = () => void refetch().catch(() => undefined);
  const isReady = !isLoading && (timesheetId === null || timesheet !== null);
  if (isReady) {
    return <CorrectionForm timesheet={timesheet} day={day} shift={shift} onOutdated={refresh} guard={guard} />;
  }
  return (
    <Dialog open onOpenChange={guard.close}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Ask for a Correction</DialogTitle>
          {!error && <DialogDescription>Loading…</DialogDescription>}
        </DialogHeader>
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

/** The viewer’s first shift of the day. Without one, or if it can’t be read, the form starts empty. */
function useShift(day: string) {
  const timeZone = useTimeZone();
  const { user } = useSession();
  const { data, loading } = useQuery(LoadShifts, {
    variables: {
      from: new Date(startOfDate(day, timeZone)).toISOString(),
      to: new Date(startOfDate(addDays(day, 1), timeZone)).toISOString(),
    },
  });
  const own = data?.viewer?.schedules?.nodes.filter(({ assignedUserIds }) => assignedUserIds.includes(user.id)) ?? [];
  return { shift: own.toSorted((a, b) => (a.startAt < b.startAt ? -1 : 1))[0] ?? null, isLoading: loading };
}
