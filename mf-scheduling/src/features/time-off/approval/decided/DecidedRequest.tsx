import { formatWeekdayDateRange, fullName } from '@timetrack/screens';
import { Avatar, Badge, Button } from '@timetrack/ui';
import { Lock, Undo2 } from '@timetrack/ui/icons';
import type { DecidedRequest_RequestFragment } from '../../../../gql/graphql.js';
import { RequestDetails } from '../../components/RequestDetails.js';
import { StatusBadge } from '../../components/StatusBadge.js';

interface DecidedRequestProps {
  readonly request: DecidedRequest_RequestFragment;
  readonly onRevoke: (request: DecidedRequest_RequestFragment) => void;
}

export function DecidedRequest({ request, onRevoke }: DecidedRequestProps) {
  const { user, startDate, endDate, status } = request;
  return (
    <li className="sc:flex sc:flex-wrap sc:items-start sc:justify-between sc:gap-x-4 sc:gap-y-3 sc:py-4">
      <div className="sc:flex sc:min-w-0 sc:flex-1 sc:basis-72 sc:gap-3">
        <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
        <div className="sc:flex sc:min-w-0 sc:flex-col sc:gap-1.5">
          <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1.5">
            <h3 className="sc:font-medium sc:wrap-anywhere">{fullName(user)}</h3>
            <StatusBadge status={status} />
            {user.status === 'DISABLED' && <Badge variant="outline">Archived</Badge>}
          </div>
          <p className="sc:tabular-nums">{formatWeekdayDateRange(startDate, endDate)}</p>
          <RequestDetails request={request} />
        </div>
      </div>
      <Action request={request} onRevoke={onRevoke} />
    </li>
  );
}

function Action({ request, onRevoke }: DecidedRequestProps) {
  const { user, startDate, endDate } = request;
  if (request.canRevoke) {
    return (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Revoke the approval of ${fullName(user)}’s request for ${formatWeekdayDateRange(startDate, endDate)}`}
        onClick={() => onRevoke(request)}
      >
        <Undo2 aria-hidden="true" />
        Revoke
      </Button>
    );
  }
  if (request.status !== 'APPROVED' || !request.inClosedPayPeriod) return null;
  return (
    <p className="sc:flex sc:items-center sc:gap-1.5 sc:text-sm sc:text-muted-foreground">
      <Lock aria-hidden="true" className="sc:size-4 sc:shrink-0" />
      In a closed pay period
    </p>
  );
}
