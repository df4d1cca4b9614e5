import { useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { addDays, formatCount, formatDateRange } from '@timetrack/screens/basics';
import { ConfirmDialog } from '@timetrack/ui';
import { sundayOf } from '../board/board-range.js';
import { CopyWeek } from '../board/schedule.graphql.js';
import { useBoardChange } from '../board/use-board-change.js';
import { findMenuButton } from '../state/screen-context.js';

interface CopyLastWeekProps {
  readonly date: string;
  readonly onClose: () => void;
}

export function CopyLastWeek({ date, onClose }: CopyLastWeekProps) {
  const showToast = useToast();
  const change = useBoardChange();
  const [copyWeek] = useMutation(CopyWeek);
  const to = sundayOf(date);
  const from = addDays(to, -7);
  const titleOf = (sunday: string) => formatDateRange(sunday, addDays(sunday, 6));

  async function copy(): Promise<void> {
    const copied = await change({
      send: () => copyWeek({ variables: { input: { fromDate: from, toDate: to } } }),
      failure: 'Failed to copy last week',
    });
    if (!copied) return;
    const count = copied.data?.scheduleWeekCopy?.schedules?.length ?? 0;
    showToast({
      title: count === 0 ? 'Nothing to copy' : `${formatCount(count, 'schedule')} copied`,
      description: count === 0 ? 'Last week has no schedules' : `To ${titleOf(to)}, as drafts until you publish them`,
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        findMenuButton()?.focus();
      }}
      title="Copy last week?"
      description={`This copies the schedules of ${titleOf(from)} to ${titleOf(to)}, at the same times and as drafts. Existing schedules stay.`}
      action="Copy"
      onAction={() => void copy()}
    />
  );
}
