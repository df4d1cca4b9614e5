import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@timetrack/ui';
import { dateInYear } from '../../../time/formats.js';
import type { Board } from '../board/board.js';
import { moreOf } from '../focus-fallbacks.js';
import { DayList } from './DayList.js';

interface DayDialogProps {
  readonly board: Board;
  readonly day: string;
  readonly onClose: () => void;
}

/** What did not fit into a day of the month. */
export function DayDialog({ board, day, onClose }: DayDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent focusFallback={() => moreOf(day)}>
        <DialogHeader>
          <DialogTitle>{dateInYear(day)}</DialogTitle>
          <DialogDescription>Everything that is scheduled on this day</DialogDescription>
        </DialogHeader>
        <DayList board={board} day={day} titled={false} />
      </DialogContent>
    </Dialog>
  );
}
