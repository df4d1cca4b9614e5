import { dateOf, formatDate, formatWeekdayDateRange, fullName, useTimeZone } from '@timetrack/screens';
import { Avatar } from '@timetrack/ui';
import { Lock, MessageSquareText } from '@timetrack/ui/icons';
import type { DecidedRequest_RequestFragment } from '../../../../gql/graphql.js';
import { formatHours, formatPolicy } from '../../components/labels.js';
import { StatusBadge } from '../../components/StatusBadge.js';
import { RevokeApproval } from './RevokeApproval.js';

export function DecidedRequest({ request }: { readonly request: DecidedRequest_RequestFragment }) {
  const { user, startDate, endDate, status, policy, managerNotes } = request;
  return (
    <li className="sc:flex sc:flex-wrap sc:items-start sc:justify-between sc:gap-x-4 sc:gap-y-3 sc:py-4">
      <div className="sc:flex sc:min-w-0 sc:flex-1 sc:basis-72 sc:gap-3">
        <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
        <div className="sc:flex sc:min-w-0 sc:flex-col sc:gap-1.5">
          <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1.5">
            <h3 className="sc:font-medium sc:wrap-anywhere">{fullName(user)}</h3>
            <StatusBadge status={status} />
          </div>
          <p className="sc:tabular-nums">{formatWeekdayDateRange(startDate, endDate)}</p>
          <p className="sc:text-sm sc:text-muted-foreground sc:wrap-anywhere">
            {formatHours(request.hours)} · {formatPolicy(policy)} · {useDecisionText(request)}
          </p>
          {managerNotes && (
            <p className="sc:flex sc:items-start sc:gap-2 sc:text-sm sc:whitespace-pre-line sc:wrap-anywhere">
              <MessageSquareText
                aria-hidden="true"
                className="sc:mt-0.5 sc:size-4 sc:shrink-0 sc:text-muted-foreground"
              />
              <span>{managerNotes}</span>
            </p>
          )}
        </div>
      </div>
      <Action request={request} />
    </li>
  );
}

function Action({ request }: { readonly request: DecidedRequest_RequestFragment }) {
  if (request.canRevoke) return <RevokeApproval request={request} />;
  if (request.status !== 'APPROVED' || !request.inClosedPayPeriod) return null;
  return (
    <p className="sc:flex sc:items-center sc:gap-1.5 sc:text-sm sc:text-muted-foreground">
      <Lock aria-hidden="true" className="sc:size-4 sc:shrink-0" />
      In a closed pay period
    </p>
  );
}

/** `by Maria Mendez, Jul 3, 2026`, or who revoked the approval and when. */
function useDecisionText({ decidedBy, decidedAt, revokedBy, revokedAt }: DecidedRequest_RequestFragment): string {
  const timeZone = useTimeZone();
  const format = (instant: string | null) => (instant ? `, ${formatDate(dateOf(instant, timeZone))}` : '');
  if (revokedBy) return `approval revoked by ${fullName(revokedBy)}${format(revokedAt)}`;
  return decidedBy ? `by ${fullName(decidedBy)}${format(decidedAt)}` : '';
}
