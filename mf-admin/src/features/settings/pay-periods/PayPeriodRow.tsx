import { useSession } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { Badge } from '@timetrack/ui';
import { Lock } from 'lucide-react';
import type { PayPeriodRow_PayPeriodFragment } from '../../../gql/graphql.js';
import { dateOf, rangeInWords, todayIn } from '../../../parts/days.js';
import { ClosePayPeriodButton } from './ClosePayPeriodButton.js';
import { ReopenPayPeriodButton } from './ReopenPayPeriodButton.js';
import { unapprovedAddress } from './unapproved-address.js';

const linkStyles = 'ad:font-medium ad:text-primary ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:py-2';

export function PayPeriodRow({ period }: { readonly period: PayPeriodRow_PayPeriodFragment }) {
  const { timezoneInForce } = useSession().user.organization;
  const { startDate, endDate, status, canReopen } = period;
  const today = todayIn(timezoneInForce);
  // Display only: whether it may be closed the server decides.
  const isOver = endDate < today;
  const days = rangeInWords(startDate, endDate);
  return (
    <li
      aria-label={days}
      className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3"
    >
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-64 ad:flex-col ad:gap-0.5">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:font-medium ad:tabular-nums">
          {days}
          <PeriodStatus closed={status === 'CLOSED'} when={whenOf({ startDate, isOver }, today)} />
        </p>
        {startDate <= today && <Facts period={period} timeZone={timezoneInForce} />}
      </div>
      <div className="ad:flex ad:items-center ad:gap-4 ad:text-sm">
        {startDate <= today && (
          <Link
            to={`/reports?type=PAYROLL_SUMMARY&startDate=${startDate}&endDate=${endDate}`}
            aria-label={`Report of ${days}`}
            className={linkStyles}
          >
            Report
          </Link>
        )}
        {status === 'OPEN' && isOver && <ClosePayPeriodButton period={period} />}
        {canReopen && <ReopenPayPeriodButton period={period} />}
      </div>
    </li>
  );
}

function whenOf(
  { startDate, isOver }: { readonly startDate: string; readonly isOver: boolean },
  today: string,
): string {
  if (isOver) return 'Open';
  return startDate <= today ? 'Under way' : 'To come';
}

function PeriodStatus({ closed, when }: { readonly closed: boolean; readonly when: string }) {
  if (!closed) return <Badge variant={when === 'Open' ? 'warning' : 'outline'}>{when}</Badge>;
  return (
    <Badge variant="success">
      <Lock aria-hidden="true" />
      Closed
    </Badge>
  );
}

function Facts({ period, timeZone }: { readonly period: PayPeriodRow_PayPeriodFragment; readonly timeZone: string }) {
  const { startDate, endDate, closedAt, closedBy, timesheetCount, unapprovedCount } = period;
  return (
    <p className="ad:text-sm ad:text-muted-foreground">
      {timesheetsInWords(timesheetCount)}
      {unapprovedCount > 0 && (
        <>
          {', '}
          <Link to={unapprovedAddress({ startDate, endDate })} className={linkStyles}>
            {unapprovedCount.toLocaleString('en-US')} not approved
          </Link>
        </>
      )}
      {closedAt && (
        <>
          {' · Closed '}
          <time dateTime={closedAt}>{dateOf(closedAt, timeZone)}</time>
          {closedBy && ` by ${closedBy.firstName} ${closedBy.lastName}`}
        </>
      )}
    </p>
  );
}

function timesheetsInWords(count: number): string {
  if (count === 0) return 'No timesheets';
  return count === 1 ? '1 timesheet' : `${count.toLocaleString('en-US')} timesheets`;
}
