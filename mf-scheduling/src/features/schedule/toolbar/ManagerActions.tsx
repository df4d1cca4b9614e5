import { Button } from '@timetrack/ui/basics';
import { Plus } from '@timetrack/ui/icons';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { MoreActions } from './MoreActions.js';
import { PublishDrafts } from './PublishDrafts.js';

interface ManagerActionsProps {
  readonly address: ScheduleAddress;
  readonly draftCount: number;
  /** Whether the board could not be loaded. Schedules can't be created then. */
  readonly hasFailed: boolean;
  readonly onPrint: () => void;
}

export function ManagerActions({ address, draftCount, hasFailed, onPrint }: ManagerActionsProps) {
  const { view, date, open } = address;
  return (
    <>
      {view !== 'month' && <PublishDrafts date={date} count={draftCount} />}
      <Button disabled={hasFailed} onClick={() => open({ kind: 'create', day: date, personId: null, copyOf: null })}>
        <Plus aria-hidden="true" />
        New Schedule
      </Button>
      <MoreActions address={address} onPrint={onPrint} />
    </>
  );
}
