import { useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { formatMonthDayRange } from '@timetrack/screens';
import { Alert } from '@timetrack/ui';
import { LoadSignOffDue } from './sign-reminder.graphql.js';

export function useSignOffDue() {
  const { data, loading } = useQuery(LoadSignOffDue, { fetchPolicy: 'cache-and-network' });
  return { due: data?.viewer?.signOffDue ?? null, isKnown: data !== undefined || !loading };
}

/** A line for a person who is asked to sign the hours of a pay period. Nothing otherwise, or after a failure. */
export function SignReminder() {
  const { due } = useSignOffDue();
  return due && <SignOffDue {...due} />;
}

type SignOffDueProps = NonNullable<ReturnType<typeof useSignOffDue>['due']>;

export function SignOffDue({ startDate, endDate, reason, staleReason }: SignOffDueProps) {
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
