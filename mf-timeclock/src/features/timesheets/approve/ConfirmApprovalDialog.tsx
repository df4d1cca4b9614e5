import { fullName, useTimeZone } from '@timetrack/screens';
import { ConfirmDialog } from '@timetrack/ui';
import { formatTimesheetRange } from '../../../components/times/time-formats.js';
import type { TimesheetRow } from '../row/timesheet-row.graphql.js';

interface ConfirmApprovalDialogProps {
  readonly row: TimesheetRow;
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

/** The confirmations that the gateway requires before it approves these hours. */
export function ConfirmApprovalDialog({ row, busy, onApprove, onClose }: ConfirmApprovalDialogProps) {
  const timeZone = useTimeZone();
  return (
    <ConfirmDialog
      open
      title="Approve these hours?"
      description={
        <div className="tc:flex tc:flex-col tc:gap-2">
          <p>
            {fullName(row.user)}, {formatTimesheetRange(row, timeZone)}
          </p>
          <ul className="tc:flex tc:flex-col tc:gap-2 tc:text-foreground">
            {row.confirmations.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
          <p>Your approval confirms that this is correct. The history keeps it.</p>
        </div>
      }
      action="Confirm and approve"
      busy={busy}
      onAction={onApprove}
      onOpenChange={onClose}
    />
  );
}
