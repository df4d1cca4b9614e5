import { useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { addDays, weekStart } from '../../../time/calendar.js';
import { weekTitle } from '../../../time/formats.js';
import { useTellRefusal } from '../board/use-tell-refusal.js';
import { LoadBoard, PublishDrafts as Publish } from '../schedule.graphql.js';
import { countOf } from './count.js';

interface PublishDraftsProps {
  /** Any day of the week. */
  readonly date: string;
  readonly count: number;
}

/** Shows all drafts of a week to the people on them at once. */
export function PublishDrafts({ date, count }: PublishDraftsProps) {
  const showToast = useToast();
  const tellRefusal = useTellRefusal();
  const [asking, setAsking] = useState(false);
  const [publish, { loading }] = useMutation(Publish, { refetchQueries: [LoadBoard], awaitRefetchQueries: true });
  if (count === 0 && !asking) return null;
  const first = weekStart(date);
  const week = weekTitle(first, addDays(first, 6));

  async function goAhead(): Promise<void> {
    try {
      const { data } = await publish({ variables: { input: { weekOf: first } } });
      showToast({ title: `${countOf(data?.publishSchedules.length ?? 0, 'schedule')} published`, description: week });
    } catch (error) {
      tellRefusal(error, 'Failed to publish schedules');
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        busy={loading}
        className="sc:max-md:order-last sc:max-md:w-full"
        onClick={() => setAsking(true)}
      >
        <Send aria-hidden="true" />
        Publish {countOf(count, 'draft')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Publish ${countOf(count, 'draft')}?`}
        description={`The drafts of ${week} become visible to the people who are assigned.`}
        action="Publish"
        onAction={() => void goAhead()}
      />
    </>
  );
}
