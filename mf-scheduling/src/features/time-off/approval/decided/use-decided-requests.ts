import { useQuery } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import { readFragment } from '../../../../gql/index.js';
import { DecidedRequestRequest, LoadDecidedRequests } from '../pto-requests.graphql.js';

const pageSize = 20;

export function useDecidedRequests(teamId: string | null) {
  const reportFailure = useReportFailure();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const { data, error, refetch, fetchMore } = useQuery(LoadDecidedRequests, {
    variables: { teamId, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const connection = data?.viewer?.decidedPtoRequests;

  async function loadMore(): Promise<void> {
    if (isLoadingMore || !connection) return;
    setLoadingMore(true);
    try {
      await fetchMore({ variables: { after: connection.pageInfo.endCursor } });
    } catch (failure) {
      reportFailure(failure, 'Failed to load more');
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    requests: connection?.edges.map(({ node }) => readFragment(DecidedRequestRequest, node)),
    total: connection?.totalCount ?? 0,
    isTotalExact: connection?.totalCountIsExact ?? true,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    error: data ? undefined : error,
    ...{ isLoadingMore, loadMore, refetch },
  };
}

export type DecidedRequestsState = ReturnType<typeof useDecidedRequests>;
