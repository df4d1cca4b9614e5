import { useCan } from '@timetrack/contracts';
import { Link } from '@timetrack/contracts/routing';
import { formatCount, formatDateRange, fullName } from '@timetrack/screens';
import { Button } from '@timetrack/ui';
import type { ApproveStep_ClosingCheckFragment } from '../../../gql/graphql.js';

interface UndecidedTimeOffProps {
  readonly count: number;
  readonly requests: ApproveStep_ClosingCheckFragment['undecidedTimeOff'];
}

export function UndecidedTimeOff({ count, requests }: UndecidedTimeOffProps) {
  const canDecide = useCan('SCREEN_TIME_OFF_APPROVAL');
  return (
    <div className="ad:flex ad:flex-col ad:gap-3">
      <ul
        aria-label="Undecided time off"
        className="ad:divide-y ad:divide-border ad:rounded-lg ad:border ad:border-border"
      >
        {requests.map(({ id, user, policyName, startDate, endDate, hours }) => (
          <li
            key={id}
            className="ad:flex ad:flex-col ad:gap-x-4 ad:gap-y-0.5 ad:px-4 ad:py-3 ad:text-sm ad:sm:flex-row ad:sm:items-baseline"
          >
            <span className="ad:min-w-0 ad:font-medium ad:wrap-anywhere ad:sm:w-56 ad:sm:shrink-0">
              {fullName(user)}
            </span>
            <span className="ad:min-w-0 ad:flex-1 ad:text-muted-foreground ad:wrap-anywhere">{policyName}</span>
            <span className="ad:text-muted-foreground ad:tabular-nums">
              {formatDateRange(startDate, endDate)} · {formatCount(hours, 'hour')}
            </span>
          </li>
        ))}
      </ul>
      <div className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-3">
        <p className="ad:text-sm ad:text-muted-foreground">
          {requests.length < count && `The first ${requests.length} of ${formatCount(count, 'request')}. `}
          {!canDecide && 'A manager or administrator decides them.'}
        </p>
        {canDecide && (
          <Button asChild variant="outline">
            <Link to="/pto-requests">Decide time off</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
