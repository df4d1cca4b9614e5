import { failureOf, useQuery } from '@timetrack/client';
import { useState } from 'react';
import { readFragment } from '../../gql/index.js';
import { useTellFailure } from '../../network/use-tell-failure.js';
import { type AuditFilter, wanted } from './address/audit-address.js';
import { EntryAuditLogEntry, LoadAuditLog } from './audit.graphql.js';

const pageSize = 50;

/** The entries that the filter asks for, the newest first, a page at a time. */
export function useAuditLog(filter: AuditFilter) {
  const tellFailure = useTellFailure();
  const [loadingMore, setLoadingMore] = useState(false);
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(LoadAuditLog, {
    variables: { first: pageSize, ...wanted(filter) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // What was there stays until the answer to another question is.
  const shown = data ?? (error ? undefined : previousData);
  const connection = shown?.auditLogs;

  async function more(): Promise<void> {
    if (loadingMore || !connection) return;
    setLoadingMore(true);
    try {
      await fetchMore({ variables: { after: connection.pageInfo.endCursor } });
    } catch (failure) {
      tellFailure(failure, 'Failed to load more');
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    entries: connection?.edges.map(({ node }) => readFragment(EntryAuditLogEntry, node)),
    total: connection?.totalCount ?? 0,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    /** Shown, but the answer to the last question is still on its way. */
    outdated: !data && loading,
    error: data ? undefined : error,
    fields: error ? failureOf(error).fields : {},
    ...{ loadingMore, more, refetch },
  };
}
