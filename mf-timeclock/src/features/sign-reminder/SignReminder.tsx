import { useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { formatMonthDayRange } from '@timetrack/screens';
import { Alert } from '@timetrack/ui';
import { LoadSignOffDue } from './sign-reminder.graphql.js';

interface SignReminderProps {
  /** The first day of the period on the screen, which needs no link. */
  readonly visible?: string | null;
}

/** A line for a person who is asked to sign the hours of a pay period. Nothing otherwise, or after a failure. */
export function SignReminder({ visible = null }: SignReminderProps) {
  const { data } = useQuery(LoadSignOffDue, { fetchPolicy: 'cache-and-network' });
  const due = data?.viewer?.signOffDue;
  if (!due || due.startDate === visible) return null;
  const { startDate, endDate, reason, staleReason } = due;
  const isStale = reason === 'STALE';
  return (
    <Alert
      variant={isStale ? 'warning' : 'default'}
      title={
        <Link
          to={`/hours?period=${startDate}`}
          className="tc:inline-block tc:underline tc:underline-offset-4 tc:pointer-coarse:-my-2 tc:pointer-coarse:py-2"
        >
          {isStale
            ? `${staleReason ?? 'Your hours changed'}: sign again`
            : `Review ${formatMonthDayRange(startDate, endDate)} and sign`}
        </Link>
      }
    />
  );
}
