import { useQuery } from '@timetrack/client';
import type { DialogGuard } from '@timetrack/contracts/routing';
import { Dialog, DialogContent } from '@timetrack/ui';
import { readReview, readTimes } from '../../../components/times/times.graphql.js';
import { readFragment } from '../../../gql/index.js';
import { EditTimesheet } from './EditTimesheet.js';
import { TimesheetFailure } from './TimesheetFailure.js';
import { TimesheetLoading } from './TimesheetLoading.js';
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
  const found = readFragment(TimesheetDialogTimesheet, data?.viewer?.timesheet);
  const timesheet = found && readReview(readTimes(found));
  const refresh = () => void refetch().catch(() => undefined);
  if (timesheet?.canReview) return <EditTimesheet timesheet={timesheet} onOutdated={refresh} guard={guard} />;
  if (timesheet) return <ViewTimesheet timesheet={timesheet} onClose={guard.close} />;
  return (
    <Dialog open onOpenChange={guard.close}>
      <DialogContent>
        {error ? <TimesheetFailure error={error} onRetry={refresh} /> : <TimesheetLoading />}
      </DialogContent>
    </Dialog>
  );
}
