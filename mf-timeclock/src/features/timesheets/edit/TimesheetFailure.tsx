import { failureOf } from '@timetrack/client';
import { LoadFailure } from '@timetrack/screens';
import { DialogDescription, DialogHeader, DialogTitle } from '@timetrack/ui';

export function TimesheetFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const isGone = ['NOT_FOUND', 'BAD_USER_INPUT'].includes(failureOf(error).code);
  return (
    <>
      <DialogHeader>
        <DialogTitle>{isGone ? 'Timesheet not found' : 'Timesheet'}</DialogTitle>
        {isGone && (
          <DialogDescription>It was deleted, it is not yours to see, or the link is incomplete.</DialogDescription>
        )}
      </DialogHeader>
      {!isGone && <LoadFailure title="The timesheet could not be loaded" error={error} onRetry={onRetry} />}
    </>
  );
}
