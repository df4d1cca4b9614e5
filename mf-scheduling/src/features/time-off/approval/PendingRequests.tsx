import { roleNames } from '@timetrack/contracts';
import {
  dateOf,
  formatDate,
  formatMonthDayRange,
  formatWeekdayDateRange,
  fullName,
  useTimeZone,
} from '@timetrack/screens';
import { Avatar, Badge, Button, Card, CardContent, EmptyState, Skeleton } from '@timetrack/ui';
import { Check, CircleCheckBig, X } from '@timetrack/ui/icons';
import type { PendingRequest_RequestFragment } from '../../../gql/graphql.js';
import { type FragmentType, readFragment } from '../../../gql/index.js';
import { Balances } from '../components/Balances.js';
import { formatHours, formatPolicy, pointAtDays } from '../components/labels.js';
import { RequestNote } from '../components/RequestDetails.js';
import { StatusBadge } from '../components/StatusBadge.js';
import type { Verdict } from './approval-address.js';
import { OthersOffTimeOff } from './pto-requests.graphql.js';
import { ScheduledShifts, ShortList } from './ShortList.js';

interface PendingRequestsProps {
  readonly requests: readonly PendingRequest_RequestFragment[] | undefined;
  readonly onDecide: (request: PendingRequest_RequestFragment, verdict: Verdict) => void;
  readonly onShowDecided: () => void;
}

export function PendingRequests({ requests, onDecide, onShowDecided }: PendingRequestsProps) {
  if (!requests) return <Loading />;
  if (requests.length === 0) return <NothingPending />;
  return (
    <>
      <Button variant="link" onClick={onShowDecided} className="sc:-my-2 sc:self-start sc:px-0">
        Go to the decided requests
      </Button>
      <ul aria-label="Pending requests" className="sc:flex sc:flex-col sc:gap-4">
        {requests.map((request) => (
          <PendingRequest key={request.id} request={request} onDecide={onDecide} />
        ))}
      </ul>
    </>
  );
}

function NothingPending() {
  return (
    <Card>
      <CardContent>
        <EmptyState
          icon={CircleCheckBig}
          title="No pending requests"
          description="New requests for time off appear here."
        />
      </CardContent>
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the requests" className="sc:flex sc:flex-col sc:gap-4">
      <Skeleton className="sc:h-64 sc:rounded-xl" />
      <Skeleton className="sc:h-64 sc:rounded-xl" />
    </div>
  );
}

interface PendingRequestProps {
  readonly request: PendingRequest_RequestFragment;
  readonly onDecide: (request: PendingRequest_RequestFragment, verdict: Verdict) => void;
}

function PendingRequest({ request, onDecide }: PendingRequestProps) {
  const { user, startDate, endDate, policy, balances } = request;
  return (
    <li>
      <Card>
        <CardContent className="sc:flex sc:flex-col sc:gap-5">
          <Requester request={request} />
          <div className="sc:flex sc:flex-wrap sc:items-baseline sc:gap-x-3 sc:gap-y-1">
            <p className="sc:text-lg sc:font-semibold sc:tracking-tight sc:tabular-nums">
              {formatWeekdayDateRange(startDate, endDate)}
            </p>
            <p className="sc:text-muted-foreground sc:wrap-anywhere">
              {`${formatHours(request.hours)} of ${formatPolicy(policy)}`}
            </p>
          </div>
          <RequestNote request={request} />
          <Balances balances={balances} />
          <div className="sc:grid sc:gap-5 sc:rounded-lg sc:bg-muted sc:p-4 sc:md:grid-cols-2">
            <OthersOff timeOff={request.othersOff} when={pointAtDays(request)} />
            <ScheduledShifts schedules={request.scheduledThen} requester={user} when={pointAtDays(request)} />
          </div>
          {request.canDecide && request.inClosedPayPeriod && (
            <p className="sc:text-sm sc:text-muted-foreground">
              These days are in a closed pay period. Ask an administrator to reopen it, or deny the request.
            </p>
          )}
          {request.canDecide ? (
            <Buttons request={request} onDecide={onDecide} />
          ) : (
            <p className="sc:text-sm sc:text-muted-foreground">Someone else has to decide this request.</p>
          )}
        </CardContent>
      </Card>
    </li>
  );
}

function Requester({ request: { user, createdAt } }: { readonly request: PendingRequest_RequestFragment }) {
  const timeZone = useTimeZone();
  return (
    <div className="sc:flex sc:items-center sc:gap-3">
      <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} />
      <div className="sc:min-w-0 sc:flex-1">
        <h2 className="sc:font-semibold sc:wrap-anywhere">{fullName(user)}</h2>
        {user.status === 'DISABLED' && <Badge variant="outline">Archived</Badge>}
        <p className="sc:text-sm sc:text-muted-foreground">
          {`${roleNames[user.role]} · requested ${formatDate(dateOf(createdAt, timeZone))}`}
        </p>
      </div>
      <span className="sc:self-start">
        <StatusBadge status="PENDING" />
      </span>
    </div>
  );
}

function Buttons({ request, onDecide }: PendingRequestProps) {
  const requestName = `${fullName(request.user)}’s request for ${formatWeekdayDateRange(request.startDate, request.endDate)}`;
  return (
    <div className="sc:grid sc:grid-cols-2 sc:gap-3 sc:sm:flex sc:sm:justify-end">
      <Button variant="outline" aria-label={`Deny ${requestName}`} onClick={() => onDecide(request, 'deny')}>
        <X aria-hidden="true" />
        <span>Deny</span>
      </Button>
      <Button
        variant="success"
        disabled={request.inClosedPayPeriod}
        aria-label={`Approve ${requestName}`}
        onClick={() => onDecide(request, 'approve')}
      >
        <Check aria-hidden="true" />
        <span>Approve</span>
      </Button>
    </div>
  );
}

interface OthersOffProps {
  readonly timeOff: readonly FragmentType<typeof OthersOffTimeOff>[];
  /** `on those days` */
  readonly when: string;
}

/** The approved time off of other people on the requested days. */
function OthersOff({ timeOff, when }: OthersOffProps) {
  const others = readFragment(OthersOffTimeOff, timeOff);
  return (
    <ShortList title="Also off" count={others.length} empty={`No one else is off ${when}`}>
      {others.map(({ id, user, startDate, endDate }) => (
        <li key={id} className="sc:flex sc:items-center sc:gap-2.5">
          <Avatar firstName={user.firstName} lastName={user.lastName} color={user.scheduleColor} size="sm" />
          <span className="sc:min-w-0 sc:flex-1 sc:wrap-anywhere">{fullName(user)}</span>
          <span className="sc:shrink-0 sc:text-muted-foreground sc:tabular-nums">
            {formatMonthDayRange(startDate, endDate)}
          </span>
        </li>
      ))}
    </ShortList>
  );
}
