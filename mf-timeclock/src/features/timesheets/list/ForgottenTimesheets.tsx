import { formatCount } from '@timetrack/screens';
import { Alert, AlertDescription, AlertTitle, Button } from '@timetrack/ui';
import { useTimesheetCount } from './use-timesheets.js';

interface ForgottenTimesheetsProps {
  /** Whether the list shows them already. */
  readonly isListed: boolean;
  readonly onShow: () => void;
}

/** Points out timesheets whose clock-out was probably forgotten. They are never closed automatically. */
export function ForgottenTimesheets({ isListed, onShow }: ForgottenTimesheetsProps) {
  const found = useTimesheetCount({ exception: 'OPEN_OVER_16_HOURS' });
  if (!found || found.count === 0 || isListed) return null;
  const { count, isExact } = found;
  return (
    <Alert
      variant="warning"
      className="tc:*:last:flex-row tc:*:last:flex-wrap tc:*:last:items-center tc:*:last:justify-between tc:*:last:gap-3"
    >
      <div>
        <AlertTitle>
          {formatCount(count, 'timesheet', isExact)} {count === 1 ? 'has' : 'have'} been open for more than 16 hours
        </AlertTitle>
        <AlertDescription>Did someone forget to clock out? Timesheets are never closed automatically.</AlertDescription>
      </div>
      <Button variant="outline" size="sm" onClick={onShow}>
        {count === 1 ? 'Show it' : 'Show them'}
      </Button>
    </Alert>
  );
}
