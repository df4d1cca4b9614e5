import { failureOf, useQuery } from '@timetrack/client';
import { useReportFailure } from '@timetrack/screens';
import { useState } from 'react';
import { LoadAuditLog } from './entry/audit.graphql.js';
import type { AuditFilter } from './filters/audit-filter.js';

const pageSize = 50;

export function useAuditLog({ actor, subject, about, from, to }: AuditFilter) {
  const reportFailure = useReportFailure();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(LoadAuditLog, {
    variables: { first: pageSize, actorId: actor, subjectType: subject, subjectId: about, from, to },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // The entries of the previous filter stay until those of the new one arrive.
  const latest = data ?? (error ? undefined : previousData);
  const connection = latest?.viewer?.auditLogs;

  async function loadMore(): Promise<void> {
    if (isLoadingMore || !connection) return;
    setIsLoadingMore(true);
    try {
      await fetchMore({ variables: { after: connection.pageInfo.endCursor } });
    } catch (failure) {
      reportFailure(failure, 'Failed to load more');
    } finally {
      setIsLoadingMore(false);
    }
  }

  return {
    entries: connection?.edges.map(({ node }) => node),
    total: connection?.totalCount ?? 0,
    isTotalExact: connection?.totalCountIsExact ?? true,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    /** The entries belong to the previous filter; those of the current one are being loaded. */
    isOutdated: !data && loading,
    error: data ? undefined : error,
    fields: error ? failureOf(error).fields : {},
    ...{ isLoadingMore, loadMore, refetch },
  };
}
