import type { ApolloClient } from '@timetrack/client';

const affected = /^Timeclock_(Home_LoadActiveTimesheet|Dashboard_Load|Timesheets_LoadPage)/;

/** Refetches what the viewer's own punch changes on the open screens. After a failure they keep what they have. */
export function refetchAfterPunch(client: ApolloClient): void {
  const refetched = client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => affected.test(query.queryName ?? ''),
  });
  refetched.catch(() => undefined);
}
