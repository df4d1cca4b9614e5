import { Button } from '@timetrack/ui/basics';
import { CalendarSync, Printer } from '@timetrack/ui/icons';
import type { ScheduleAddress } from '../state/use-schedule-address.js';

interface WorkerActionsProps {
  readonly address: ScheduleAddress;
  readonly onPrint: () => void;
}

export function WorkerActions({ address, onPrint }: WorkerActionsProps) {
  return (
    <>
      <Button variant="outline" onClick={onPrint}>
        <Printer aria-hidden="true" />
        {address.view === 'month' ? 'Print month' : 'Print week'}
      </Button>
      <Button variant="outline" onClick={() => address.open({ kind: 'feed' })}>
        <CalendarSync aria-hidden="true" />
        Calendar feed
      </Button>
    </>
  );
}
