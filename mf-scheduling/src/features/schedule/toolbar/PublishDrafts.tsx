import { useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { addDays, formatCount, formatDateRange } from '@timetrack/screens/basics';
import { Button } from '@timetrack/ui/basics';
import { Send } from '@timetrack/ui/icons';
import { useState } from 'react';
import { LoadBoard } from '../board/board.graphql.js';
import { sundayOf } from '../board/board-range.js';
import { useReportConflict } from '../board/use-report-conflict.js';
import { loadOnDemand } from '../on-demand/load-on-demand.js';
import { useHasBeen } from '../on-demand/use-has-been.js';
import { PublishDrafts as Publish } from './toolbar.graphql.js';

const ConfirmDialog = loadOnDemand(async () => (await import('@timetrack/ui')).ConfirmDialog);

interface PublishDraftsProps {
  /** A date of the week. */
  readonly date: string;
  readonly count: number;
}

/** Publishes all drafts of a week. */
export function PublishDrafts({ date, count }: PublishDraftsProps) {
  const showToast = useToast();
  const reportFailure = useReportConflict();
  const [isConfirming, setConfirming] = useState(false);
  const wasConfirming = useHasBeen(isConfirming);
  const [publish, { loading }] = useMutation(Publish, { refetchQueries: [LoadBoard], awaitRefetchQueries: true });
  if (count === 0 && !isConfirming) return null;
  const sunday = sundayOf(date);
  const week = formatDateRange(sunday, addDays(sunday, 6));

  async function publishWeek(): Promise<void> {
    try {
      const { data } = await publish({ variables: { input: { weekOf: sunday } } });
      showToast({
        title: `${formatCount(data?.publishSchedules.length ?? 0, 'schedule')} published`,
        description: week,
      });
    } catch (error) {
      reportFailure(error, 'Failed to publish schedules');
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        busy={loading}
        className="sc:max-md:order-last sc:max-md:w-full"
        onClick={() => setConfirming(true)}
      >
        <Send aria-hidden="true" />
        Publish {formatCount(count, 'draft')}
      </Button>
      {wasConfirming && (
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          title={`Publish ${formatCount(count, 'draft')}?`}
          description={`The drafts of ${week} become visible to the people who are assigned.`}
          action="Publish"
          onAction={() => void publishWeek()}
        />
      )}
    </>
  );
}
