import { formatWeekdayDateRange } from '@timetrack/screens';
import type { MyRequest_RequestFragment } from '../../../gql/graphql.js';
import { RequestDetails } from '../components/RequestDetails.js';
import { StatusBadge } from '../components/StatusBadge.js';
import { CancelRequest } from './CancelRequest.js';

export function MyRequest({ request }: { readonly request: MyRequest_RequestFragment }) {
  const { startDate, endDate, status } = request;
  return (
    <li className="sc:flex sc:flex-wrap sc:items-start sc:justify-between sc:gap-x-4 sc:gap-y-3 sc:py-4">
      <div className="sc:flex sc:min-w-0 sc:flex-1 sc:basis-64 sc:flex-col sc:gap-1.5">
        <div className="sc:flex sc:flex-wrap sc:items-center sc:gap-x-3 sc:gap-y-1.5">
          <p className="sc:font-medium sc:tabular-nums">{formatWeekdayDateRange(startDate, endDate)}</p>
          <StatusBadge status={status} />
        </div>
        <RequestDetails request={request} />
      </div>
      {status === 'PENDING' && <CancelRequest request={request} />}
    </li>
  );
}
