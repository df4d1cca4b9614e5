import { allPagesContext, failureOf, useQuery } from '@timetrack/client';
import { fullName, type PersonOption, useReportFailure } from '@timetrack/screens';
import { useMemo, useState } from 'react';
import { readFragment } from '../../gql/index.js';
import { EntryRowAuditLogEntry, LoadActors, LoadAuditLog } from './audit.graphql.js';
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
    entries: connection?.edges.map(({ node }) => readFragment(EntryRowAuditLogEntry, node)),
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

export type ActorStatus = 'active' | 'archived' | 'deleted' | 'unknown';

/** The users who may have entries in the log, archived ones last. While they load, the status of an actor is unknown. */
export function useActors() {
  const { data } = useQuery(LoadActors, {
    context: allPagesContext,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return useMemo(() => {
    const users = (data?.viewer?.users?.nodes ?? []).toSorted(
      (one, other) => Number(isArchived(one)) - Number(isArchived(other)) || compareNames(one, other),
    );
    const actors = users.map(({ id, firstName, lastName, status }): PersonOption => {
      const actor = { id, firstName, lastName };
      return isArchived({ status }) ? { ...actor, note: 'Archived' } : actor;
    });
    const statusOf = (id: string): ActorStatus => {
      if (!data) return 'unknown';
      const user = users.find((one) => one.id === id);
      if (!user) return 'deleted';
      return isArchived(user) ? 'archived' : 'active';
    };
    return { actors, statusOf };
  }, [data]);
}

const isArchived = ({ status }: { readonly status: string }): boolean => status === 'DISABLED';

const compareNames = (one: PersonOption, other: PersonOption): number =>
  fullName(one).localeCompare(fullName(other), 'en');
