import { useApolloClient, useMutation } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { addDays, formatCount, formatDateRange, useMissingDialog } from '@timetrack/screens/basics';
import { Button } from '@timetrack/ui/basics';
import { Send } from '@timetrack/ui/icons';
import { useState } from 'react';
import type { Board, Shift } from '../board/arrange-board.js';
import { sundayOf } from '../board/board-range.js';
import { PublishDrafts as Publish } from '../board/schedule.graphql.js';
import { reloadBoard, useBoardChange } from '../board/use-board-change.js';
import { loadOnDemand, useHasBeen } from '../on-demand/load-on-demand.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';

const PublishQuestion = loadOnDemand(async () => (await import('../shift/PublishQuestion.js')).PublishQuestion);

interface PublishDraftsProps {
  readonly address: ScheduleAddress;
  readonly board: Board | null;
}

export function PublishDrafts({ address, board }: PublishDraftsProps) {
  const { date, teamId, dialog, open, swap, close, addressOf } = address;
  const count = board ? board.draftCount - listDrafts(board).filter(({ locked }) => locked).length : 0;
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const change = useBoardChange();
  const isNamed = dialog?.kind === 'publish';
  const isConfirming = isNamed && count > 0;
  const wasConfirming = useHasBeen(isConfirming);
  const [publish] = useMutation(Publish);
  useMissingDialog({ id: isNamed ? 'publish' : null, isFound: board ? count > 0 : undefined, close });
  if (count === 0) return null;
  const sunday = sundayOf(date);
  const week = formatDateRange(sunday, addDays(sunday, 6));
  /** Lists the drafts and conflicts of this moment: other users may have changed the week since it was loaded. */
  async function ask(): Promise<void> {
    setBusy(true);
    await reloadBoard(client);
    setBusy(false);
    open({ kind: 'publish' });
  }

  async function publishWeek(): Promise<void> {
    setBusy(true);
    const published = await change({
      send: () => publish({ variables: { input: { weekOf: sunday, teamId } } }),
      failure: 'Failed to publish schedules',
    });
    setBusy(false);
    if (!published) return;
    const { length } = published.data?.scheduleWeekPublish?.schedules ?? [];
    showToast({ title: `${formatCount(length, 'schedule')} published`, description: week });
  }

  return (
    <>
      <Button
        variant="secondary"
        busy={isBusy}
        className="sc:max-md:order-last sc:max-md:w-full"
        onClick={() => void ask()}
      >
        <Send aria-hidden="true" />
        <span>{`Publish ${formatCount(count, 'draft')}`}</span>
      </Button>
      {board && wasConfirming && (
        <PublishQuestion
          isOpen={isConfirming}
          count={count}
          text={`The drafts of ${week} become visible to the people who are assigned.`}
          drafts={isConfirming ? listDrafts(board).filter(({ locked }) => !locked) : []}
          conflicts={board.conflicts}
          addressOf={addressOf}
          onOpen={swap}
          onClose={close}
          onPublish={() => void publishWeek()}
        />
      )}
    </>
  );
}

/** The drafts that start in the week. Publishing leaves out locked ones. */
function listDrafts({ shifts, range }: Board): readonly Shift[] {
  const [from, to] = [range.bounds[0] ?? 0, range.bounds.at(-1) ?? 0];
  return shifts.filter(({ status, start }) => status === 'DRAFT' && from <= start && start < to);
}
