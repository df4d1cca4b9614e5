import { Button } from '@timetrack/ui/basics';
import { Plus } from '@timetrack/ui/icons';
import type { Board } from '../board/arrange-board.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { MoreActions } from './MoreActions.js';
import { PublishDrafts } from './PublishDrafts.js';

interface ManagerActionsProps {
  readonly address: ScheduleAddress;
  /** The week whose drafts can be published. Null until it is loaded, and in the month. */
  readonly board: Board | null;
  /** Whether the board could not be loaded. Schedules can't be created then. */
  readonly hasFailed: boolean;
  readonly onPrint: () => void;
}

export function ManagerActions({ address, board, hasFailed, onPrint }: ManagerActionsProps) {
  const { view, date, templates, open, change } = address;
  const hasTemplates = templates === 'shown';
  return (
    <>
      {view !== 'month' && <PublishDrafts address={address} board={board} />}
      <Button
        variant="outline"
        aria-pressed={hasTemplates}
        onClick={() => change({ templates: hasTemplates ? 'hidden' : 'shown' }, { replace: true })}
        className="sc:max-md:hidden"
      >
        Templates
      </Button>
      <Button disabled={hasFailed} onClick={() => open({ kind: 'create', day: date, personId: null, copyOf: null })}>
        <Plus aria-hidden="true" />
        New Schedule
      </Button>
      <MoreActions address={address} onPrint={onPrint} />
    </>
  );
}
