import { formatCount, formatDate, fullName } from '@timetrack/screens';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@timetrack/ui';
import type { useApproveSelection } from './use-approve-selection.js';

interface ApprovalDialogsProps {
  readonly approval: ReturnType<typeof useApproveSelection>;
  readonly onOpen: (id: string) => void;
}

export function ApprovalDialogs({ approval, onOpen }: ApprovalDialogsProps) {
  const { toConfirm, left } = approval;
  return (
    <>
      {toConfirm && (
        <ConfirmDialog
          open
          title={`Approve ${formatCount(toConfirm.count, 'timesheet')}?`}
          description={`${toConfirm.exceptional} with exceptions. Your approval confirms that you have checked them.`}
          action={`Approve ${toConfirm.count}, ${toConfirm.exceptional} with exceptions`}
          busy={approval.isApproving}
          onAction={approval.confirm}
          onOpenChange={approval.cancel}
        />
      )}
      {left.length > 0 && (
        <Dialog open onOpenChange={approval.forgetLeft}>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>{formatCount(left.length, 'timesheet')} not approved</DialogTitle>
              <DialogDescription>Each needs something first. Everything else is approved.</DialogDescription>
            </DialogHeader>
            <ul className="tc:max-h-[60vh] tc:divide-y tc:divide-border tc:overflow-y-auto tc:text-sm">
              {left.map(({ timesheetId, user, day, message }) => (
                <li
                  key={`${timesheetId} ${user?.id} ${day}`}
                  className="tc:flex tc:items-center tc:justify-between tc:gap-3 tc:py-3"
                >
                  <div className="tc:flex tc:min-w-0 tc:flex-col tc:gap-0.5 tc:wrap-anywhere">
                    <p className="tc:font-medium">
                      {user ? fullName(user) : 'Unknown timesheet'}
                      {day && `, ${formatDate(day)}`}
                    </p>
                    <p className="tc:text-muted-foreground">{message}</p>
                  </div>
                  {timesheetId && user && (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Open the timesheet of ${fullName(user)}${day ? `, ${formatDate(day)}` : ''}`}
                      onClick={() => {
                        approval.forgetLeft();
                        onOpen(timesheetId);
                      }}
                    >
                      Open
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
