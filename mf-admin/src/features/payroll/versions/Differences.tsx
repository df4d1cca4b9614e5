import { Link } from '@timetrack/contracts/routing';
import { formatDate, formatDuration, formatWeekdayDate, fullName } from '@timetrack/screens';
import { cn } from '@timetrack/ui';
import { payKindLabels } from '../../../components/pay-labels.js';
import type { Admin_Payroll_LoadAdjustmentsQuery } from '../../../gql/graphql.js';
import { linkStyles } from '../steps/StepPanel.js';

export type Adjustment = Admin_Payroll_LoadAdjustmentsQuery['payrollAdjustments']['edges'][number]['node'];

/** What changed against the previous version, person by person and line by line. */
export function Differences({ adjustments }: { readonly adjustments: readonly Adjustment[] }) {
  return (
    <ul className="ad:flex ad:flex-col ad:gap-3">
      {adjustments.map((adjustment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person can have two adjustments, and the list only grows
        <li key={index} className="ad:flex ad:flex-col ad:gap-1">
          <p className="ad:font-medium ad:wrap-anywhere">
            {fullName(adjustment.user)}
            {adjustment.carriedTo && <CarriedTo date={adjustment.carriedTo} />}
          </p>
          <ul className="ad:flex ad:flex-col ad:gap-0.5">
            {adjustment.lines.map((line) => (
              <Line key={`${line.date} ${line.kind} ${line.rule} ${line.minutes}`} {...line} />
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

function Line({ date, kind, minutes }: Adjustment['lines'][number]) {
  return (
    <li className="ad:flex ad:justify-between ad:gap-4 ad:text-muted-foreground ad:sm:max-w-96">
      <span>
        <time dateTime={date}>{formatWeekdayDate(date)}</time>, {payKindLabels[kind]}
      </span>
      <span className={cn('ad:font-medium ad:tabular-nums', minutes < 0 ? 'ad:text-destructive' : 'ad:text-success')}>
        {minutes < 0 ? '−' : '+'}
        {formatDuration(Math.abs(minutes))}
      </span>
    </li>
  );
}
