import type { ReadOf } from '@timetrack/client';
import { Link } from '@timetrack/contracts/routing';
import { formatDate, formatDuration, formatWeekdayDate, fullName } from '@timetrack/screens';
import { cn } from '@timetrack/ui';
import { payKindLabels } from '../../../components/pay-labels.js';
import type { Admin_Payroll_LoadAdjustmentsQuery } from '../../../gql/graphql.js';
import { linkStyles } from '../steps/StepPanel.js';

export type AdjustmentEdge = ReadOf<Admin_Payroll_LoadAdjustmentsQuery, 'payrollAdjustments'>['edges'][number];

type AdjustmentLine = AdjustmentEdge['node']['lines'][number];

export function Differences({ adjustments }: { readonly adjustments: readonly AdjustmentEdge[] }) {
  return (
    <ul className="ad:flex ad:flex-col ad:gap-3">
      {adjustments.map(({ cursor, node: adjustment }) => (
        <li key={cursor} className="ad:flex ad:flex-col ad:gap-1">
          <p className="ad:font-medium ad:wrap-anywhere">
            {fullName(adjustment.user)}
            {adjustment.carriedTo && <CarriedTo date={adjustment.carriedTo} />}
          </p>
          <ul className="ad:flex ad:flex-col ad:gap-0.5">
            {adjustment.lines.map((line) => (
              <Line key={keyOf(line)} {...line} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function CarriedTo({ date }: { readonly date: string }) {
  return (
    <span className="ad:font-normal ad:text-muted-foreground">
      {', paid in the period of '}
      <Link to={`/payroll?${new URLSearchParams({ period: date })}`} className={linkStyles}>
        {formatDate(date)}
      </Link>
    </span>
  );
}

/** An adjustment has one line for each of these. */
function keyOf({ date, timesheetId, requestId, kind, payRule, job }: AdjustmentLine): string {
  return [date, timesheetId, requestId, kind, payRule, job?.id].join(' ');
}

function Line({ date, kind, job, policy, minutes }: AdjustmentLine) {
  const subject = job ?? policy;
  return (
    <li className="ad:flex ad:justify-between ad:gap-4 ad:text-muted-foreground ad:sm:max-w-96">
      <span className="ad:min-w-0 ad:wrap-anywhere">
        <time dateTime={date}>{formatWeekdayDate(date)}</time>, {payKindLabels[kind]}
        {subject && `, ${subject.name}`}
      </span>
      <span
        className={cn(
          'ad:font-medium ad:whitespace-nowrap ad:tabular-nums',
          minutes < 0 ? 'ad:text-destructive' : 'ad:text-success',
        )}
      >
        {minutes < 0 ? '−' : '+'}
        {formatDuration(Math.abs(minutes))}
      </span>
    </li>
  );
}
