import { useQuery } from '@timetrack/client';
import { type DateRange, LoadFailure } from '@timetrack/screens';
import { EmptyText, Section } from '../../../components/Section.js';
import { readFragment } from '../../../gql/index.js';
import { ReopenButton } from './ReopenButton.js';
import { RequestItem } from './RequestItem.js';
import { RequestReopeningButton } from './RequestReopeningButton.js';
import { LoadRequestsOfPeriod, ReopeningRequestFragment } from './reopening.graphql.js';

interface ReopeningProps {
  readonly period: DateRange;
  readonly canReopen: boolean;
  readonly canRequest: boolean;
}

/** How a closed period is reopened: directly, or with consent. Lists the requests for it, newest first. */
export function Reopening({ period, canReopen, canRequest }: ReopeningProps) {
  const { data, error, refetch } = useQuery(LoadRequestsOfPeriod, {
    variables: { startDate: period.startDate },
    fetchPolicy: 'cache-and-network',
  });
  const requests =
    data?.viewer?.reopeningRequests?.nodes.map((request) => readFragment(ReopeningRequestFragment, request)) ?? [];
  const isPending = requests.some(({ status }) => status === 'PENDING');
  return (
    <Section title="Reopen">
      <div className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-6 ad:gap-y-3">
        <div className="ad:min-w-0 ad:flex-1 ad:basis-56">
          <EmptyText>
            {canRequest
              ? 'An owner or administrator must agree before you can correct these hours.'
              : 'Reopen the period to correct its hours, and close it again afterwards.'}
          </EmptyText>
        </div>
        {canReopen && <ReopenButton period={period} />}
        {canRequest && data && !isPending && <RequestReopeningButton period={period} />}
      </div>
      {!data && error && <LoadFailure title="The requests could not be loaded" error={error} onRetry={refetch} />}
      {requests.length > 0 && (
        <ul aria-label="Reopening requests" className="ad:flex ad:flex-col ad:gap-2">
          {requests.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Section>
  );
}
