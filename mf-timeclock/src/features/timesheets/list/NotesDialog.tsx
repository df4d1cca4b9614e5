import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@timetrack/ui';
import { useTimeZone } from '../../../time/use-time-zone.js';
import { nameOf, type Row, spanOf } from '../words.js';

interface NotesDialogProps {
  readonly row: Row;
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
            {nameOf(row.user)}, {spanOf(row, timeZone)}
          </DialogDescription>
        </DialogHeader>
        <p className="tc:text-sm tc:leading-6 tc:wrap-anywhere tc:whitespace-pre-wrap">{row.notes}</p>
      </DialogContent>
    </Dialog>
  );
}
