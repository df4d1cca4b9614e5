import { Link } from '@timetrack/contracts/routing';
import { dateOf, formatCount, formatDate, formatDateRange, fullName, useTimeZone, useToday } from '@timetrack/screens';
import { Badge } from '@timetrack/ui';
import { Lock } from '@timetrack/ui/icons';
import type { PayPeriodRow_PayPeriodFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { ClosePayPeriodButton } from './ClosePayPeriodButton.js';
import { unapprovedAddress } from './pay-period-plan.js';
import { PayPeriodRowPayPeriod } from './pay-periods.graphql.js';
import { ReopenPayPeriodButton } from './ReopenPayPeriodButton.js';

const linkStyles = 'ad:font-medium ad:text-primary ad:underline-offset-4 ad:hover:underline ad:pointer-coarse:py-2';

export function PayPeriodRow(props: { readonly period: FragmentType<typeof PayPeriodRowPayPeriod> }) {
  const today = useToday();
  const period = readFragment(PayPeriodRowPayPeriod, props.period);
  const { startDate, endDate, status, canReopen } = period;
  const hasStarted = startDate <= today;
  // Only determines what is displayed. The server decides whether the period may be closed.
  const isOver = endDate < today;
  const days = formatDateRange(startDate, endDate);
  return (
    <li
      aria-label={days}
      className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3"
    >
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-64 ad:flex-col ad:gap-0.5">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:font-medium ad:tabular-nums">
          {days}
          {status === 'CLOSED' ? <ClosedBadge /> : <OpenBadge hasStarted={hasStarted} isOver={isOver} />}
        </p>
        {hasStarted && <PeriodDetails period={period} />}
      </div>
      <div className="ad:flex ad:items-center ad:gap-4 ad:text-sm">
        {hasStarted && (
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

function ClosedBadge() {
  return (
    <Badge variant="success">
      <Lock aria-hidden="true" />
      Closed
    </Badge>
  );
}

function OpenBadge({ hasStarted, isOver }: { readonly hasStarted: boolean; readonly isOver: boolean }) {
  if (isOver) return <Badge variant="warning">Open</Badge>;
  return <Badge variant="outline">{hasStarted ? 'Current' : 'Upcoming'}</Badge>;
}

function PeriodDetails({ period }: { readonly period: PayPeriodRow_PayPeriodFragment }) {
  const timeZone = useTimeZone();
  const { startDate, endDate, closedAt, closedBy, timesheetCount, unapprovedCount } = period;
  return (
    <p className="ad:text-sm ad:text-muted-foreground">
      {timesheetCount === 0 ? 'No timesheets' : formatCount(timesheetCount, 'timesheet')}
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
          <time dateTime={closedAt}>{formatDate(dateOf(closedAt, timeZone))}</time>
          {closedBy && ` by ${fullName(closedBy)}`}
        </>
      )}
    </p>
  );
}
