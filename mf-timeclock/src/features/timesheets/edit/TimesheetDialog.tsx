import { failureOf, useQuery } from '@timetrack/client';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { LoadFailure } from '@timetrack/screens';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle, Skeleton } from '@timetrack/ui';
import { readFragment } from '../../../gql/index.js';
import { EditTimesheet } from './EditTimesheet.js';
import { LoadTimesheet, TimesheetDialogTimesheet } from './timesheet-dialog.graphql.js';
import { ViewTimesheet } from './ViewTimesheet.js';

interface TimesheetDialogProps {
  readonly id: string;
  readonly guard: DialogGuard;
}

/** One timesheet: editable if the server allows the viewer to edit it, otherwise read-only. */
export function TimesheetDialog({ id, guard }: TimesheetDialogProps) {
  const { data, error, refetch } = useQuery(LoadTimesheet, {
    variables: { id },
    // Never from the cache: the viewer would overwrite what others have changed since.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const timesheet = readFragment(TimesheetDialogTimesheet, data?.timesheet);
  const refresh = () => void refetch().catch(() => undefined);
  if (timesheet?.canReview) return <EditTimesheet timesheet={timesheet} onOutdated={refresh} guard={guard} />;
  if (timesheet) return <ViewTimesheet timesheet={timesheet} onClose={guard.close} />;
  return (
    <Dialog open onOpenChange={guard.close}>
      <DialogContent>{error ? <Failure error={error} onRetry={refresh} /> : <Loading />}</DialogContent>
    </Dialog>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const isGone = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(failureOf(error).code);
  return (
    <>
      <DialogHeader>
        <DialogTitle>{isGone ? 'Timesheet not found' : 'Timesheet'}</DialogTitle>
        {isGone && <DialogDescription>It was deleted, or the link is incomplete.</DialogDescription>}
      </DialogHeader>
      {!isGone && <LoadFailure title="The timesheet could not be loaded" error={error} onRetry={onRetry} />}
    </>
  );
}

function Loading() {
  return (
    <>
      <DialogHeader>
        <DialogTitle>Timesheet</DialogTitle>
        <DialogDescription>Loading…</DialogDescription>
      </DialogHeader>
      <Skeleton className="tc:h-16" />
      <Skeleton className="tc:h-32" />
    </>
  );
}
