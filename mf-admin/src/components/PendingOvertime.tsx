import { Alert } from '@timetrack/ui';

interface PendingOvertimeProps {
  readonly weeks: readonly { readonly startDate: string; readonly message: string }[];
}

/** Names the workweeks whose overtime another pay period can still change. */
export function PendingOvertime({ weeks }: PendingOvertimeProps) {
  if (weeks.length === 0) return null;
  return (
    <Alert variant="warning" title="Overtime is pending">
      <ul className="ad:flex ad:flex-col ad:gap-1">
        {weeks.map(({ startDate, message }) => (
          <li key={startDate}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
