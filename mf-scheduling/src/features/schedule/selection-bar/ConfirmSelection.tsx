import { dateOf, formatCount, formatDateRange } from '@timetrack/screens/basics';
import { ConfirmDialog } from '@timetrack/ui';
import { useState } from 'react';
import type { Shift } from '../board/arrange-board.js';
import { extentOfShifts } from '../selection/shown-shifts.js';
import type { ConfirmedAction, SelectionQuestion } from '../selection/use-selection-question.js';
import { PublishQuestion } from '../shift/PublishQuestion.js';
import { useScheduleScreen } from '../state/screen-context.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';

interface ConfirmSelectionProps {
  readonly question: SelectionQuestion | null;
  readonly shifts: readonly Shift[];
  readonly address: ScheduleAddress;
  readonly onClose: () => void;
  readonly onConfirm: (action: ConfirmedAction) => void;
}

export function ConfirmSelection({ question, shifts, address, onClose, onConfirm }: ConfirmSelectionProps) {
  const { timeZone } = useScheduleScreen();
  // The closing dialog keeps its words until it has faded.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  if (!last) return null;
  const drafts = shifts.filter(({ status }) => status === 'DRAFT');
  const [from, to] = extentOfShifts(shifts);
  const dates = shifts.length > 0 ? formatDateRange(dateOf(from, timeZone), dateOf(to, timeZone)) : '';
  const isOpen = question !== null;
  const confirm = () => onConfirm(last.action);
  if (last.action === 'DELETE') {
    return (
      <ConfirmDialog
        open={isOpen}
        onOpenChange={onClose}
        title={`Delete ${formatCount(shifts.length, 'shift')}?`}
        description={`${dates}. This action cannot be undone.`}
        action="Delete"
        variant="destructive"
        onAction={confirm}
      />
    );
  }
  const others = shifts.length - drafts.length;
  const left = `${formatCount(others, 'selected shift')} ${others === 1 ? 'is not a draft' : 'are not drafts'}.`;
  return (
    <PublishQuestion
      isOpen={isOpen}
      count={drafts.length}
      text={`${dates}. The drafts become visible to the people who are assigned.${others > 0 ? ` ${left}` : ''}`}
      drafts={drafts}
      conflicts={last.conflicts}
      addressOf={address.addressOf}
      onOpen={(dialog) => {
        onClose();
        address.open(dialog);
      }}
      onClose={onClose}
      onPublish={confirm}
    />
  );
}
