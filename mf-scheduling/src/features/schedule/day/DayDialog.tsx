import { formatFullWeekdayDate } from '@timetrack/screens/basics';
import { Dialog, DialogContent, DialogHeader } from '@timetrack/ui';
import type { Board } from '../board/arrange-board.js';
import type { MonthBoard } from '../board/arrange-month.js';
import { findMoreButton } from '../state/focus-targets.js';
import { DayList } from './DayList.js';

interface DayDialogProps {
  readonly board: Board | MonthBoard;
  readonly day: string;
  readonly onClose: () => void;
}

export function DayDialog({ board, day, onClose }: DayDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent focusFallback={() => findMoreButton(day)}>
        <DialogHeader title={formatFullWeekdayDate(day)} description="Everything that is scheduled on this day" />
        <DayList board={board} day={day} hasHeading={false} />
      </DialogContent>
    </Dialog>
  );
}
