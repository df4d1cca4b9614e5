import { dateOf, formatDate, formatWeekdayDateRange, fullName, useTimeZone } from '@timetrack/screens';
import { MessageSquareText } from '@timetrack/ui/icons';
import type { MyRequest_RequestFragment } from '../../../gql/graphql.js';
import { formatHours, formatPolicy } from '../components/labels.js';
import { StatusBadge } from '../components/StatusBadge.js';
import { CancelRequest } from './CancelRequest.js';

export function MyRequest({ request }: { readonly request: MyRequest_RequestFragment }) {
  const { startDate, endDate, status, managerNotes, policy } = request;
  return (
    <li className="sc:flex sc:flex-wrap sc:items-start sc:justify-between sc:gap-x-4 sc:gap-y-3 sc:py-4">
      <div className="sc:flex sc:min-w-0 sc:flex-1 sc:basis-64 sc:flex-col sc:gap-1.5">
        <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1.5">
          <p className="sc:font-medium sc:tabular-nums">{formatWeekdayDateRange(startDate, endDate)}</p>
          <StatusBadge status={status} />
        </div>
        <p className="sc:text-sm sc:text-muted-foreground sc:wrap-anywhere">
          {formatHours(request.hours)} · {formatPolicy(policy)}
          <Decision request={request} />
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
      {status === 'PENDING' && <CancelRequest request={request} />}
    </li>
  );
}

function Decision({ request }: { readonly request: MyRequest_RequestFragment }) {
  const timeZone = useTimeZone();
  const { decidedBy, decidedAt, revokedBy, revokedAt } = request;
  if (revokedBy && revokedAt) {
    return (
      <>
        {' '}
        · approval revoked by {fullName(revokedBy)}, {formatDate(dateOf(revokedAt, timeZone))}
      </>
    );
  }
  if (!decidedBy || !decidedAt) return null;
  return (
    <>
      {' '}
      · by {fullName(decidedBy)}, {formatDate(dateOf(decidedAt, timeZone))}
    </>
  );
}
