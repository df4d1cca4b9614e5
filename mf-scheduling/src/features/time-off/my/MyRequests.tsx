import { Card, CardContent, CardHeader, CardTitle, EmptyState, Skeleton } from '@timetrack/ui';
import { TreePalm } from '@timetrack/ui/icons';
import type { MyRequest_RequestFragment } from '../../../gql/graphql.js';
import { MyRequest } from './MyRequest.js';

interface MyRequestsProps {
  /** Newest first. Undefined before they are loaded. */
  readonly requests: readonly MyRequest_RequestFragment[] | undefined;
}

export function MyRequests({ requests }: MyRequestsProps) {
  return (
    <Card aria-busy={!requests}>
      <CardHeader>
        <CardTitle>My PTO Requests</CardTitle>
      </CardHeader>
      <CardContent className="sc:pt-2 sc:md:pt-2">
        {!requests && <Loading />}
        {requests?.length === 0 && (
          <EmptyState
            icon={TreePalm}
            title="No PTO requests"
            description="Your requests and their decisions appear here."
          />
        )}
        {requests && requests.length > 0 && (
          <ul className="sc:divide-y sc:divide-border">
            {requests.map((request) => (
              <MyRequest key={request.id} request={request} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

function Loading() {
  return (
    <div className="sc:flex sc:flex-col sc:gap-4 sc:py-4">
      <Skeleton className="sc:h-12" />
      <Skeleton className="sc:h-12" />
      <Skeleton className="sc:h-12" />
    </div>
  );
}
