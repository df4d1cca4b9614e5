import { useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { ConfirmDialog } from '@timetrack/ui';
import { addDays, weekStart } from '../../../time/calendar.js';
import { weekTitle } from '../../../time/formats.js';
import { useTellRefusal } from '../board/use-tell-refusal.js';
import { CopyWeek, LoadBoard } from '../schedule.graphql.js';
import { countOf } from './count.js';

interface CopyLastWeekProps {
  /** Any day of the week that receives the copies. */
  readonly date: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function CopyLastWeek({ date, open, onOpenChange }: CopyLastWeekProps) {
  const showToast = useToast();
  const tellRefusal = useTellRefusal();
  const [copyWeek] = useMutation(CopyWeek, { refetchQueries: [LoadBoard], awaitRefetchQueries: true });
  const to = weekStart(date);
  const from = addDays(to, -7);
  const title = (first: string) => weekTitle(first, addDays(first, 6));

  async function copy(): Promise<void> {
    try {
      const { data } = await copyWeek({ variables: { input: { fromDate: from, toDate: to } } });
      const count = data?.copyScheduleWeek.length ?? 0;
      showToast({
        title: count === 0 ? 'Nothing to copy' : `${countOf(count, 'schedule')} copied`,
        description: count === 0 ? 'Last week has no schedules' : `To ${title(to)}, as drafts until you publish them`,
      });
    } catch (error) {
      tellRefusal(error, 'Failed to copy last week');
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Copy last week?"
      description={`The schedules of ${title(from)} are copied to ${title(to)}, at the same times and as drafts. What is there stays.`}
      action="Copy"
      onAction={() => void copy()}
    />
  );
}
