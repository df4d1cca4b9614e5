import { fullName, useTimeZone } from '@timetrack/screens';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@timetrack/ui';
import { formatTimesheetRange } from '../../../components/times/time-formats.js';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';

interface NotesDialogProps {
  readonly row: TimesheetRow;
  readonly onClose: () => void;
}

export function NotesDialog({ row, onClose }: NotesDialogProps) {
  const timeZone = useTimeZone();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Notes</DialogTitle>
          <DialogDescription>
            {fullName(row.user)}, {formatTimesheetRange(row, timeZone)}
          </DialogDescription>
        </DialogHeader>
        <p className="tc:text-sm tc:leading-6 tc:wrap-anywhere tc:whitespace-pre-wrap">
          {row.notes.trim() === '' ? 'No notes' : row.notes}
        </p>
      </DialogContent>
    </Dialog>
  );
}
