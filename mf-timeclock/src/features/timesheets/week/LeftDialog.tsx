import { formatCount, formatDate, fullName } from '@timetrack/screens';
import { Button, Dialog, DialogContent, DialogHeader } from '@timetrack/ui';
import type { Timeclock_Timesheets_ApproveSelectionMutation } from '../../../gql/graphql.js';

type Summary = NonNullable<
  NonNullable<Timeclock_Timesheets_ApproveSelectionMutation['timesheetSelectionApprove']>['summary']
>;

export interface Left {
  readonly verb: 'approved' | 'rejected';
  readonly timesheets: Summary['left'];
}

interface LeftDialogProps {
  readonly left: Left;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

export function LeftDialog({ left: { verb, timesheets }, onOpen, onClose }: LeftDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader
          title={`${formatCount(timesheets.length, 'timesheet')} not ${verb}`}
          description={`Each needs something first. Everything else is ${verb}.`}
        />
        <ul className="tc:max-h-[60vh] tc:divide-y tc:divide-border tc:overflow-y-auto tc:text-sm">
          {timesheets.map(({ timesheetId, user, day, message }) => (
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
                    onClose();
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
  );
}
