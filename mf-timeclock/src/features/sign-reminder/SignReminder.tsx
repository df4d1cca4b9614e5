import { skipToken, useQuery } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { formatMonthDayRange, useToday } from '@timetrack/screens';
import { Alert, AlertTitle } from '@timetrack/ui';
import { LoadLastPeriods, LoadSignOff } from './sign-reminder.graphql.js';

/** A line on the home of a person who can sign the hours of the last pay period. Nothing otherwise, or after a failure. */
export function SignReminder() {
  const today = useToday();
  const { data: periods } = useQuery(LoadLastPeriods);
  const last = periods?.viewer?.payPeriods?.nodes.find(({ endDate }) => endDate < today);
  const variables = last && { startDate: last.startDate, endDate: last.endDate };
  const { data } = useQuery(LoadSignOff, variables ? { variables, fetchPolicy: 'cache-and-network' } : skipToken);
  const pay = data?.viewer?.myPay;
  if (!last || !pay?.canSignOff) return null;
  const { signOff } = pay;
  const days = formatMonthDayRange(last.startDate, last.endDate);
  return (
    <Alert variant={signOff?.staleAt ? 'warning' : 'default'}>
      <AlertTitle>
        <Link
          to={`/hours?period=${last.startDate}`}
          className="tc:inline-block tc:underline tc:underline-offset-4 tc:pointer-coarse:py-2"
        >
          {signOff?.staleAt ? `${signOff.staleReason ?? 'Your hours changed'}: sign again` : `Review ${days} and sign`}
        </Link>
      </AlertTitle>
    </Alert>
  );
}
